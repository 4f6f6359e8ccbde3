CREATE TABLE `einladung` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`rolle` text NOT NULL,
	`spieler_id` text,
	`ablauf` integer NOT NULL,
	`angenommen` integer NOT NULL,
	`widerrufen` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "einladung_rolle" CHECK(rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')),
	CONSTRAINT "einladung_schalter" CHECK(angenommen IN (0, 1) AND widerrufen IN (0, 1)),
	CONSTRAINT "einladung_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `einladung_token` ON `einladung` (`token_hash`);--> statement-breakpoint
CREATE TABLE `einrichtung` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`erstellt_am` integer NOT NULL,
	`verbraucht_am` integer
);
--> statement-breakpoint
CREATE TABLE `konto` (
	`id` text PRIMARY KEY NOT NULL,
	`anmeldename` text NOT NULL,
	`anmeldename_schluessel` text NOT NULL,
	`name` text NOT NULL,
	`passwort` text NOT NULL,
	`erstellt_am` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `konto_anmeldename` ON `konto` (`anmeldename_schluessel`);--> statement-breakpoint
CREATE TABLE `mitglied` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`konto_id` text NOT NULL,
	`rolle` text NOT NULL,
	`spieler_id` text,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mitglied_rolle" CHECK(rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')),
	CONSTRAINT "mitglied_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mitglied_konto` ON `mitglied` (`verein_id`,`konto_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mitglied_spieler` ON `mitglied` (`verein_id`,`spieler_id`);--> statement-breakpoint
CREATE TABLE `protokoll` (
	`verein_id` text NOT NULL,
	`seq` integer NOT NULL,
	`op_id` text NOT NULL,
	`art` text NOT NULL,
	`basis` integer NOT NULL,
	`daten` text NOT NULL,
	`konto_id` text NOT NULL,
	`konto_name` text NOT NULL,
	`geraet` text NOT NULL,
	`zeit` integer NOT NULL,
	`vorgaenger_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`verein_id`, `seq`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "protokoll_seq" CHECK(seq >= 1),
	CONSTRAINT "protokoll_hash" CHECK(length(hash) = 64 AND length(vorgaenger_hash) = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `protokoll_op` ON `protokoll` (`verein_id`,`op_id`);--> statement-breakpoint
CREATE TABLE `runde` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`spieltag_id` text NOT NULL,
	`nummer` integer NOT NULL,
	`regelwerk` text NOT NULL,
	`einstellungen` text NOT NULL,
	`sitze` text NOT NULL,
	`erster_geber` text NOT NULL,
	`ende` text,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieltag_id`) REFERENCES `spieltag`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`erster_geber`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "runde_ende" CHECK(ende IN ('gespielt', 'vorzeitig')),
	CONSTRAINT "runde_version" CHECK(version >= 1 AND nummer >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runde_nummer` ON `runde` (`verein_id`,`spieltag_id`,`nummer`);--> statement-breakpoint
CREATE TABLE `saison` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_schluessel` text NOT NULL,
	`regelwerk` text NOT NULL,
	`einstellungen` text NOT NULL,
	`spieler` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "saison_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saison_name` ON `saison` (`verein_id`,`name_schluessel`);--> statement-breakpoint
CREATE TABLE `sitzung` (
	`id` text PRIMARY KEY NOT NULL,
	`konto_id` text NOT NULL,
	`geraet` text NOT NULL,
	`erstellt_am` integer NOT NULL,
	`zuletzt_am` integer NOT NULL,
	`ablauf` integer NOT NULL,
	`widerrufen_am` integer,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sitzung_konto` ON `sitzung` (`konto_id`);--> statement-breakpoint
CREATE TABLE `spiel` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`version` integer NOT NULL,
	`vorgaenger` integer,
	`runde_id` text NOT NULL,
	`position` integer NOT NULL,
	`spiel` text NOT NULL,
	`besetzung` text NOT NULL,
	`gestrichen` integer NOT NULL,
	`grund` text,
	`konto_id` text NOT NULL,
	`konto_name` text NOT NULL,
	`erfasst_am` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`, `version`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`runde_id`) REFERENCES `runde`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`id`,`vorgaenger`) REFERENCES `spiel`(`verein_id`,`id`,`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "spiel_kette" CHECK((version = 1 AND vorgaenger IS NULL) OR (version > 1 AND vorgaenger IS NOT NULL AND vorgaenger = version - 1)),
	CONSTRAINT "spiel_gestrichen" CHECK(gestrichen IN (0, 1)),
	CONSTRAINT "spiel_position_positiv" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spiel_position` ON `spiel` (`verein_id`,`runde_id`,`position`) WHERE version = 1;--> statement-breakpoint
CREATE INDEX `spiel_runde` ON `spiel` (`verein_id`,`runde_id`);--> statement-breakpoint
CREATE TABLE `spieler` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_schluessel` text NOT NULL,
	`gast` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "spieler_gast" CHECK(gast IN (0, 1)),
	CONSTRAINT "spieler_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spieler_name` ON `spieler` (`verein_id`,`name_schluessel`);--> statement-breakpoint
CREATE TABLE `spieltag` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`saison_id` text NOT NULL,
	`datum` text NOT NULL,
	`reihenfolge` integer NOT NULL,
	`ort` text,
	`entschuldigt` text NOT NULL,
	`endstand` text,
	`ende` text,
	`gestrichen` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`saison_id`) REFERENCES `saison`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "spieltag_datum_form" CHECK(length(datum) = 10),
	CONSTRAINT "spieltag_ende" CHECK(ende IN ('gespielt', 'vorzeitig')),
	CONSTRAINT "spieltag_gestrichen" CHECK(gestrichen IN (0, 1)),
	CONSTRAINT "spieltag_version" CHECK(version >= 1 AND reihenfolge >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spieltag_datum` ON `spieltag` (`verein_id`,`saison_id`,`datum`,`reihenfolge`);--> statement-breakpoint
CREATE TABLE `verein` (
	`id` text PRIMARY KEY NOT NULL,
	`kurz` text NOT NULL,
	`name` text NOT NULL,
	`erstellt_am` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verein_kurz` ON `verein` (`kurz`);