-- What is recorded stays: neither the protocol nor a version of a Spiel can be changed or deleted, by whatever client.
CREATE TRIGGER protokoll_kein_update BEFORE UPDATE ON protokoll
BEGIN
  SELECT RAISE(ABORT, 'protokoll ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER protokoll_kein_delete BEFORE DELETE ON protokoll
BEGIN
  SELECT RAISE(ABORT, 'protokoll ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER spiel_kein_update BEFORE UPDATE ON spiel
BEGIN
  SELECT RAISE(ABORT, 'spiel ist unveraenderlich');
END;
--> statement-breakpoint
CREATE TRIGGER spiel_kein_delete BEFORE DELETE ON spiel
BEGIN
  SELECT RAISE(ABORT, 'spiel ist unveraenderlich');
END;
