CREATE INDEX "documents_by_total" ON "documents" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("username","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");