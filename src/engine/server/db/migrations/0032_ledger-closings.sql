CREATE TABLE "ledger_closings" (
	"up_to" integer NOT NULL,
	"account" text NOT NULL,
	"balance_cents" bigint NOT NULL,
	"with_parts_cents" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_closings_up_to_account_pk" PRIMARY KEY("up_to","account")
);--> statement-breakpoint
CREATE TRIGGER "ledger_closings_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
