DROP INDEX "products_by_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
CREATE INDEX "products_producer_featured" ON "products" USING btree ("producer_id","featured" DESC NULLS FIRST,"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("id" DESC NULLS FIRST) WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id" DESC NULLS FIRST) WHERE "products"."listed";