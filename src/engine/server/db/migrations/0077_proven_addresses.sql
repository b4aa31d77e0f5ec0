ALTER TABLE "recall_orders" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
-- All others were there before and keep what they had.
UPDATE "users" SET "email_proven_at" = NULL WHERE "email_unproven";
