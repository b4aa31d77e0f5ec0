ALTER TABLE "newsletter_subscribers" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Accounts deleted before this: the audit log still named them, and the companies that are gone.
UPDATE "audit_log" a SET "actor_name" = u."username" FROM "users" u WHERE u."id" = a."actor_user_id" AND u."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_log" a SET "detail" = a."detail" - 'username' FROM "users" u WHERE a."entity_type" = 'user' AND a."entity_id" = u."id"::text AND u."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_log" a SET "detail" = a."detail" - 'companyName' - 'reason' WHERE a."entity_type" = 'producer' AND NOT EXISTS (SELECT FROM "producer_profiles" p WHERE p."id"::text = a."entity_id");
