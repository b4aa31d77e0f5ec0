DROP INDEX "products_by_name_de";--> statement-breakpoint
DROP INDEX "products_by_name_fr";--> statement-breakpoint
DROP INDEX "products_by_name_it";--> statement-breakpoint
DROP INDEX "products_by_name_es";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
-- At once: each such change of its own writes the whole table again.
ALTER TABLE "products"
  ADD COLUMN "name_de" text GENERATED ALWAYS AS (coalesce(translations #>> '{de,name}', name)) STORED NOT NULL,
  ADD COLUMN "name_fr" text GENERATED ALWAYS AS (coalesce(translations #>> '{fr,name}', name)) STORED NOT NULL,
  ADD COLUMN "name_it" text GENERATED ALWAYS AS (coalesce(translations #>> '{it,name}', name)) STORED NOT NULL,
  ADD COLUMN "name_es" text GENERATED ALWAYS AS (coalesce(translations #>> '{es,name}', name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_all_by_name_de" ON "products" USING btree ("name_de","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name_fr" ON "products" USING btree ("name_fr","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name_it" ON "products" USING btree ("name_it","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name_es" ON "products" USING btree ("name_es","id");--> statement-breakpoint
CREATE INDEX "products_names_search" ON "products" USING gin ("name" gin_trgm_ops,"name_de" gin_trgm_ops,"name_fr" gin_trgm_ops,"name_it" gin_trgm_ops,"name_es" gin_trgm_ops);
