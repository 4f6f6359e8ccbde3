CREATE TABLE "einladung" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"rolle" text NOT NULL,
	"spieler_id" text,
	"ablauf" bigint NOT NULL,
	"angenommen" integer NOT NULL,
	"widerrufen" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "einladung_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "einladung_token" UNIQUE("token_hash"),
	CONSTRAINT "einladung_rolle" CHECK (rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')),
	CONSTRAINT "einladung_schalter" CHECK (angenommen IN (0, 1) AND widerrufen IN (0, 1)),
	CONSTRAINT "einladung_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "einrichtung" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"erstellt_am" bigint NOT NULL,
	"verbraucht_am" bigint
);
--> statement-breakpoint
CREATE TABLE "konto" (
	"id" text PRIMARY KEY NOT NULL,
	"anmeldename" text NOT NULL,
	"anmeldename_schluessel" text NOT NULL,
	"name" text NOT NULL,
	"passwort" text NOT NULL,
	"erstellt_am" bigint NOT NULL,
	CONSTRAINT "konto_anmeldename" UNIQUE("anmeldename_schluessel")
);
--> statement-breakpoint
CREATE TABLE "mitglied" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"konto_id" text NOT NULL,
	"rolle" text NOT NULL,
	"spieler_id" text,
	"version" integer NOT NULL,
	CONSTRAINT "mitglied_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "mitglied_konto" UNIQUE("verein_id","konto_id"),
	CONSTRAINT "mitglied_spieler" UNIQUE("verein_id","spieler_id"),
	CONSTRAINT "mitglied_rolle" CHECK (rolle IN ('verwaltung', 'schreiber', 'mitglied', 'leser')),
	CONSTRAINT "mitglied_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "protokoll" (
	"verein_id" text NOT NULL,
	"seq" integer NOT NULL,
	"op_id" text NOT NULL,
	"art" text NOT NULL,
	"basis" integer NOT NULL,
	"daten" text NOT NULL,
	"konto_id" text NOT NULL,
	"konto_name" text NOT NULL,
	"geraet" text NOT NULL,
	"zeit" bigint NOT NULL,
	"vorgaenger_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "protokoll_pk" PRIMARY KEY("verein_id","seq"),
	CONSTRAINT "protokoll_op" UNIQUE("verein_id","op_id"),
	CONSTRAINT "protokoll_seq" CHECK (seq >= 1),
	CONSTRAINT "protokoll_hash" CHECK (length(hash) = 64 AND length(vorgaenger_hash) = 64)
);
--> statement-breakpoint
CREATE TABLE "runde" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"spieltag_id" text NOT NULL,
	"nummer" integer NOT NULL,
	"regelwerk" text NOT NULL,
	"einstellungen" text NOT NULL,
	"sitze" text NOT NULL,
	"erster_geber" text NOT NULL,
	"ende" text,
	"version" integer NOT NULL,
	CONSTRAINT "runde_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "runde_nummer" UNIQUE("verein_id","spieltag_id","nummer"),
	CONSTRAINT "runde_ende" CHECK (ende IN ('gespielt', 'vorzeitig')),
	CONSTRAINT "runde_version" CHECK (version >= 1 AND nummer >= 1)
);
--> statement-breakpoint
CREATE TABLE "saison" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_schluessel" text NOT NULL,
	"regelwerk" text NOT NULL,
	"einstellungen" text NOT NULL,
	"spieler" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "saison_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "saison_name" UNIQUE("verein_id","name_schluessel"),
	CONSTRAINT "saison_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "sitzung" (
	"id" text PRIMARY KEY NOT NULL,
	"konto_id" text NOT NULL,
	"geraet" text NOT NULL,
	"erstellt_am" bigint NOT NULL,
	"zuletzt_am" bigint NOT NULL,
	"ablauf" bigint NOT NULL,
	"widerrufen_am" bigint
);
--> statement-breakpoint
CREATE TABLE "spiel" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"vorgaenger" integer,
	"runde_id" text NOT NULL,
	"position" integer NOT NULL,
	"spiel" text NOT NULL,
	"besetzung" text NOT NULL,
	"gestrichen" integer NOT NULL,
	"grund" text,
	"konto_id" text NOT NULL,
	"konto_name" text NOT NULL,
	"erfasst_am" bigint NOT NULL,
	CONSTRAINT "spiel_pk" PRIMARY KEY("verein_id","id","version"),
	CONSTRAINT "spiel_kette" CHECK ((version = 1 AND vorgaenger IS NULL) OR (version > 1 AND vorgaenger IS NOT NULL AND vorgaenger = version - 1)),
	CONSTRAINT "spiel_gestrichen" CHECK (gestrichen IN (0, 1)),
	CONSTRAINT "spiel_position_positiv" CHECK (position >= 1)
);
--> statement-breakpoint
CREATE TABLE "spieler" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_schluessel" text NOT NULL,
	"gast" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "spieler_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "spieler_name" UNIQUE("verein_id","name_schluessel"),
	CONSTRAINT "spieler_gast" CHECK (gast IN (0, 1)),
	CONSTRAINT "spieler_version" CHECK (version >= 1)
);
--> statement-breakpoint
CREATE TABLE "spieltag" (
	"verein_id" text NOT NULL,
	"id" text NOT NULL,
	"saison_id" text NOT NULL,
	"datum" text NOT NULL,
	"reihenfolge" integer NOT NULL,
	"ort" text,
	"entschuldigt" text NOT NULL,
	"endstand" text,
	"ende" text,
	"gestrichen" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "spieltag_pk" PRIMARY KEY("verein_id","id"),
	CONSTRAINT "spieltag_datum" UNIQUE("verein_id","saison_id","datum","reihenfolge"),
	CONSTRAINT "spieltag_datum_form" CHECK (length(datum) = 10),
	CONSTRAINT "spieltag_ende" CHECK (ende IN ('gespielt', 'vorzeitig')),
	CONSTRAINT "spieltag_gestrichen" CHECK (gestrichen IN (0, 1)),
	CONSTRAINT "spieltag_version" CHECK (version >= 1 AND reihenfolge >= 1)
);
--> statement-breakpoint
CREATE TABLE "verein" (
	"id" text PRIMARY KEY NOT NULL,
	"kurz" text NOT NULL,
	"name" text NOT NULL,
	"erstellt_am" bigint NOT NULL,
	CONSTRAINT "verein_kurz" UNIQUE("kurz")
);
--> statement-breakpoint
ALTER TABLE "einladung" ADD CONSTRAINT "einladung_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einladung" ADD CONSTRAINT "einladung_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitglied" ADD CONSTRAINT "mitglied_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitglied" ADD CONSTRAINT "mitglied_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitglied" ADD CONSTRAINT "mitglied_spieler_fk" FOREIGN KEY ("verein_id","spieler_id") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protokoll" ADD CONSTRAINT "protokoll_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protokoll" ADD CONSTRAINT "protokoll_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runde" ADD CONSTRAINT "runde_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runde" ADD CONSTRAINT "runde_spieltag_fk" FOREIGN KEY ("verein_id","spieltag_id") REFERENCES "public"."spieltag"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runde" ADD CONSTRAINT "runde_geber_fk" FOREIGN KEY ("verein_id","erster_geber") REFERENCES "public"."spieler"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saison" ADD CONSTRAINT "saison_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitzung" ADD CONSTRAINT "sitzung_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spiel" ADD CONSTRAINT "spiel_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spiel" ADD CONSTRAINT "spiel_konto_id_konto_id_fk" FOREIGN KEY ("konto_id") REFERENCES "public"."konto"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spiel" ADD CONSTRAINT "spiel_runde_fk" FOREIGN KEY ("verein_id","runde_id") REFERENCES "public"."runde"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spiel" ADD CONSTRAINT "spiel_vorgaenger_fk" FOREIGN KEY ("verein_id","id","vorgaenger") REFERENCES "public"."spiel"("verein_id","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spieler" ADD CONSTRAINT "spieler_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spieltag" ADD CONSTRAINT "spieltag_verein_id_verein_id_fk" FOREIGN KEY ("verein_id") REFERENCES "public"."verein"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spieltag" ADD CONSTRAINT "spieltag_saison_fk" FOREIGN KEY ("verein_id","saison_id") REFERENCES "public"."saison"("verein_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitzung_konto" ON "sitzung" USING btree ("konto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spiel_position" ON "spiel" USING btree ("verein_id","runde_id","position") WHERE version = 1;--> statement-breakpoint
CREATE INDEX "spiel_runde" ON "spiel" USING btree ("verein_id","runde_id");