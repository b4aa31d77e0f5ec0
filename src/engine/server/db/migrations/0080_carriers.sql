CREATE TABLE "shipping_profiles" (
	"producer_id" integer PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"producer_pays" boolean NOT NULL,
	"offer" jsonb,
	"asked_at" timestamp with time zone,
	"provider_id" text,
	"carrier" text,
	"tracking_number" text,
	"image" "bytea",
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	"tracked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labels_state" CHECK ("labels"."state" in ('wanted', 'bought', 'refused', 'void_wanted', 'voided', 'void_refused')),
	CONSTRAINT "labels_bought" CHECK ("labels"."state" not in ('bought', 'void_wanted', 'void_refused') or ("labels"."provider_id" is not null and "labels"."offer" is not null))
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" text PRIMARY KEY NOT NULL,
	"label_id" integer NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD CONSTRAINT "shipping_profiles_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_one_each" ON "labels" USING btree ("part_id") WHERE "labels"."state" in ('wanted', 'bought', 'void_wanted', 'void_refused');--> statement-breakpoint
CREATE UNIQUE INDEX "labels_provider" ON "labels" USING btree ("provider_id") WHERE "labels"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "labels_due" ON "labels" USING btree ("next_attempt_at") WHERE "labels"."done_at" is null;--> statement-breakpoint
CREATE INDEX "labels_tracking" ON "labels" USING btree ("tracking_number") WHERE "labels"."tracking_number" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due', 'disputes', 'gift_cards', 'carrier') or "ledger_entries"."account" ~ '^(producer|credit):[1-9][0-9]*$' or "ledger_entries"."account" ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$');--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'payout_returned', 'dispute', 'dispute_lost', 'dispute_won', 'credit', 'release', 'label', 'label_void'));