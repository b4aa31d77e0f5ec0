-- What no form has let through since, but older scripts may have written.
UPDATE "products" SET "shelf_life_days" = 3650 WHERE "shelf_life_days" > 3650;--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_shelf_life";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_life" CHECK ("products"."shelf_life_days" between 1 and 3650);
