ALTER TABLE "products" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "available_until" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ships_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "preorder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "season" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
-- The column is made anew, and with it the two indexes that it takes away.
ALTER TABLE "products" drop column "in_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean GENERATED ALWAYS AS (for_sale and quantity_available > 0 and season in ('open', 'preorder')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","in_stock","price_cents","id") WHERE "products"."family_id" is not null;--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category_id","perishable","in_stock","price_cents","allergens","family_id") WHERE "products"."listed";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ships_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ships_from" date;--> statement-breakpoint
CREATE INDEX "products_seasonal" ON "products" USING btree ("available_from","id") WHERE ("products"."available_from" is not null or "products"."available_until" is not null or "products"."ships_from" is not null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_season" CHECK ("products"."season" in ('open', 'preorder', 'before', 'over'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_season_days" CHECK ("products"."available_until" >= "products"."available_from" and "products"."ships_from" >= "products"."available_from" and (not "products"."preorder" or "products"."available_from" is not null or "products"."ships_from" is not null));
