CREATE TABLE `nachrechnung` (
	`verein_id` text PRIMARY KEY NOT NULL,
	`begonnen_am` integer NOT NULL,
	`beendet_am` integer NOT NULL,
	`eintraege` integer NOT NULL,
	`siegel` text NOT NULL,
	`abweichung` text,
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `abnahme` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`spieltag_id` text NOT NULL,
	`spieler_id` text NOT NULL,
	`art` text NOT NULL,
	`konto_name` text NOT NULL,
	`zeit` integer NOT NULL,
	`fassung` integer NOT NULL,
	`stand` text NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieltag_id`) REFERENCES `spieltag`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "abnahme_art" CHECK(art IN ('selbst', 'am-tisch')),
	CONSTRAINT "abnahme_fassung" CHECK(fassung >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `abnahme_spieler` ON `abnahme` (`verein_id`,`spieltag_id`,`spieler_id`,`fassung`);--> statement-breakpoint
CREATE TABLE `einspruch` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`spieltag_id` text NOT NULL,
	`spiel_id` text NOT NULL,
	`spiel_version` integer NOT NULL,
	`grund` text NOT NULL,
	`spieler_id` text,
	`konto_id` text NOT NULL,
	`konto_name` text NOT NULL,
	`erhoben_am` integer NOT NULL,
	`zustand` text NOT NULL,
	`antwort` text,
	`entschieden_von` text,
	`entschieden_am` integer,
	`quittiert` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieltag_id`) REFERENCES `spieltag`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spiel_id`,`spiel_version`) REFERENCES `spiel`(`verein_id`,`id`,`version`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "einspruch_zustand" CHECK(zustand IN ('offen', 'angenommen', 'abgelehnt', 'zurueckgenommen')),
	CONSTRAINT "einspruch_entschieden" CHECK((zustand = 'offen') = (entschieden_am IS NULL) AND (entschieden_am IS NULL) = (entschieden_von IS NULL)),
	CONSTRAINT "einspruch_quittiert" CHECK(quittiert IN (0, 1)),
	CONSTRAINT "einspruch_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE INDEX `einspruch_spieltag` ON `einspruch` (`verein_id`,`spieltag_id`);--> statement-breakpoint
CREATE TABLE `spielername` (
	`verein_id` text NOT NULL,
	`spieler_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`verein_id`, `spieler_id`, `version`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "spielername_version" CHECK(version >= 1)
);
--> statement-breakpoint
ALTER TABLE `protokoll` ADD `spieltag_id` text;--> statement-breakpoint
ALTER TABLE `protokoll` ADD `folge` text;--> statement-breakpoint
ALTER TABLE `protokoll` ADD `klartext` text;--> statement-breakpoint
CREATE INDEX `protokoll_spieltag` ON `protokoll` (`verein_id`,`spieltag_id`);