CREATE TABLE "ledger_days" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_days_day_account_kind_pk" PRIMARY KEY("day","account","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_days_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "ledger_days_state_one_row" CHECK ("ledger_days_state"."id" = 1)
);
