CREATE TABLE "hold_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hold_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hold_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_holds_amount" CHECK ("payment_holds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "provider_jobs" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "hold_id" integer;--> statement-breakpoint
ALTER TABLE "hold_facts" ADD CONSTRAINT "hold_facts_hold_id_payment_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."payment_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD CONSTRAINT "payment_holds_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hold_facts_once" ON "hold_facts" USING btree ("hold_id","kind") WHERE "hold_facts"."kind" <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "hold_facts_provider" ON "hold_facts" USING btree ("kind","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_holds_reference" ON "payment_holds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_holds_member" ON "payment_holds" USING btree ("member_id","id");--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_hold_id_payment_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."payment_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD CONSTRAINT "provider_jobs_subject" CHECK (num_nonnulls("provider_jobs"."payment_id", "provider_jobs"."hold_id") = 1);--> statement-breakpoint
CREATE TRIGGER "payment_holds_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_holds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "hold_facts_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "hold_facts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
