-- An entry of the protocol stays as it is, but for the names beside it: who is taken out of the records loses them there.
DROP TRIGGER protokoll_unveraenderlich ON protokoll;
--> statement-breakpoint
UPDATE protokoll SET spieltag_id = daten::json ->> 'spieltagId';
--> statement-breakpoint
CREATE TRIGGER protokoll_unveraenderlich
BEFORE DELETE OR UPDATE OF verein_id, seq, op_id, art, basis, daten, spieltag_id, folge, konto_id, konto_name, geraet, zeit, vorgaenger_hash, hash ON protokoll
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER abnahme_unveraenderlich BEFORE UPDATE OR DELETE ON abnahme
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER abnahme_nicht_leeren BEFORE TRUNCATE ON abnahme
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER einspruch_unveraenderlich BEFORE DELETE ON einspruch
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER einspruch_nicht_leeren BEFORE TRUNCATE ON einspruch
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER spielername_unveraenderlich
BEFORE DELETE OR UPDATE OF verein_id, spieler_id, version ON spielername
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER spielername_nicht_leeren BEFORE TRUNCATE ON spielername
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
-- The names so far, as far as they are known: the present ones, and those that an operation gave.
INSERT INTO spielername (verein_id, spieler_id, version, name)
SELECT verein_id, id, version, name FROM spieler;
--> statement-breakpoint
INSERT INTO spielername (verein_id, spieler_id, version, name)
SELECT verein_id, daten::json ->> 'spielerId', basis + 1, daten::json ->> 'name' FROM protokoll
WHERE art IN ('spieler-anlegen', 'spieler-umbenennen')
ON CONFLICT DO NOTHING;
