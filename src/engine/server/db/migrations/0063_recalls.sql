CREATE TABLE "recall_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recall_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recall_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"units" integer NOT NULL,
	"outcome" text,
	"return_id" integer,
	"mailed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recall_orders_once" UNIQUE("recall_id","order_id"),
	CONSTRAINT "recall_orders_outcome" CHECK ("recall_orders"."outcome" in ('stopped', 'refunded', 'replaced', 'told', 'practised'))
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"reason" text NOT NULL,
	"remedy" text NOT NULL,
	"is_practice" boolean DEFAULT false NOT NULL,
	"started_by_user_id" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "recalls_remedy" CHECK ("recalls"."remedy" in ('refund', 'replace'))
);
--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_started_by_user_id_users_id_fk" FOREIGN KEY ("started_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_orders_open" ON "recall_orders" USING btree ("attempts","id") WHERE "recall_orders"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recalls_once" ON "recalls" USING btree ("batch_id") WHERE not "recalls"."is_practice";