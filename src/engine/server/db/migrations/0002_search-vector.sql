DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_name), 'A') || setweight(to_tsvector('simple', search_text), 'C')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_name_de" ON "products" USING btree (coalesce(translations #>> '{de,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_fr" ON "products" USING btree (coalesce(translations #>> '{fr,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_it" ON "products" USING btree (coalesce(translations #>> '{it,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree (coalesce(translations #>> '{es,name}', name),"id") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "search_words_beginnings" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_vector");