CREATE TABLE "dispute_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_by" timestamp with time zone,
	"note" text,
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "dispute_fact_id" integer;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "piece" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
-- What was paid before is settled whole: its amount stays empty, which says so.
ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_pkey";--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_entry_id_piece_pk" PRIMARY KEY("entry_id","piece");--> statement-breakpoint
ALTER TABLE "dispute_facts" ADD CONSTRAINT "dispute_facts_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_facts" ADD CONSTRAINT "dispute_facts_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_facts_status" ON "dispute_facts" USING btree ("dispute_id","status","at") WHERE "dispute_facts"."kind" = 'status';--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_facts_decision" ON "dispute_facts" USING btree ("dispute_id","status") WHERE "dispute_facts"."kind" <> 'status';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider" ON "disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_dispute_fact_id_dispute_facts_id_fk" FOREIGN KEY ("dispute_fact_id") REFERENCES "public"."dispute_facts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due', 'disputes') or "ledger_entries"."account" ~ '^producer:[1-9][0-9]*$');--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'dispute', 'dispute_lost', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_dispute" CHECK (("provider_jobs"."kind" in ('evidence', 'acceptance')) = ("provider_jobs"."dispute_fact_id" is not null));--> statement-breakpoint
CREATE TRIGGER "disputes_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "disputes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "dispute_facts_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "dispute_facts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"producer_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"box" text NOT NULL,
	"last_four" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "payout_batch_items" (
	"payout_id" integer PRIMARY KEY NOT NULL,
	"batch_id" integer NOT NULL,
	"box" text
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_batch_items" ADD CONSTRAINT "payout_batch_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_items" ADD CONSTRAINT "payout_batch_items_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_batch_items_batch" ON "payout_batch_items" USING btree ("batch_id");--> statement-breakpoint
CREATE TRIGGER "payout_batches_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_batches" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Where a payout goes is sealed anew with a new key, and forgotten once it is paid: only that may change.
CREATE TRIGGER "payout_batch_items_keep" BEFORE UPDATE OF "payout_id", "batch_id" OR DELETE OR TRUNCATE ON "payout_batch_items" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
