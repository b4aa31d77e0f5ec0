DROP INDEX "orders_gifts";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_from" text;--> statement-breakpoint
CREATE INDEX "orders_given" ON "orders" USING btree ("id") WHERE ("orders"."gift_wrap_cents" > 0 or "orders"."gift_message" is not null or "orders"."gift_to" is not null);