ALTER TABLE "product_reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "answer_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_answer" CHECK (char_length("product_reviews"."answer") <= 1000);--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_answered" CHECK (("product_reviews"."answer" is null) = ("product_reviews"."answered_at" is null));