ALTER TABLE "provider_jobs" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "trace" text;