CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"part_id" integer,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('cash', 'receivable', 'commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'refunds_due') or "ledger_entries"."account" ~ '^producer:[1-9][0-9]*$'),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"order_id" integer,
	"refund_id" integer,
	"payout_id" integer,
	CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'payment', 'refund', 'refund_payment', 'payout'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","id","amount_cents");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_source" ON "ledger_postings" USING btree ("source");--> statement-breakpoint
CREATE INDEX "ledger_postings_order" ON "ledger_postings" USING btree ("order_id");--> statement-breakpoint
-- Money is written down once and for good.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_postings_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What one statement adds to a posting sums to zero. So does every posting then, without a look at the rows that are there.
CREATE OR REPLACE FUNCTION require_balanced_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT posting_id, sum(amount_cents) AS cents INTO wrong FROM added GROUP BY posting_id HAVING sum(amount_cents) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Posting % sums to % instead of 0', wrong.posting_id, wrong.cents USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_postings();--> statement-breakpoint
-- Every order that was placed before is a sale of its time; nothing of it counts as paid. What goods, code and gift wrap do
-- not explain of a total is shipping, so that each of them balances.
INSERT INTO "ledger_postings" ("at", "kind", "source", "order_id")
SELECT "created_at", 'sale', 'sale:' || "id", "id" FROM "orders" ORDER BY "id";--> statement-breakpoint
WITH "parts" AS (
  SELECT t."order_id", sum(t."goods_cents") AS "goods", sum(t."promo_cents") AS "promo" FROM "order_parts" t GROUP BY t."order_id"
), "lines" AS (
  SELECT s."id" AS "posting_id", 0 AS "place", e."account", e."cents", NULL::int AS "part_id"
    FROM "ledger_postings" s JOIN "orders" o ON o."id" = s."order_id" JOIN "parts" p ON p."order_id" = o."id"
    CROSS JOIN LATERAL (VALUES
      ('receivable', o."order_total_cents"::bigint),
      ('promo', o."promo_cents" - p."promo"),
      ('shipping', p."goods" + o."gift_wrap_cents" - o."promo_cents" - o."order_total_cents"),
      ('gift_wrap', -o."gift_wrap_cents"::bigint)) AS e("account", "cents")
  UNION ALL
  SELECT s."id", 1, e."account", e."cents", t."id"
    FROM "ledger_postings" s JOIN "order_parts" t ON t."order_id" = s."order_id"
    CROSS JOIN LATERAL (VALUES
      ('producer:' || t."producer_id", (t."commission_cents" - t."goods_cents")::bigint),
      ('commission', -(CASE WHEN t."producer_id" IS NULL THEN t."goods_cents" ELSE t."commission_cents" END)::bigint),
      ('promo', t."promo_cents"::bigint)) AS e("account", "cents")
   WHERE e."account" IS NOT NULL
)
INSERT INTO "ledger_entries" ("posting_id", "account", "amount_cents", "part_id")
SELECT "posting_id", "account", "cents", "part_id" FROM "lines" WHERE "cents" <> 0 ORDER BY "posting_id", "place", "part_id", "account";--> statement-breakpoint
-- What was cancelled since is the reverse: its parts, and the rest of the order where nothing was left of it.
INSERT INTO "ledger_postings" ("at", "kind", "source", "order_id")
SELECT coalesce(max(v."created_at"), max(o."created_at")), 'cancellation', 'cancellation:part:' || min(t."id"), o."id"
  FROM "orders" o JOIN "order_parts" t ON t."order_id" = o."id" AND t."status" = 'cancelled'
  LEFT JOIN "order_events" v ON v."order_id" = o."id" AND v."to_status" = 'cancelled'
 GROUP BY o."id" ORDER BY o."id";--> statement-breakpoint
WITH "reversed" AS (
  SELECT c."id" AS "posting_id", e."id" AS "place", e."account", -e."amount_cents" AS "cents", e."part_id"
    FROM "ledger_postings" c JOIN "orders" o ON o."id" = c."order_id"
    JOIN "ledger_postings" s ON s."order_id" = o."id" AND s."kind" = 'sale'
    JOIN "ledger_entries" e ON e."posting_id" = s."id"
    LEFT JOIN "order_parts" t ON t."id" = e."part_id"
   WHERE c."kind" = 'cancellation' AND e."account" <> 'receivable'
     AND (t."status" = 'cancelled' OR e."part_id" IS NULL AND o."status" = 'cancelled')
), "both" AS (
  SELECT "posting_id", "place", "account", "cents", "part_id" FROM "reversed"
  UNION ALL
  SELECT "posting_id", 0, 'receivable', -sum("cents"), NULL FROM "reversed" GROUP BY "posting_id"
)
INSERT INTO "ledger_entries" ("posting_id", "account", "amount_cents", "part_id")
SELECT "posting_id", "account", "cents", "part_id" FROM "both" WHERE "cents" <> 0 ORDER BY "posting_id", "place";
