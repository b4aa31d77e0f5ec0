CREATE TABLE "first_steps" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"settings_seen_at" timestamp with time zone,
	"put_away_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "first_steps" ADD CONSTRAINT "first_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;