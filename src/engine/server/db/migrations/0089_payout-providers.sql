ALTER TABLE "provider_accounts" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_accounts" DROP CONSTRAINT "provider_accounts_pkey";--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_producer_id_provider_pk" PRIMARY KEY("producer_id","provider");--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_jobs" ADD COLUMN "asked_at" timestamp with time zone;
