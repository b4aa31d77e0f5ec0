CREATE TABLE "credit_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_grants_amount" CHECK ("credit_grants"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"sealed_code" text,
	"last_four" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"sender_name" text NOT NULL,
	"recipient_email" text,
	"message" text,
	"send_on" date NOT NULL,
	"language" text NOT NULL,
	"active_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_id" integer,
	"blocked_at" timestamp with time zone,
	"block_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount_cents" between 1000 and 50000),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_cents" between 0 and "gift_cards"."amount_cents"),
	CONSTRAINT "gift_cards_blocked" CHECK (("gift_cards"."blocked_at" is null) = ("gift_cards"."block_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "waitlist_wishes" (
	"waitlist_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"group_buy_id" integer,
	"invited_at" timestamp with time zone,
	CONSTRAINT "waitlist_wishes_waitlist_id_product_id_pk" PRIMARY KEY("waitlist_id","product_id"),
	CONSTRAINT "waitlist_wishes_quantity" CHECK ("waitlist_wishes"."quantity" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD COLUMN "credit_user_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_user_id" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "as_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD CONSTRAINT "waitlist_wishes_waitlist_id_waitlist_id_fk" FOREIGN KEY ("waitlist_id") REFERENCES "public"."waitlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD CONSTRAINT "waitlist_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_wishes" ADD CONSTRAINT "waitlist_wishes_group_buy_id_group_buys_id_fk" FOREIGN KEY ("group_buy_id") REFERENCES "public"."group_buys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_grants_user" ON "credit_grants" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("last_four","id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."mailed_at" is null and "gift_cards"."active_at" is not null;--> statement-breakpoint
CREATE INDEX "gift_cards_sealed" ON "gift_cards" USING btree ("id") WHERE "gift_cards"."sealed_code" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_wishes_product" ON "waitlist_wishes" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD CONSTRAINT "payment_facts_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD CONSTRAINT "payment_facts_credit_user_id_users_id_fk" FOREIGN KEY ("credit_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_user_id_users_id_fk" FOREIGN KEY ("credit_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_gift_card" ON "ledger_entries" USING btree ("gift_card_id","id") WHERE "ledger_entries"."gift_card_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_parts_gift_card" ON "order_parts" USING btree ("gift_card_id") WHERE "order_parts"."gift_card_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_gift_card" CHECK (("ledger_entries"."account" = 'gift_cards') = ("ledger_entries"."gift_card_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due', 'disputes', 'gift_cards') or "ledger_entries"."account" ~ '^(producer|credit):[1-9][0-9]*$' or "ledger_entries"."account" ~ '^tax:[A-Z]{2}(-[A-Z0-9]{1,3})?$');--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout', 'payout_returned', 'dispute', 'dispute_lost', 'dispute_won', 'credit', 'release'));--> statement-breakpoint
-- What a card or an account may still pay is the sum of its entries, kept beside them: an order locks that row and compares.
CREATE OR REPLACE FUNCTION keep_gift_card_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gift_cards" SET "balance_cents" = "balance_cents" - NEW."amount_cents" WHERE "id" = NEW."gift_card_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_gift_card_balance" AFTER INSERT ON "ledger_entries" FOR EACH ROW WHEN (NEW."gift_card_id" IS NOT NULL) EXECUTE FUNCTION keep_gift_card_balance();--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner int := substr(NEW."account", 8)::int;
BEGIN
  UPDATE "credit_accounts" SET "balance_cents" = "balance_cents" - NEW."amount_cents" WHERE "user_id" = owner;
  IF NOT FOUND THEN
    INSERT INTO "credit_accounts" ("user_id", "balance_cents") VALUES (owner, 0 - NEW."amount_cents")
      ON CONFLICT ("user_id") DO UPDATE SET "balance_cents" = "credit_accounts"."balance_cents" + excluded."balance_cents";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_credit_balance" AFTER INSERT ON "ledger_entries" FOR EACH ROW WHEN (NEW."account" LIKE 'credit:%') EXECUTE FUNCTION keep_credit_balance();--> statement-breakpoint
CREATE TRIGGER "credit_grants_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_grants" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
