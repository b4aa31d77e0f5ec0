ALTER TABLE "order_items" ADD COLUMN "perishable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "order_items" i SET "perishable" = true FROM "products" p WHERE p."id" = i."product_id" AND p."perishable";
