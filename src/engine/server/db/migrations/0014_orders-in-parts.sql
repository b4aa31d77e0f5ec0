CREATE TABLE "cart_promos" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"min_total_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_kind" CHECK ("promo_codes"."kind" in ('percent', 'amount', 'free_shipping')),
	CONSTRAINT "promo_codes_value" CHECK ("promo_codes"."value" >= 0 and ("promo_codes"."kind" <> 'percent' or "promo_codes"."value" <= 10000)),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" >= 0 and ("promo_codes"."max_uses" is null or "promo_codes"."uses" <= "promo_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL,
	"user_id" integer,
	"customer_email" text NOT NULL,
	"once_per_customer" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"producer_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"goods_cents" integer NOT NULL,
	"promo_cents" integer DEFAULT 0 NOT NULL,
	"commission_basis_points" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"ship_by" date NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_parts_one_each" UNIQUE NULLS NOT DISTINCT("order_id","producer_id"),
	CONSTRAINT "order_parts_status" CHECK ("order_parts"."status" in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "order_parts_money" CHECK ("order_parts"."goods_cents" >= 0 and "order_parts"."promo_cents" between 0 and "order_parts"."goods_cents" and "order_parts"."commission_cents" between 0 and "order_parts"."goods_cents"),
	CONSTRAINT "order_parts_times" CHECK (("order_parts"."status" in ('shipped', 'delivered')) = ("order_parts"."shipped_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_money";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "perishable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life_days" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "part_id" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "changed" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "part_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "promo_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_method" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cold_chain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_wrap_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_message" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_promos" ADD CONSTRAINT "cart_promos_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promos" ADD CONSTRAINT "cart_promos_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_unique" ON "promo_codes" USING btree (upper("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_user" ON "promo_uses" USING btree ("promo_code_id","user_id") WHERE "promo_uses"."once_per_customer";--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_email" ON "promo_uses" USING btree ("promo_code_id","customer_email") WHERE "promo_uses"."once_per_customer";--> statement-breakpoint
CREATE INDEX "order_parts_producer" ON "order_parts" USING btree ("producer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_parts_unshipped" ON "order_parts" USING btree ("producer_id","id") WHERE "order_parts"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "order_parts_under_way" ON "order_parts" USING btree ("shipped_at") WHERE "order_parts"."status" = 'shipped';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every order becomes one part per producer. What a producer has sent stays sent, also where the order was cancelled afterwards.
WITH "sold" AS (
  SELECT i."order_id", i."producer_id",
         sum(i."price_cents"::bigint * i."quantity" - i."discount_cents")::int AS "goods",
         bool_and(i."shipped_at" IS NOT NULL) AS "sent", max(i."shipped_at") AS "shipped_at", max(i."quantity") AS "most",
         min(i."id") AS "first"
    FROM "order_items" i GROUP BY i."order_id", i."producer_id"
), "dated" AS (
  SELECT s.*, o."status" AS "order_status", o."created_at", d."day",
         (SELECT max(e."created_at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_status" = 'shipped') AS "order_shipped_at",
         (SELECT max(e."created_at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_status" = 'completed') AS "completed_at"
    FROM "sold" s JOIN "orders" o ON o."id" = s."order_id",
         LATERAL (SELECT (o."created_at" AT TIME ZONE 'America/New_York')::date AS "placed") p,
         LATERAL (SELECT p."placed" + CASE extract(isodow FROM p."placed") WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END AS "day") d
), "judged" AS (
  SELECT "dated".*,
         CASE WHEN "order_status" = 'completed' THEN 'delivered'
              WHEN "order_status" = 'shipped' OR "sent" THEN 'shipped'
              ELSE "order_status" END AS "part_status"
    FROM "dated"
)
INSERT INTO "order_parts" ("order_id", "producer_id", "status", "goods_cents", "commission_basis_points", "commission_cents", "ship_by", "shipped_at", "delivered_at")
SELECT "order_id", "producer_id", "part_status", "goods", 1500, "goods" - floor(("goods"::bigint * 85 + 50) / 100)::int,
       "day" + CASE WHEN "most" >= 25 THEN CASE WHEN extract(isodow FROM "day") = 1 THEN 4 ELSE 6 END
                    ELSE CASE WHEN extract(isodow FROM "day") >= 4 THEN 4 ELSE 2 END END,
       CASE WHEN "part_status" IN ('shipped', 'delivered') THEN coalesce("shipped_at", "order_shipped_at", "completed_at", "created_at") END,
       CASE WHEN "part_status" = 'delivered' THEN coalesce("completed_at", "shipped_at", "created_at") END
  FROM "judged" ORDER BY "order_id", "first";--> statement-breakpoint
UPDATE "order_items" i SET "part_id" = p."id" FROM "order_parts" p
 WHERE p."order_id" = i."order_id" AND p."producer_id" IS NOT DISTINCT FROM i."producer_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "part_id" SET NOT NULL;--> statement-breakpoint
-- An order's status is what its parts say: one that was cancelled after a parcel had left is on its way.
WITH "told" AS (
  SELECT p."order_id",
         CASE WHEN bool_and(p."status" = 'cancelled') THEN 'cancelled'
              WHEN bool_and(p."status" IN ('cancelled', 'delivered')) THEN 'completed'
              WHEN bool_and(p."status" IN ('cancelled', 'delivered', 'shipped')) THEN 'shipped'
              WHEN bool_or(p."status" IN ('processing', 'shipped', 'delivered')) THEN 'processing'
              ELSE 'pending' END AS "status"
    FROM "order_parts" p GROUP BY p."order_id"
), "changed" AS (
  UPDATE "orders" o SET "status" = t."status" FROM "told" t, "orders" "before"
   WHERE t."order_id" = o."id" AND "before"."id" = o."id" AND o."status" <> t."status"
  RETURNING o."id", "before"."status" AS "from_status", o."status" AS "to_status"
)
INSERT INTO "order_events" ("order_id", "from_status", "to_status", "actor") SELECT "id", "from_status", "to_status", 'system' FROM "changed";--> statement-breakpoint
-- Whoever is no producer any more sells nothing more.
UPDATE "producer_profiles" p SET "closed_at" = now() FROM "users" u
 WHERE u."id" = p."user_id" AND (u."role" <> 'PRODUCER' OR u."deleted_at" IS NOT NULL);--> statement-breakpoint
UPDATE "products" SET "listed" = false WHERE "listed" AND "producer_id" IN (SELECT "id" FROM "producer_profiles" WHERE "closed_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "order_items" DROP COLUMN "shipped_at";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_life" CHECK ("products"."shelf_life_days" >= 1);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_money" CHECK ("order_items"."price_cents" >= 0 and "order_items"."discount_cents" >= 0 and "order_items"."promo_cents" >= 0 and "order_items"."discount_cents" + "order_items"."promo_cents" <= "order_items"."price_cents" * "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."order_total_cents" >= 0 and "orders"."discount_total_cents" >= 0 and "orders"."shipping_cents" >= 0 and "orders"."gift_wrap_cents" >= 0 and "orders"."promo_cents" >= 0);