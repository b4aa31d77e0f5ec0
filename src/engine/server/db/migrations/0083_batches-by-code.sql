CREATE INDEX "batches_by_code" ON "batches" USING btree ("code");--> statement-breakpoint
CREATE INDEX "batches_held" ON "batches" USING btree ("id") WHERE "batches"."status" = 'held';--> statement-breakpoint
DELETE FROM "timers" WHERE "name" = 'continue-recalls';