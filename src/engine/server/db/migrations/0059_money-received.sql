CREATE TABLE "desk_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "money_received" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_views_name" ON "desk_views" USING btree ("user_id","list","name");--> statement-breakpoint
-- Money that came in before: facts are never taken back, so neither is this.
UPDATE "orders" SET "money_received" = true WHERE EXISTS (SELECT 1 FROM "payment_facts" f WHERE f."order_id" = "orders"."id" AND f."kind" = 'received');--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_money_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "orders" SET "money_received" = true WHERE "id" = NEW."order_id" AND NOT "money_received";
  RETURN NULL;
END $$;--> statement-breakpoint
-- A trigger, because processes of an earlier version write the fact too. They hold the lock of the order already.
CREATE TRIGGER "payment_facts_received_noted" AFTER INSERT ON "payment_facts" FOR EACH ROW WHEN (NEW."kind" = 'received') EXECUTE FUNCTION note_money_received();--> statement-breakpoint
CREATE INDEX "orders_money_open" ON "orders" USING btree ("id") WHERE not "orders"."money_received" and "orders"."status" <> 'cancelled' and "orders"."order_total_cents" > 0;