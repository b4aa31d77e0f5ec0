DROP INDEX "products_low_stock";--> statement-breakpoint
-- Stock and cart lines change all the time: room on the page lets a change stay there, without touching any index.
ALTER TABLE "products" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "cart_items" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "sessions" SET (fillfactor = 90);
