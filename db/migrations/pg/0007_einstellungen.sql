ALTER TABLE "runde" DROP CONSTRAINT "runde_version";--> statement-breakpoint
ALTER TABLE "runde" ADD COLUMN "tisch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "runde" ADD CONSTRAINT "runde_version" CHECK (version >= 1 AND nummer >= 1 AND tisch >= 1);
--> statement-breakpoint
UPDATE "saison" SET "einstellungen" = ("einstellungen"::jsonb || '{"abrechnung": null, "stossWirkung": "mal2", "wertung": "rangpunkte", "abwesenheit": "null-punkte", "streichergebnisse": 0, "mindestteilnahme": 0, "gleichstand": "geteilt", "fehlgebuehrCent": 0}'::jsonb)::text;
--> statement-breakpoint
UPDATE "runde" SET "einstellungen" = ("einstellungen"::jsonb || '{"abrechnung": null, "stossWirkung": "mal2", "wertung": "rangpunkte", "abwesenheit": "null-punkte", "streichergebnisse": 0, "mindestteilnahme": 0, "gleichstand": "geteilt", "fehlgebuehrCent": 0}'::jsonb)::text;
