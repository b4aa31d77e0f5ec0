ALTER TABLE "product_reviews" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
-- Whoever ordered in a language wrote in it.
UPDATE "product_reviews" SET "language" = "orders"."language" FROM "orders"
WHERE "orders"."id" = "product_reviews"."order_id" AND "orders"."language" IN ('de', 'fr', 'it', 'es');
