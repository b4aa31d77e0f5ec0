CREATE TABLE "certificate_schemes" (
	"scheme" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"producer_id" integer NOT NULL,
	"product_id" integer,
	"scheme" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date NOT NULL,
	"proof" "bytea" NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_status" CHECK ("certificates"."status" in ('waiting', 'approved', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "producer_profiles" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_producer" ON "certificates" USING btree ("producer_id","id");--> statement-breakpoint
CREATE INDEX "certificates_product" ON "certificates" USING btree ("product_id") WHERE "certificates"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "certificates_waiting" ON "certificates" USING btree ("id") WHERE "certificates"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "certificates_ending" ON "certificates" USING btree ("valid_until") WHERE "certificates"."status" = 'approved';