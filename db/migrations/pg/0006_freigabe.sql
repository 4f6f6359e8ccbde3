CREATE TABLE "freigabe" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"spieltag_id" text,
	"saison_id" text,
	"recht" text NOT NULL,
	"konto_id" text NOT NULL,
	"konto_name" text NOT NULL,
	"erstellt_am" bigint NOT NULL,
	"widerrufen" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "freigabe_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "freigabe_token" UNIQUE("token_hash"),
	CONSTRAINT "freigabe_ziel" CHECK ((spieltag_id IS NULL) <> (saison_id IS NULL)),
	CONSTRAINT "freigabe_recht" CHECK (recht = 'lesen' OR (recht = 'eintragen' AND saison_id IS NULL)),
	CONSTRAINT "freigabe_widerrufen" CHECK (widerrufen IN (0, 1)),
	CONSTRAINT "freigabe_version" CHECK (version >= 1)
);
--> statement-breakpoint
ALTER TABLE "freigabe" ADD CONSTRAINT "freigabe_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freigabe" ADD CONSTRAINT "freigabe_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freigabe" ADD CONSTRAINT "freigabe_spieltag_fk" FOREIGN KEY ("verein_id","spieltag_id") REFERENCES "public"."spieltag"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freigabe" ADD CONSTRAINT "freigabe_saison_fk" FOREIGN KEY ("verein_id","saison_id") REFERENCES "public"."saison"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freigabe_spieltag" ON "freigabe" USING btree ("verein_id","spieltag_id");--> statement-breakpoint
CREATE INDEX "freigabe_saison" ON "freigabe" USING btree ("verein_id","saison_id");--> statement-breakpoint
-- A link that was withdrawn never opens anything again, and none is forgotten.
CREATE TRIGGER freigabe_bleibt_zurueckgezogen BEFORE UPDATE ON freigabe
FOR EACH ROW WHEN (OLD.widerrufen = 1) EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER freigabe_unveraenderlich BEFORE DELETE ON freigabe
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER freigabe_nicht_leeren BEFORE TRUNCATE ON freigabe
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
