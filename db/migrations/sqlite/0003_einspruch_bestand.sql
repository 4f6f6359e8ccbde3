-- An entry of the protocol stays as it is, but for the names beside it: who is taken out of the records loses them there.
DROP TRIGGER protokoll_kein_update;
--> statement-breakpoint
UPDATE protokoll SET spieltag_id = json_extract(daten, '$.spieltagId');
--> statement-breakpoint
CREATE TRIGGER protokoll_kein_update
BEFORE UPDATE OF verein_id, seq, op_id, art, basis, daten, spieltag_id, folge, konto_id, konto_name, geraet, zeit, vorgaenger_hash, hash ON protokoll
BEGIN
  SELECT RAISE(ABORT, 'protokoll ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER abnahme_kein_update BEFORE UPDATE ON abnahme
BEGIN
  SELECT RAISE(ABORT, 'abnahme ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER abnahme_kein_delete BEFORE DELETE ON abnahme
BEGIN
  SELECT RAISE(ABORT, 'abnahme ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER einspruch_kein_delete BEFORE DELETE ON einspruch
BEGIN
  SELECT RAISE(ABORT, 'einspruch ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER spielername_kein_update BEFORE UPDATE OF verein_id, spieler_id, version ON spielername
BEGIN
  SELECT RAISE(ABORT, 'spielername ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER spielername_kein_delete BEFORE DELETE ON spielername
BEGIN
  SELECT RAISE(ABORT, 'spielername ist unveraenderlich');
END;
--> statement-breakpoint
-- The names so far, as far as they are known: the present ones, and those that an operation gave.
INSERT INTO spielername (verein_id, spieler_id, version, name)
SELECT verein_id, id, version, name FROM spieler;
--> statement-breakpoint
INSERT OR IGNORE INTO spielername (verein_id, spieler_id, version, name)
SELECT verein_id, json_extract(daten, '$.spielerId'), basis + 1, json_extract(daten, '$.name') FROM protokoll
WHERE art IN ('spieler-anlegen', 'spieler-umbenennen');
