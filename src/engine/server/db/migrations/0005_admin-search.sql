CREATE INDEX "users_search" ON "users" USING gin ("username" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("customer_name" gin_trgm_ops,"customer_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_search" ON "waitlist" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);