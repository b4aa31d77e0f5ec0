CREATE TABLE "tax_reports" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_reports_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "provider_jobs" DROP CONSTRAINT "provider_jobs_subject";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_calculation" text;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "tax_posting_id" integer;--> statement-breakpoint
ALTER TABLE "tax_reports" ADD CONSTRAINT "tax_reports_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_reports" ADD CONSTRAINT "tax_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_reports_order" ON "tax_reports" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_tax_posting_id_ledger_postings_id_fk" FOREIGN KEY ("tax_posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_tax_calculation" ON "orders" USING btree ("tax_calculation") WHERE "orders"."tax_calculation" is not null;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_tax" CHECK (("provider_jobs"."kind" = 'tax') = ("provider_jobs"."tax_posting_id" is not null));--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_subject" CHECK (num_nonnulls("provider_jobs"."payment_id", "provider_jobs"."hold_id", "provider_jobs"."payout_id", "provider_jobs"."tax_posting_id") = 1);--> statement-breakpoint
CREATE TRIGGER "tax_reports_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "tax_reports" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
