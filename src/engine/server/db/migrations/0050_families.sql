CREATE TABLE "product_families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"producer_id" integer NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"discount_tiers" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_families_member" UNIQUE("id","producer_id")
);
--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "shown_family_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "shown_counts_as" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "counts_as" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "family_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "pooled_units" integer;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_families_producer" ON "product_families" USING btree ("producer_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_producer" FOREIGN KEY ("family_id","producer_id") REFERENCES "public"."product_families"("id","producer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","in_stock","price_cents","id") WHERE "products"."family_id" is not null;--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category_id","perishable","in_stock","price_cents","allergens","family_id") WHERE "products"."listed";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_counts_as" CHECK ("products"."counts_as" between 1 and 1000 and ("products"."family_id" is not null or "products"."counts_as" = 1));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size" CHECK (("products"."family_id" is null) = ("products"."size" is null) and ("products"."family_id" is null or "products"."producer_id" is not null));