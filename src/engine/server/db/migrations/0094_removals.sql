CREATE TABLE "order_removal_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_removal_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"removal_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"goods_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	CONSTRAINT "order_removal_items_once" UNIQUE("removal_id","order_item_id"),
	CONSTRAINT "order_removal_items_positive" CHECK ("order_removal_items"."quantity" >= 1 and "order_removal_items"."goods_cents" >= 0 and "order_removal_items"."paid_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"reason" text,
	"restocked" boolean NOT NULL,
	"reduced_cents" integer NOT NULL,
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_removals_reduced" CHECK ("order_removals"."reduced_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "removed_goods_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "removed_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "removed_commission_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_removal_items" ADD CONSTRAINT "order_removal_items_removal_id_order_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."order_removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_removal_items" ADD CONSTRAINT "order_removal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_removals" ADD CONSTRAINT "order_removals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_removals" ADD CONSTRAINT "order_removals_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_removals" ADD CONSTRAINT "order_removals_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_removal_items_item" ON "order_removal_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_removals_order" ON "order_removals" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_removals_event" ON "order_removals" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'removal', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'payout_returned', 'dispute', 'dispute_lost', 'dispute_won', 'credit', 'release', 'label', 'label_void'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_removed" CHECK ("order_items"."removed" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_removed" CHECK ("order_parts"."removed_goods_cents" between 0 and "order_parts"."goods_cents" and "order_parts"."removed_paid_cents" >= 0 and "order_parts"."removed_commission_cents" between 0 and "order_parts"."commission_cents");--> statement-breakpoint
-- What was removed is never changed; it goes with its order alone.
CREATE TRIGGER "order_removal_items_insert_only" BEFORE UPDATE ON "order_removal_items" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
