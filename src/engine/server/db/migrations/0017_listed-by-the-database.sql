-- `listed` becomes a generated column of what stands in the product's own row: whether the public sees its producer is
-- carried over by a foreign key. A column cannot be turned into a generated one, so it is made anew, with all that rests on it.
ALTER TABLE "producer_profiles" ADD COLUMN "shown" boolean GENERATED ALWAYS AS (verified and closed_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD CONSTRAINT "producer_profiles_shown" UNIQUE("id","shown");--> statement-breakpoint
DROP INDEX "producer_profiles_public";--> statement-breakpoint
CREATE INDEX "producer_profiles_public" ON "producer_profiles" USING btree ("id") WHERE "producer_profiles"."shown";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "producer_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "products" p SET "producer_shown" = true FROM "producer_profiles" m WHERE m."id" = p."producer_id" AND m."shown";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_producer_id_producer_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_producer_shown" FOREIGN KEY ("producer_id","producer_shown") REFERENCES "public"."producer_profiles"("id","shown") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_search" DROP CONSTRAINT "product_search_product";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed" boolean GENERATED ALWAYS AS (not hidden and (producer_id is null or producer_shown)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_display" UNIQUE("id","listed","featured");--> statement-breakpoint
UPDATE "product_search" s SET "listed" = p."listed" FROM "products" p WHERE p."id" = s."product_id" AND p."listed" <> s."listed";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product" FOREIGN KEY ("product_id","listed","featured") REFERENCES "public"."products"("id","listed","featured") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "products_by_featured" ON "products" USING btree ("featured" DESC NULLS FIRST,"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_featured" ON "products" USING btree ("category_id","featured" DESC NULLS FIRST,"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","price_cents","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id" DESC NULLS FIRST) WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category_id","name","id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_producer_featured" ON "products" USING btree ("producer_id","featured" DESC NULLS FIRST,"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_de" ON "products" USING btree (coalesce(translations #>> '{de,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_fr" ON "products" USING btree (coalesce(translations #>> '{fr,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_it" ON "products" USING btree (coalesce(translations #>> '{it,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree (coalesce(translations #>> '{es,name}', name),"id") WHERE "products"."listed";
