CREATE TABLE "shipping_profiles" (
	"producer_id" integer PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD CONSTRAINT "shipping_profiles_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE cascade ON UPDATE no action;