ALTER TABLE "product_families" ADD COLUMN "listed_sizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_first_featured" ON "products" USING btree ("featured" DESC NULLS FIRST,"id","in_stock") WHERE (listed and not stands_behind);--> statement-breakpoint
CREATE INDEX "products_first_price" ON "products" USING btree ("price_cents","id","in_stock") WHERE (listed and not stands_behind);--> statement-breakpoint
CREATE INDEX "products_first_newest" ON "products" USING btree ("id" DESC NULLS FIRST,"in_stock") WHERE (listed and not stands_behind);--> statement-breakpoint
CREATE INDEX "products_first_name" ON "products" USING btree ("name","id","in_stock") WHERE (listed and not stands_behind);--> statement-breakpoint
-- What lists say of a family is kept with it: where any of that changes it is to be said anew, and each process hears of it. The
-- timer that said it once a minute is gone.
CREATE OR REPLACE FUNCTION unsettle_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unsettled_families (family_id) SELECT DISTINCT f FROM unnest(ARRAY[old.family_id, new.family_id]) f WHERE f IS NOT NULL;
  PERFORM pg_notify('unsettled-families', '');
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER unsettle_family_of_changed ON products;--> statement-breakpoint
CREATE TRIGGER unsettle_family_of_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN ((old.family_id IS NOT NULL OR new.family_id IS NOT NULL)
    AND (old.family_id, old.category_id, old.listed, old.in_stock, old.price_cents, old.slug, old.size)
      IS DISTINCT FROM (new.family_id, new.category_id, new.listed, new.in_stock, new.price_cents, new.slug, new.size))
  EXECUTE FUNCTION unsettle_family();--> statement-breakpoint
INSERT INTO unsettled_families (family_id) SELECT id FROM product_families ORDER BY id;--> statement-breakpoint
DELETE FROM timers WHERE name = 'settle-families';
