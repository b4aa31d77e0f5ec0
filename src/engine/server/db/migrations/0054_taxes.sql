CREATE TABLE "tax_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"region" text,
	"postal_prefix" text,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"percent" numeric(6, 3) NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_percent" CHECK ("tax_rates"."percent" between 0 and 100),
	CONSTRAINT "tax_rates_days" CHECK ("tax_rates"."valid_from" <= "tax_rates"."valid_until")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_category" text DEFAULT 'food' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_total_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_wrap_tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_reason" text;--> statement-breakpoint
CREATE INDEX "tax_rates_place" ON "tax_rates" USING btree ("country","category");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax_total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_reason" CHECK ("orders"."tax_reason" in ('reverse_charge'));