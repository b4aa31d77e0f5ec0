CREATE TABLE "mail_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"about" text NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"bulk_free_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_pace_one_row" CHECK ("mail_pace"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_batches_about_unique" ON "mail_batches" USING btree ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_addresses_email_unique" ON "refused_addresses" USING btree ("email");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_batch_id_mail_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."mail_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_batch" ON "mail_outbox" USING btree ("batch_id","id") WHERE "mail_outbox"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("bulk","next_attempt_at","id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."attempts" < 24;