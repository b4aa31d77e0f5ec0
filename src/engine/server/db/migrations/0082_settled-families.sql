CREATE TABLE "unsettled_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unsettled_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_featured";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_newest";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_category_featured";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_category_name";--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
DROP INDEX "products_family";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stands_behind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stands_behind_in_category" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_featured" ON "products" USING btree ("featured" DESC NULLS FIRST,"id","stands_behind","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id","stands_behind","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("id" DESC NULLS FIRST,"stands_behind","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id","stands_behind","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_featured" ON "products" USING btree ("category_id","featured" DESC NULLS FIRST,"id","stands_behind_in_category","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","price_cents","id","stands_behind_in_category","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id" DESC NULLS FIRST,"stands_behind_in_category","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category_id","name","id","stands_behind_in_category","family_id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category_id","perishable","in_stock","price_cents","allergens","family_id","stands_behind") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","listed","in_stock" DESC NULLS FIRST,"price_cents","id") WHERE "products"."family_id" is not null;--> statement-breakpoint
-- What says which size of a family stands for it: where any of it changes, that is to be said anew. A trigger, because sizes change in
-- many ways, by purchases, forms, files, seasons, and by processes of an earlier version.
CREATE OR REPLACE FUNCTION unsettle_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unsettled_families (family_id) SELECT DISTINCT f FROM unnest(ARRAY[old.family_id, new.family_id]) f WHERE f IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER unsettle_family_of_new AFTER INSERT ON products
  FOR EACH ROW WHEN (new.family_id IS NOT NULL) EXECUTE FUNCTION unsettle_family();--> statement-breakpoint
CREATE TRIGGER unsettle_family_of_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN ((old.family_id IS NOT NULL OR new.family_id IS NOT NULL)
    AND (old.family_id, old.category_id, old.listed, old.in_stock, old.price_cents)
      IS DISTINCT FROM (new.family_id, new.category_id, new.listed, new.in_stock, new.price_cents))
  EXECUTE FUNCTION unsettle_family();--> statement-breakpoint
CREATE TRIGGER unsettle_family_of_removed AFTER DELETE ON products
  FOR EACH ROW WHEN (old.family_id IS NOT NULL) EXECUTE FUNCTION unsettle_family();--> statement-breakpoint
-- Outside of its family nothing stands for it.
CREATE OR REPLACE FUNCTION stand_for_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.stands_behind := false;
  new.stands_behind_in_category := false;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER stand_for_itself BEFORE UPDATE OF family_id ON products
  FOR EACH ROW WHEN (old.family_id IS DISTINCT FROM new.family_id) EXECUTE FUNCTION stand_for_itself();--> statement-breakpoint
-- The shop settles them one after the other while it runs; until then it looks each of them up.
INSERT INTO unsettled_families (family_id) SELECT id FROM product_families ORDER BY id;
