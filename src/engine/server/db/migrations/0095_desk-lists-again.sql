CREATE TABLE "pending_payouts" (
	"payout_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_payouts" ADD CONSTRAINT "pending_payouts_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "producer_profiles_by_date" ON "producer_profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "producer_profiles_by_location" ON "producer_profiles" USING btree ("location","id");--> statement-breakpoint
CREATE INDEX "producer_profiles_by_type" ON "producer_profiles" USING btree ("business_type","id");--> statement-breakpoint
CREATE INDEX "group_buys_by_delivery" ON "group_buys" USING btree ("delivery","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_buys_by_end" ON "group_buys" USING btree (coalesce("ended_at", "closes_at"),"id");--> statement-breakpoint
CREATE INDEX "group_members_organizers" ON "group_members" USING gin ("customer_name" gin_trgm_ops) WHERE "group_members"."is_organizer";--> statement-breakpoint
CREATE INDEX "withdrawals_by_named_order" ON "withdrawals" USING btree ("order");--> statement-breakpoint
-- Triggers, because payouts are made and confirmed in several ways, and by processes of an earlier version.
CREATE OR REPLACE FUNCTION note_pending_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'payouts' THEN
    INSERT INTO pending_payouts (payout_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM pending_payouts WHERE payout_id = new.payout_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_pending_payout AFTER INSERT ON payouts
  FOR EACH ROW EXECUTE FUNCTION note_pending_payout();--> statement-breakpoint
CREATE TRIGGER note_confirmed_payout AFTER INSERT ON payout_confirmations
  FOR EACH ROW EXECUTE FUNCTION note_pending_payout();--> statement-breakpoint
INSERT INTO pending_payouts (payout_id)
  SELECT p.id FROM payouts p WHERE NOT EXISTS (SELECT FROM payout_confirmations c WHERE c.payout_id = p.id);
