CREATE TABLE "balance_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"kind" text,
	"subject" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"is_marked" boolean NOT NULL,
	"about" text,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "difference_explanations" (
	"difference_id" integer PRIMARY KEY NOT NULL,
	"note" text,
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"move" text NOT NULL,
	"subject" text NOT NULL,
	"booked_cents" bigint NOT NULL,
	"provider_cents" bigint NOT NULL,
	"order_id" integer,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_progress" (
	"provider" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"after" text,
	"reader" text,
	"reader_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "difference_explanations" ADD CONSTRAINT "difference_explanations_difference_id_reconciliation_differences_id_fk" FOREIGN KEY ("difference_id") REFERENCES "public"."reconciliation_differences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "difference_explanations" ADD CONSTRAINT "difference_explanations_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_transactions_provider" ON "balance_transactions" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "balance_transactions_at" ON "balance_transactions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_differences_once" ON "reconciliation_differences" USING btree ("subject","move","kind","booked_cents","provider_cents");--> statement-breakpoint
CREATE TRIGGER "balance_transactions_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "balance_transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "reconciliation_differences_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "reconciliation_differences" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "difference_explanations_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "difference_explanations" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
