DROP INDEX "products_named";--> statement-breakpoint
DROP INDEX "producer_profiles_search";--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', plain_text(company_name)), 'A') || setweight(to_tsvector('simple', plain_text(location || ' ' || business_type)), 'C')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "producer_profiles_search" ON "producer_profiles" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "producer_profiles" DROP COLUMN "search_text";