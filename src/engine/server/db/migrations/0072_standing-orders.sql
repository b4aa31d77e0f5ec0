CREATE TABLE "kept_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"session_id" text,
	"customer_id" text,
	"card_id" text,
	"label" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "kept_cards_kept" CHECK (("kept_cards"."kept_at" is not null) = ("kept_cards"."customer_id" is not null and "kept_cards"."card_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "standing_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"standing_order_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"place_on" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"announcement" jsonb,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" integer,
	"charge_tries" smallint DEFAULT 0 NOT NULL,
	"charged_on" date,
	"failures_told" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standing_dates_state" CHECK ("standing_dates"."state" in ('announced', 'charging', 'ordered', 'skipped', 'missed')),
	CONSTRAINT "standing_dates_reason" CHECK (("standing_dates"."state" in ('skipped', 'missed')) = ("standing_dates"."reason" is not null)),
	CONSTRAINT "standing_dates_ordered" CHECK ("standing_dates"."state" not in ('charging', 'ordered') or "standing_dates"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "standing_items" (
	"standing_order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"told_price_cents" integer NOT NULL,
	CONSTRAINT "standing_items_pkey" PRIMARY KEY("standing_order_id","product_id"),
	CONSTRAINT "standing_items_quantity" CHECK ("standing_items"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "standing_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"pause_reason" text,
	"every_weeks" smallint NOT NULL,
	"next_on" date NOT NULL,
	"customer_name" text NOT NULL,
	"shipping_address" text NOT NULL,
	"address" jsonb NOT NULL,
	"shipping_method" text NOT NULL,
	"payment_method" text NOT NULL,
	"if_missing" text NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"taken_back_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "standing_orders_status" CHECK ("standing_orders"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "standing_orders_paused" CHECK (("standing_orders"."status" = 'paused') = ("standing_orders"."pause_reason" is not null)),
	CONSTRAINT "standing_orders_ended" CHECK (("standing_orders"."status" = 'ended') = ("standing_orders"."ended_at" is not null)),
	CONSTRAINT "standing_orders_weeks" CHECK ("standing_orders"."every_weeks" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "provider_jobs" DROP CONSTRAINT "provider_jobs_subject";--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "kept_card_id" integer;--> statement-breakpoint
ALTER TABLE "kept_cards" ADD CONSTRAINT "kept_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_items" ADD CONSTRAINT "standing_items_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_items" ADD CONSTRAINT "standing_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_cards_reference" ON "kept_cards" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "kept_cards_user" ON "kept_cards" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "standing_dates_once" ON "standing_dates" USING btree ("standing_order_id","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "standing_dates_order" ON "standing_dates" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "standing_dates_to_place" ON "standing_dates" USING btree ("place_on","id") WHERE "standing_dates"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "standing_dates_to_charge" ON "standing_dates" USING btree ("id") WHERE "standing_dates"."state" = 'charging';--> statement-breakpoint
CREATE INDEX "standing_dates_due" ON "standing_dates" USING btree ("due_on") WHERE "standing_dates"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "standing_items_product" ON "standing_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "standing_orders_user" ON "standing_orders" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "standing_orders_next" ON "standing_orders" USING btree ("next_on","id") WHERE "standing_orders"."status" = 'active';--> statement-breakpoint
CREATE INDEX "standing_orders_listed" ON "standing_orders" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "standing_orders_taken_back" ON "standing_orders" USING btree ("user_id","taken_back_on") WHERE "standing_orders"."taken_back_on" is not null;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_kept_card_id_kept_cards_id_fk" FOREIGN KEY ("kept_card_id") REFERENCES "public"."kept_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_card" CHECK (("provider_jobs"."kind" in ('charge', 'forget_card')) = ("provider_jobs"."kept_card_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_subject" CHECK (num_nonnulls("provider_jobs"."payment_id", "provider_jobs"."hold_id", "provider_jobs"."payout_id", "provider_jobs"."tax_posting_id") = case when "provider_jobs"."kind" = 'forget_card' then 0 else 1 end);