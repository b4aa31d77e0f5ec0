DROP INDEX "product_reviews_product";--> statement-breakpoint
CREATE INDEX "promo_codes_search" ON "promo_codes" USING gin ("code" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "batches_search" ON "batches" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_all_of_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE "products"."hidden";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("id") WHERE "products"."featured";--> statement-breakpoint
CREATE INDEX "producer_profiles_name" ON "producer_profiles" USING gin ("company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_reviews_by_rating" ON "product_reviews" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "product_reviews_hidden" ON "product_reviews" USING btree ("id") WHERE "product_reviews"."status" = 'hidden';--> statement-breakpoint
CREATE INDEX "product_reviews_search" ON "product_reviews" USING gin ("comment" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payouts_by_amount" ON "payouts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payout_transfer_facts_returned" ON "payout_transfer_facts" USING btree ("payout_id") WHERE "payout_transfer_facts"."kind" in ('refused', 'reversed');--> statement-breakpoint
CREATE INDEX "orders_payment_method" ON "orders" USING btree ("payment_method","id");--> statement-breakpoint
CREATE INDEX "orders_shipping_method" ON "orders" USING btree ("shipping_method","id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_order" ON "reconciliation_differences" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_search" ON "withdrawals" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_stated" ON "withdrawals" USING btree ("order");--> statement-breakpoint
CREATE INDEX "standing_orders_search" ON "standing_orders" USING gin ("customer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("actor_name" gin_trgm_ops,"action" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_by_name" ON "waitlist" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "waitlist_by_email" ON "waitlist" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "refused_addresses_search" ON "refused_addresses" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "buyer_profiles_vat_id" ON "buyer_profiles" USING btree ("user_id") WHERE "buyer_profiles"."vat_id" is not null;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("product_id","id" DESC NULLS FIRST);