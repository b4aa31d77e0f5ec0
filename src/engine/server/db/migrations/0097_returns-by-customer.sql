ALTER TABLE "returns" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE returns r SET customer_name = o.customer_name FROM orders o WHERE o.id = r.order_id;--> statement-breakpoint
-- Whose a return is stands beside it, so that the returns of a name are found without reading every order of that name. The order says
-- whose it is, until its customer is forgotten; so this is written here, whichever version of the shop asks or forgets.
CREATE OR REPLACE FUNCTION name_customer_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'orders' THEN
    UPDATE returns SET customer_name = new.customer_name WHERE order_id = new.id;
  ELSIF new.customer_name = '' THEN
    new.customer_name := coalesce((SELECT o.customer_name FROM orders o WHERE o.id = new.order_id), '');
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER name_customer_of_return BEFORE INSERT ON returns
  FOR EACH ROW EXECUTE FUNCTION name_customer_of_return();--> statement-breakpoint
CREATE TRIGGER rename_customer_of_returns AFTER UPDATE OF customer_name ON orders
  FOR EACH ROW WHEN (old.customer_name IS DISTINCT FROM new.customer_name) EXECUTE FUNCTION name_customer_of_return();--> statement-breakpoint
DROP INDEX "returns_search";--> statement-breakpoint
CREATE INDEX "returns_by_customer" ON "returns" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("number" gin_trgm_ops,"customer_name" gin_trgm_ops);
