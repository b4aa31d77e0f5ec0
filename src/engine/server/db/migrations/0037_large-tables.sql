DROP INDEX "products_counted";--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer GENERATED ALWAYS AS (case when for_sale and not hidden and quantity_available <= 20 then quantity_available end) STORED;--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("low_stock","id") WHERE "products"."low_stock" is not null;--> statement-breakpoint
CREATE INDEX "order_parts_cancelled" ON "order_parts" USING btree ("order_id") WHERE "order_parts"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category_id","perishable","in_stock","price_cents","allergens") WHERE "products"."listed";--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("bulk","next_attempt_at","id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."attempts" < 24 and "mail_outbox"."waits_for_order_id" is null;