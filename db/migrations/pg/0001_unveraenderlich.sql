-- What is recorded stays: neither the protocol nor a version of a Spiel can be changed or deleted, by whatever client.
CREATE FUNCTION unveraenderlich() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% ist unveraenderlich', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER protokoll_unveraenderlich BEFORE UPDATE OR DELETE ON protokoll
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER protokoll_nicht_leeren BEFORE TRUNCATE ON protokoll
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER spiel_unveraenderlich BEFORE UPDATE OR DELETE ON spiel
FOR EACH ROW EXECUTE FUNCTION unveraenderlich();
--> statement-breakpoint
CREATE TRIGGER spiel_nicht_leeren BEFORE TRUNCATE ON spiel
FOR EACH STATEMENT EXECUTE FUNCTION unveraenderlich();
