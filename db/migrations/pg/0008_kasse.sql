CREATE TABLE "buchung" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"saison_id" text NOT NULL,
	"art" text NOT NULL,
	"cent" integer NOT NULL,
	"zweck" text NOT NULL,
	"datum" text NOT NULL,
	"spieler_id" text,
	"konto_name" text NOT NULL,
	"gebucht_am" bigint NOT NULL,
	"gestrichen" integer NOT NULL,
	"grund" text,
	"version" integer NOT NULL,
	CONSTRAINT "buchung_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "buchung_art" CHECK (art IN ('einzahlung', 'auszahlung')),
	CONSTRAINT "buchung_cent" CHECK (cent BETWEEN 1 AND 1000000),
	CONSTRAINT "buchung_datum_form" CHECK (length(datum) = 10),
	CONSTRAINT "buchung_gestrichen" CHECK (gestrichen IN (0, 1)),
	CONSTRAINT "buchung_grund" CHECK ((grund IS NULL) = (gestrichen = 0)),
	CONSTRAINT "buchung_version" CHECK (version >= 1)
);
--> statement-breakpoint
ALTER TABLE "buchung" ADD CONSTRAINT "buchung_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buchung" ADD CONSTRAINT "buchung_saison_fk" FOREIGN KEY ("verein_id","saison_id") REFERENCES "public"."saison"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buchung" ADD CONSTRAINT "buchung_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buchung_saison" ON "buchung" USING btree ("verein_id","saison_id");--> statement-breakpoint
-- What was booked stays as it was: a booking can be struck, once, and none is forgotten.
CREATE TRIGGER buchung_bleibt BEFORE UPDATE ON buchung
FOR EACH ROW WHEN (OLD.gestrichen = 1
  OR NEW.verein_id <> OLD.verein_id OR NEW.id <> OLD.id OR NEW.saison_id <> OLD.saison_id
  OR NEW.art <> OLD.art OR NEW.cent <> OLD.cent OR NEW.zweck <> OLD.zweck
  OR NEW.konto_name <> OLD.konto_name OR NEW.gebucht_am <> OLD.gebucht_am
  OR NEW.datum <> OLD.datum OR NEW.spieler_id IS DISTINCT FROM OLD.spieler_id) EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER buchung_unveraenderlich BEFORE DELETE ON buchung
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER buchung_nicht_leeren BEFORE TRUNCATE ON buchung
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
