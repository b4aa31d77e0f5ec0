CREATE TABLE "product_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"order" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_id" integer,
	"return_id" integer,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_reason";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "volume_ml" integer;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("id") WHERE "withdrawals"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_return" ON "withdrawals" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_volume" CHECK ("products"."volume_ml" > 0);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('unopened', 'incorrect', 'damaged', 'spoiled', 'defective', 'withdrawal'));--> statement-breakpoint
-- A trigger, because prices are written in many ways, by forms, files, in bulk and by processes of an earlier version.
CREATE OR REPLACE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id, price_cents) VALUES (new.id, new.price_cents);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_first_price AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION note_price();--> statement-breakpoint
CREATE TRIGGER note_new_price AFTER UPDATE OF price_cents ON products
  FOR EACH ROW WHEN (old.price_cents <> new.price_cents) EXECUTE FUNCTION note_price();--> statement-breakpoint
-- What they cost before today, nobody has written down.
INSERT INTO product_prices (product_id, price_cents) SELECT id, price_cents FROM products ORDER BY id;
