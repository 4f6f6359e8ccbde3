CREATE TABLE "nachrechnung" (
	"verein_id" text NOT NULL,
	"begonnen_am" bigint NOT NULL,
	"beendet_am" bigint NOT NULL,
	"eintraege" integer NOT NULL,
	"siegel" text NOT NULL,
	"abweichung" text,
	CONSTRAINT "nachrechnung_pk" PRIMARY KEY("verein_id")
);
--> statement-breakpoint
CREATE TABLE "abnahme" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"spieltag_id" text NOT NULL,
	"spieler_id" text NOT NULL,
	"art" text NOT NULL,
	"konto_name" text NOT NULL,
	"zeit" bigint NOT NULL,
	"fassung" integer NOT NULL,
	"stand" text NOT NULL,
	CONSTRAINT "abnahme_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "abnahme_spieler" UNIQUE("verein_id","spieltag_id","spieler_id","fassung"),
	CONSTRAINT "abnahme_art" CHECK (art IN ('selbst', 'am-tisch')),
	CONSTRAINT "abnahme_fassung" CHECK (fassung >= 0)
);
--> statement-breakpoint
CREATE TABLE "einspruch" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"spieltag_id" text NOT NULL,
	"spiel_id" text NOT NULL,
	"spiel_version" integer NOT NULL,
	"grund" text NOT NULL,
	"spieler_id" text,
	"konto_id" text NOT NULL,
	"konto_name" text NOT NULL,
	"erhoben_am" bigint NOT NULL,
	"zustand" text NOT NULL,
	"antwort" text,
	"entschieden_von" text,
	"entschieden_am" bigint,
	"quittiert" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "einspruch_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "einspruch_zustand" CHECK (zustand IN ('offen', 'angenommen', 'abgelehnt', 'zurueckgenommen')),
	CONSTRAINT "einspruch_entschieden" CHECK ((zustand = 'offen') = (entschieden_am IS NULL) AND (entschieden_am IS NULL) = (entschieden_von IS NULL)),
	CONSTRAINT "einspruch_quittiert" CHECK (quittiert IN (0, 1)),
	CONSTRAINT "einspruch_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "spielername" (
	"verein_id" text NOT NULL,
	"spieler_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "spielername_pk" PRIMARY KEY("verein_id","spieler_id","version"),
	CONSTRAINT "spielername_version" CHECK (version >= 1)
);
--> statement-breakpoint
ALTER TABLE "protokoll" ADD COLUMN "spieltag_id" text;--> statement-breakpoint
ALTER TABLE "protokoll" ADD COLUMN "folge" text;--> statement-breakpoint
ALTER TABLE "protokoll" ADD COLUMN "klartext" text;--> statement-breakpoint
ALTER TABLE "nachrechnung" ADD CONSTRAINT "nachrechnung_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abnahme" ADD CONSTRAINT "abnahme_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abnahme" ADD CONSTRAINT "abnahme_spieltag_fk" FOREIGN KEY ("verein_id","spieltag_id") REFERENCES "public"."spieltag"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abnahme" ADD CONSTRAINT "abnahme_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einspruch" ADD CONSTRAINT "einspruch_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einspruch" ADD CONSTRAINT "einspruch_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einspruch" ADD CONSTRAINT "einspruch_spieltag_fk" FOREIGN KEY ("verein_id","spieltag_id") REFERENCES "public"."spieltag"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einspruch" ADD CONSTRAINT "einspruch_spiel_fk" FOREIGN KEY ("verein_id","spiel_id","spiel_version") REFERENCES "public"."spiel"("verein_id","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einspruch" ADD CONSTRAINT "einspruch_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spielername" ADD CONSTRAINT "spielername_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spielername" ADD CONSTRAINT "spielername_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "einspruch_spieltag" ON "einspruch" USING btree ("verein_id","spieltag_id");--> statement-breakpoint
CREATE INDEX "protokoll_spieltag" ON "protokoll" USING btree ("verein_id","spieltag_id");