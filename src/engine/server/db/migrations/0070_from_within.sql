CREATE TABLE "extension_values" (
	"extension" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"user_id" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extension_values_extension_key_pk" PRIMARY KEY("extension","key")
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "extension" text;--> statement-breakpoint
ALTER TABLE "extension_values" ADD CONSTRAINT "extension_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extension_values_user" ON "extension_values" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_extension" ON "webhook_endpoints" USING btree ("extension") WHERE "webhook_endpoints"."extension" is not null;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_owner" CHECK (("webhook_endpoints"."user_id" is null) = ("webhook_endpoints"."extension" is not null));