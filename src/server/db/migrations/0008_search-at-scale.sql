ALTER TABLE "producer_profiles" ADD COLUMN "search_name" text GENERATED ALWAYS AS (plain_text(company_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(company_name || ' ' || location || ' ' || business_type)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "producer_profiles_search" ON "producer_profiles" USING gin ("search_name" gin_trgm_ops,"search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING gin (ts_filter("search_vector", '{a}'));