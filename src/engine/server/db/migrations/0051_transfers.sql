CREATE TABLE "provider_accounts" (
	"producer_id" integer PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bank_id" text,
	"last_four" text,
	"told_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_reversals_amount" CHECK ("payout_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_transfer_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_transfer_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider_id" text,
	"reversal_id" integer,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_transfer_facts_amount" CHECK ("payout_transfer_facts"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"payout_id" integer PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "provider_jobs" DROP CONSTRAINT "provider_jobs_subject";--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "payout_id" integer;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "reversal_id" integer;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_reversals" ADD CONSTRAINT "payout_reversals_payout_id_payout_transfers_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout_transfers"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_reversals" ADD CONSTRAINT "payout_reversals_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer_facts" ADD CONSTRAINT "payout_transfer_facts_payout_id_payout_transfers_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout_transfers"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer_facts" ADD CONSTRAINT "payout_transfer_facts_reversal_id_payout_reversals_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."payout_reversals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_provider" ON "provider_accounts" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payout_reversals_payout" ON "payout_reversals" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_transfer_facts_payout" ON "payout_transfer_facts" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfer_facts_outcome" ON "payout_transfer_facts" USING btree ("payout_id") WHERE "payout_transfer_facts"."kind" in ('made', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfer_facts_reversal" ON "payout_transfer_facts" USING btree ("reversal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfer_facts_provider" ON "payout_transfer_facts" USING btree ("kind","provider_id");--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_payout_id_payout_transfers_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout_transfers"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_reversal_id_payout_reversals_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."payout_reversals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'payout_returned', 'dispute', 'dispute_lost', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_payout" CHECK (("provider_jobs"."kind" in ('transfer', 'reversal')) = ("provider_jobs"."payout_id" is not null) and ("provider_jobs"."kind" = 'reversal') = ("provider_jobs"."reversal_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_subject" CHECK (num_nonnulls("provider_jobs"."payment_id", "provider_jobs"."hold_id", "provider_jobs"."payout_id") = 1);--> statement-breakpoint
CREATE TRIGGER "payout_transfers_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_transfers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "payout_reversals_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_reversals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "payout_transfer_facts_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_transfer_facts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
