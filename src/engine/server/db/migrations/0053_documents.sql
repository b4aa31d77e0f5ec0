CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_counters_last" CHECK ("document_counters"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "document_progress" (
	"source" text PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"cause" text NOT NULL,
	"date" date NOT NULL,
	"order_id" integer,
	"payout_id" integer,
	"producer_id" integer,
	"total_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"recipient" jsonb,
	"keep_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('invoice', 'credit_note', 'payout_statement')),
	CONSTRAINT "documents_total" CHECK ("documents"."total_cents" >= 0),
	CONSTRAINT "documents_about" CHECK (("documents"."kind" = 'payout_statement') = ("documents"."payout_id" is not null and "documents"."producer_id" is not null) and ("documents"."kind" = 'payout_statement') = ("documents"."order_id" is null))
);
--> statement-breakpoint
-- Orders that are there keep the number they had, which is made of their id. No row is rewritten for it.
ALTER TABLE "orders" ADD COLUMN "keeps_invoice_number" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "keeps_invoice_number" SET DEFAULT false;--> statement-breakpoint
-- New numbers follow the last of each year that somebody may have been told.
INSERT INTO "document_counters" ("kind", "year", "last")
SELECT 'invoice', extract(year FROM "created_at" AT TIME ZONE 'America/New_York')::int, max("id") FROM "orders" GROUP BY 2;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_cause" ON "documents" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_date" ON "documents" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "documents_producer" ON "documents" USING btree ("producer_id","id") WHERE "documents"."producer_id" is not null;--> statement-breakpoint
-- Documents are written once and for good. Only whom one was for goes, once the books need not say it any more.
CREATE OR REPLACE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.keep_until < current_date AND NEW.recipient IS NULL AND to_jsonb(NEW) - 'recipient' = to_jsonb(OLD) - 'recipient' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_unchanged" BEFORE UPDATE ON "documents" FOR EACH ROW EXECUTE FUNCTION refuse_document_change();--> statement-breakpoint
CREATE TRIGGER "documents_never_removed" BEFORE DELETE OR TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
