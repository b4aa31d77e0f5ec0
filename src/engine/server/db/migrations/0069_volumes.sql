ALTER TABLE "products" ADD COLUMN "volume_ml" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_volume" CHECK ("products"."volume_ml" > 0);