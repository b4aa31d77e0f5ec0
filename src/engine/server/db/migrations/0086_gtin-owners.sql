DROP INDEX "products_gtin";--> statement-breakpoint
CREATE UNIQUE INDEX "products_gtin_of_producer" ON "products" USING btree (lpad("gtin", 14, '0'),"producer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_gtin" ON "products" USING btree (lpad("gtin", 14, '0')) WHERE ("products"."producer_id" is null or "products"."producer_shown");