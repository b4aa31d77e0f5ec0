ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "payment_facts" DROP CONSTRAINT "payment_facts_refund";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('sale', 'cancellation', 'return', 'payment', 'fee', 'refund', 'refund_payment', 'refund_failed', 'payout'));--> statement-breakpoint
ALTER TABLE "payment_facts" ADD CONSTRAINT "payment_facts_refund" CHECK (("payment_facts"."kind" in ('refunded', 'refund_failed')) = ("payment_facts"."refund_id" is not null));