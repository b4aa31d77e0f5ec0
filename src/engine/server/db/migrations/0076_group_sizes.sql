DROP INDEX "group_buys_product";--> statement-breakpoint
ALTER TABLE "group_buys" ADD COLUMN "family" jsonb;--> statement-breakpoint
ALTER TABLE "group_buys" ADD COLUMN "sizes" jsonb;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "items" jsonb;--> statement-breakpoint
-- Those that there are go on as they were opened: about one product.
UPDATE "group_buys" SET "sizes" = jsonb_build_array(
  jsonb_build_object('productId', "product_id", 'countsAs', 1, 'priceCents', "price_cents", 'label', '', 'labels', '{}'::jsonb)
  || CASE WHEN "settled_price_cents" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('settled',
       jsonb_build_object('unitPriceCents', "settled_price_cents", 'discountPercentage', coalesce("settled_percentage", 0))) END);--> statement-breakpoint
UPDATE "group_members" m SET "items" = jsonb_build_array(jsonb_build_object('productId', g."product_id", 'quantity', m."quantity"))
  FROM "group_buys" g WHERE g."id" = m."group_buy_id";--> statement-breakpoint
ALTER TABLE "group_buys" ALTER COLUMN "sizes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ALTER COLUMN "items" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "group_buys_sizes" ON "group_buys" USING gin ("sizes" jsonb_path_ops) WHERE "group_buys"."status" = 'open';
