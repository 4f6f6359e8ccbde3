PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_runde` (
	`verein_id` text NOT NULL,
	`id` text NOT NULL,
	`spieltag_id` text NOT NULL,
	`nummer` integer NOT NULL,
	`tisch` integer DEFAULT 1 NOT NULL,
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
	CONSTRAINT "runde_version" CHECK(version >= 1 AND nummer >= 1 AND tisch >= 1)
);
--> statement-breakpoint
INSERT INTO `__new_runde`("verein_id", "id", "spieltag_id", "nummer", "tisch", "regelwerk", "einstellungen", "sitze", "erster_geber", "ende", "version") SELECT "verein_id", "id", "spieltag_id", "nummer", 1, "regelwerk", "einstellungen", "sitze", "erster_geber", "ende", "version" FROM `runde`;--> statement-breakpoint
DROP TABLE `runde`;--> statement-breakpoint
ALTER TABLE `__new_runde` RENAME TO `runde`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `runde_nummer` ON `runde` (`verein_id`,`spieltag_id`,`nummer`);
--> statement-breakpoint
UPDATE `saison` SET `einstellungen` = json_set(`einstellungen`, '$.abrechnung', json('null'), '$.stossWirkung', 'mal2', '$.wertung', 'rangpunkte', '$.abwesenheit', 'null-punkte', '$.streichergebnisse', 0, '$.mindestteilnahme', 0, '$.gleichstand', 'geteilt', '$.fehlgebuehrCent', 0);
--> statement-breakpoint
UPDATE `runde` SET `einstellungen` = json_set(`einstellungen`, '$.abrechnung', json('null'), '$.stossWirkung', 'mal2', '$.wertung', 'rangpunkte', '$.abwesenheit', 'null-punkte', '$.streichergebnisse', 0, '$.mindestteilnahme', 0, '$.gleichstand', 'geteilt', '$.fehlgebuehrCent', 0);
