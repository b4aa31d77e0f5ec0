ALTER TABLE "orders" ADD COLUMN "group_place" text;--> statement-breakpoint
ALTER TABLE "group_buys" ADD COLUMN "cancel_note" text;--> statement-breakpoint
CREATE INDEX "group_buys_listed" ON "group_buys" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_buys_of_product" ON "group_buys" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
-- Orders of settled group buys know from now on that they are: their customers neither cancel nor change them.
UPDATE "orders" o SET "group_place" = CASE WHEN g."delivery" = 'separate' THEN 'separate' WHEN m."is_organizer" THEN 'organizer' ELSE 'member' END
  FROM "group_members" m JOIN "group_buys" g ON g."id" = m."group_buy_id"
 WHERE m."order_id" = o."id" AND g."status" = 'settled';--> statement-breakpoint
-- So does what is sent in exchange for a member's goods: it goes to the same organizer.
UPDATE "orders" o SET "group_place" = 'member'
  FROM "returns" r JOIN "orders" first ON first."id" = r."order_id"
 WHERE r."exchange_order_id" = o."id" AND first."group_place" = 'member';--> statement-breakpoint
-- Mails to members that are kept, or still have to leave, name no address of somebody else.
UPDATE "mail_outbox" x SET "data" = x."data" || '{"shippingAddress": "to the organizer", "groupPlace": "member"}'
  FROM "orders" o
 WHERE o."group_place" = 'member' AND x."data" ? 'shippingAddress' AND x."data" ->> 'orderId' = o."id"::text;--> statement-breakpoint
-- A group buy that goes to its organizer is for those who have its link.
UPDATE "group_buys" SET "is_public" = false WHERE "is_public" AND "delivery" = 'together';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_place" CHECK ("orders"."group_place" in ('separate', 'organizer', 'member'));--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_public" CHECK (not ("group_buys"."is_public" and "group_buys"."delivery" = 'together'));--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_cancel_note" CHECK ("group_buys"."cancel_note" is null or "group_buys"."cancel_reason" = 'shop');