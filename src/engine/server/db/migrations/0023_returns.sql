CREATE TABLE "return_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text,
	"note" text,
	"actor_user_id" integer,
	"producer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_events_kind" CHECK (("return_events"."kind" = 'status') = ("return_events"."status" is not null) and ("return_events"."kind" = 'answer') = ("return_events"."producer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"with_fee" boolean NOT NULL,
	"paid_cents" integer,
	"fee_cents" integer,
	CONSTRAINT "return_items_once" UNIQUE("return_id","order_item_id"),
	CONSTRAINT "return_items_quantity" CHECK ("return_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_id" integer,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"perishable" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"fee_waived" boolean DEFAULT false NOT NULL,
	"restocked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refund_cents" integer,
	"shipping_cents" integer,
	"exchange_order_id" integer,
	CONSTRAINT "returns_kind" CHECK ("returns"."kind" in ('refund', 'exchange')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('unopened', 'incorrect', 'damaged', 'spoiled', 'defective')),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('requested', 'authorized', 'received', 'inspected', 'refunded', 'exchanged', 'declined')),
	CONSTRAINT "returns_closed" CHECK (("returns"."status" in ('refunded', 'exchanged', 'declined')) = ("returns"."closed_at" is not null)),
	CONSTRAINT "returns_money" CHECK (("returns"."status" = 'refunded') = ("returns"."refund_cents" is not null) and "returns"."refund_cents" >= "returns"."shipping_cents" and "returns"."shipping_cents" >= 0),
	CONSTRAINT "returns_exchanged" CHECK (("returns"."status" = 'exchanged') = ("returns"."exchange_order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_events_return" ON "return_events" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "return_items_order_item" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_photos_order" ON "return_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number" ON "returns" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_exchange_order" ON "returns" USING btree ("exchange_order_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("perishable" DESC NULLS FIRST,"requested_at") WHERE "returns"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "returns_closed" ON "returns" USING btree ("closed_at");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'refund', 'refund_payment', 'payout'));