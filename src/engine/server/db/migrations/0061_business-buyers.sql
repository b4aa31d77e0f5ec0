ALTER TABLE "orders" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "buyer_profiles" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "buyer_profiles" ADD COLUMN "business_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buyer_profiles" ADD CONSTRAINT "buyer_profiles_business" CHECK ("buyer_profiles"."business_since" is null or "buyer_profiles"."vat_id" is not null);