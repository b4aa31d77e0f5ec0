CREATE TABLE "sales_days" (
	"producer_id" integer NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"sales_cents" bigint NOT NULL,
	"commission_cents" bigint NOT NULL,
	CONSTRAINT "sales_days_producer_id_day_pk" PRIMARY KEY("producer_id","day")
);
--> statement-breakpoint
CREATE TABLE "sales_days_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"summed_until" date NOT NULL,
	"up_to_posting" integer NOT NULL,
	CONSTRAINT "sales_days_state_one_row" CHECK ("sales_days_state"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."attempts" >= 24 and "mail_outbox"."bulk" = false;