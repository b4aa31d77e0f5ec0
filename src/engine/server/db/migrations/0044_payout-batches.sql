CREATE TABLE "payout_batch_items" (
	"payout_id" integer PRIMARY KEY NOT NULL,
	"batch_id" integer NOT NULL,
	"box" text
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_batch_items" ADD CONSTRAINT "payout_batch_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_items" ADD CONSTRAINT "payout_batch_items_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_batch_items_batch" ON "payout_batch_items" USING btree ("batch_id");--> statement-breakpoint
CREATE TRIGGER "payout_batches_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_batches" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Where a payout goes is sealed anew with a new key, and forgotten once it is paid: only that may change.
CREATE TRIGGER "payout_batch_items_keep" BEFORE UPDATE OF "payout_id", "batch_id" OR DELETE OR TRUNCATE ON "payout_batch_items" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
