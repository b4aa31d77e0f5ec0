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
--> statement-breakpoint
CREATE TABLE "ledger_taxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"account" text NOT NULL,
	"part_id" integer,
	"charge" text,
	"name" text NOT NULL,
	"percent" numeric(6, 3) NOT NULL,
	"base_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	CONSTRAINT "ledger_taxes_account" CHECK ("ledger_taxes"."account" ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
	CONSTRAINT "ledger_taxes_charge" CHECK (("ledger_taxes"."part_id" is null) = ("ledger_taxes"."charge" is not null) and "ledger_taxes"."charge" in ('shipping', 'gift_wrap'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "held_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "held_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_taxes" ADD CONSTRAINT "ledger_taxes_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_taxes" ADD CONSTRAINT "ledger_taxes_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_taxes_posting" ON "ledger_taxes" USING btree ("posting_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due', 'disputes') or "ledger_entries"."account" ~ '^producer:[1-9][0-9]*$' or "ledger_entries"."account" ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$');--> statement-breakpoint
CREATE TRIGGER "ledger_taxes_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_taxes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
