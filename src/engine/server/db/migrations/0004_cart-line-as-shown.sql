ALTER TABLE "cart_items" ADD COLUMN "shown_price_cents" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "shown_tiers" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "shown_cents";