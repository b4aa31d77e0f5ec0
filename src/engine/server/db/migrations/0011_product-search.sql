ALTER TABLE "products" ADD CONSTRAINT "products_display" UNIQUE("id","listed","featured");--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"listed" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "product_search" SELECT "id", "listed", "featured", "search_vector" FROM "products" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product" FOREIGN KEY ("product_id","listed","featured") REFERENCES "public"."products"("id","listed","featured") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("vector") WHERE "product_search"."listed";--> statement-breakpoint
CREATE INDEX "product_search_by_featured" ON "product_search" USING btree ("featured" DESC NULLS FIRST,"product_id") WHERE "product_search"."listed";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_name";
