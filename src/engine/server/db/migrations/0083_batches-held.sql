CREATE INDEX "batches_held" ON "batches" USING btree ("id") WHERE "batches"."status" = 'held';--> statement-breakpoint
DELETE FROM "timers" WHERE "name" = 'continue-recalls';
