CREATE TABLE `freigabe` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`spieltag_id` text,
	`saison_id` text,
	`recht` text NOT NULL,
	`konto_id` text NOT NULL,
	`konto_name` text NOT NULL,
	`erstellt_am` integer NOT NULL,
	`widerrufen` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`konto_id`) REFERENCES `konto`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieltag_id`) REFERENCES `spieltag`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`saison_id`) REFERENCES `saison`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "freigabe_ziel" CHECK((spieltag_id IS NULL) <> (saison_id IS NULL)),
	CONSTRAINT "freigabe_recht" CHECK(recht = 'lesen' OR (recht = 'eintragen' AND saison_id IS NULL)),
	CONSTRAINT "freigabe_widerrufen" CHECK(widerrufen IN (0, 1)),
	CONSTRAINT "freigabe_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE INDEX `freigabe_spieltag` ON `freigabe` (`verein_id`,`spieltag_id`);--> statement-breakpoint
CREATE INDEX `freigabe_saison` ON `freigabe` (`verein_id`,`saison_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `freigabe_token` ON `freigabe` (`token_hash`);--> statement-breakpoint
-- A link that was withdrawn never opens anything again, and none is forgotten.
CREATE TRIGGER freigabe_bleibt_zurueckgezogen BEFORE UPDATE ON freigabe WHEN OLD.widerrufen = 1
BEGIN
  SELECT RAISE(ABORT, 'freigabe ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER freigabe_kein_delete BEFORE DELETE ON freigabe
BEGIN
  SELECT RAISE(ABORT, 'freigabe ist unveraenderlich');
END;
