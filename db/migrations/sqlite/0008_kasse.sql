CREATE TABLE `buchung` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`saison_id` text NOT NULL,
	`art` text NOT NULL,
	`cent` integer NOT NULL,
	`zweck` text NOT NULL,
	`datum` text NOT NULL,
	`spieler_id` text,
	`konto_name` text NOT NULL,
	`gebucht_am` integer NOT NULL,
	`gestrichen` integer NOT NULL,
	`grund` text,
	`version` integer NOT NULL,
	PRIMARY KEY(`verein_id`, `id`),
	FOREIGN KEY (`verein_id`) REFERENCES `verein`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`saison_id`) REFERENCES `saison`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`verein_id`,`spieler_id`) REFERENCES `spieler`(`verein_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "buchung_art" CHECK(art IN ('einzahlung', 'auszahlung')),
	CONSTRAINT "buchung_cent" CHECK(cent BETWEEN 1 AND 1000000),
	CONSTRAINT "buchung_datum_form" CHECK(length(datum) = 10),
	CONSTRAINT "buchung_gestrichen" CHECK(gestrichen IN (0, 1)),
	CONSTRAINT "buchung_grund" CHECK((grund IS NULL) = (gestrichen = 0)),
	CONSTRAINT "buchung_version" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE INDEX `buchung_saison` ON `buchung` (`verein_id`,`saison_id`);--> statement-breakpoint
-- What was booked stays as it was: a booking can be struck, once, and none is forgotten.
CREATE TRIGGER buchung_bleibt BEFORE UPDATE ON buchung WHEN OLD.gestrichen = 1
  OR NEW.verein_id <> OLD.verein_id OR NEW.id <> OLD.id OR NEW.saison_id <> OLD.saison_id
  OR NEW.art <> OLD.art OR NEW.cent <> OLD.cent OR NEW.zweck <> OLD.zweck
  OR NEW.konto_name <> OLD.konto_name OR NEW.gebucht_am <> OLD.gebucht_am
  OR NEW.datum <> OLD.datum OR NEW.spieler_id IS NOT OLD.spieler_id
BEGIN
  SELECT RAISE(ABORT, 'buchung ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER buchung_kein_delete BEFORE DELETE ON buchung
BEGIN
  SELECT RAISE(ABORT, 'buchung ist unveraenderlich');
END;
