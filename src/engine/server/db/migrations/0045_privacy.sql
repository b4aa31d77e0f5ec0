CREATE TABLE "foreign_pictures" (
	"product_id" integer NOT NULL,
	"url" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text NOT NULL,
	CONSTRAINT "foreign_pictures_product_id_url_pk" PRIMARY KEY("product_id","url")
);
--> statement-breakpoint
DROP INDEX "producer_profiles_awaiting";--> statement-breakpoint
DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "renamed_from" text;--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "renamed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "foreign_pictures" ADD CONSTRAINT "foreign_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_foreign_pictures" ON "products" USING btree ("id") WHERE "products"."image_url" like 'https:%' or "products"."additional_images"::text like '%"https:%';--> statement-breakpoint
CREATE INDEX "orders_named_guests" ON "orders" USING btree ("created_at") WHERE "orders"."user_id" is null and "orders"."customer_email" <> '';--> statement-breakpoint
CREATE INDEX "producer_profiles_awaiting" ON "producer_profiles" USING btree ("id") WHERE not "producer_profiles"."verified" or "producer_profiles"."renamed_from" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE not "users"."email_unproven";
