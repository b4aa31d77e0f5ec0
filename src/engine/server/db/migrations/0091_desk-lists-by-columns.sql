DROP INDEX "orders_status";--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "producer_id" integer;--> statement-breakpoint
-- Who sent a returned line stands beside it, so that the returns of one producer are found along an index instead of through all that
-- it ever sold. The line says who it is, for good; so this is written here, whichever version of the shop asks for a return.
UPDATE return_items x SET producer_id = t.producer_id
  FROM order_items i JOIN order_parts t ON t.id = i.part_id WHERE i.id = x.order_item_id AND t.producer_id IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_producer_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.producer_id IS NULL THEN
    SELECT t.producer_id INTO new.producer_id FROM order_items i JOIN order_parts t ON t.id = i.part_id WHERE i.id = new.order_item_id;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER name_producer_of_return BEFORE INSERT ON return_items
  FOR EACH ROW EXECUTE FUNCTION name_producer_of_return();--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_codes_by_code" ON "promo_codes" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "promo_codes_by_end" ON "promo_codes" USING btree (coalesce("ends_at", '-infinity'::timestamp with time zone),"id");--> statement-breakpoint
CREATE INDEX "promo_codes_by_uses" ON "promo_codes" USING btree ("uses","id");--> statement-breakpoint
CREATE INDEX "certificates_by_number" ON "certificates" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "certificates_by_last_day" ON "certificates" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "certificates_search" ON "certificates" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (("recipient" ->> 'name') gin_trgm_ops,("recipient" ->> 'email') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payouts_by_period_end" ON "payouts" USING btree ("period_end","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "return_items_producer" ON "return_items" USING btree ("producer_id","return_id");--> statement-breakpoint
CREATE INDEX "product_reviews_by_status" ON "product_reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "certificates_by_status" ON "certificates" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "batches_by_code" ON "batches" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "batches_by_status" ON "batches" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "returns_by_status" ON "returns" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_name" ON "withdrawals" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "waitlist_by_role" ON "waitlist" USING btree ("role","id");--> statement-breakpoint
DROP INDEX "waitlist_role";--> statement-breakpoint
CREATE INDEX "refused_addresses_by_date" ON "refused_addresses" USING btree ("refused_at","id");--> statement-breakpoint
CREATE INDEX "batches_by_day" ON "batches" USING btree (coalesce("produced_on", '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "batches_by_best_before" ON "batches" USING btree (coalesce("best_before", '-infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "documents_by_kind" ON "documents" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "waitlist_by_company" ON "waitlist" USING btree (coalesce("company_name", ''::text),"id");