CREATE TABLE "overdue_invoices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL,
	"reminder_step" integer NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overdue_invoices_reminders" CHECK ("overdue_invoices"."reminders" >= 0)
);
--> statement-breakpoint
CREATE TABLE "done_writes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "done_writes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "overdue_invoices" ADD CONSTRAINT "overdue_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_writes" ADD CONSTRAINT "done_writes_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overdue_invoices_open" ON "overdue_invoices" USING btree ("order_id" DESC NULLS FIRST) WHERE "overdue_invoices"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "done_writes_once" ON "done_writes" USING btree ("actor_user_id","key");
--> statement-breakpoint
-- Invoices that are owed for long already stand in the list of administrators. Nobody is written to about them all at once.
INSERT INTO "overdue_invoices" ("order_id", "due_on", "reminder_step")
SELECT o."id", (o."created_at" AT TIME ZONE 'UTC')::date + 14, 14 FROM "orders" o
 WHERE o."payment_method" = 'invoice' AND o."accepted_at" IS NOT NULL AND o."status" <> 'cancelled'
   AND o."created_at" < now() - interval '28 days'
   AND (SELECT coalesce(sum(e."amount_cents"), 0) FROM "ledger_postings" p JOIN "ledger_entries" e ON e."posting_id" = p."id"
         WHERE p."order_id" = o."id" AND e."account" = 'receivable') > 0;
