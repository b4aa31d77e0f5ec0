DROP INDEX "returns_listed";--> statement-breakpoint
DROP INDEX "returns_closed";--> statement-breakpoint
CREATE INDEX "producer_profiles_by_name" ON "producer_profiles" USING btree ("company_name","id");--> statement-breakpoint
CREATE INDEX "product_reviews_by_author" ON "product_reviews" USING btree ("author_name","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_amount" ON "ledger_entries" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "returns_waiting" ON "returns" USING btree ("perishable","requested_at","id") WHERE "returns"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "returns_by_date" ON "returns" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_name","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "returns_closed" ON "returns" USING btree ("closed_at","id");