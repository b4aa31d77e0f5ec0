CREATE INDEX "products_all_by_price" ON "products" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_unpictured" ON "products" USING btree ("id") WHERE "products"."image_url" is null;--> statement-breakpoint
CREATE INDEX "products_untranslated" ON "products" USING btree ("id") WHERE ((products.translations -> 'de' ->> 'name') is null or (products.translations -> 'fr' ->> 'name') is null or (products.translations -> 'it' ->> 'name') is null or (products.translations -> 'es' ->> 'name') is null);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("order_total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_gifts" ON "orders" USING btree ("id") WHERE ("orders"."gift_wrap_cents" > 0 or "orders"."gift_message" is not null);
