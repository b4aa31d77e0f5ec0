CREATE TABLE "order_pickups" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"producer_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"address" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"released_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "order_pickups_kind" CHECK ("order_pickups"."kind" in ('pickup', 'local'))
);
--> statement-breakpoint
CREATE TABLE "pickup_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"producer_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	"days_ahead" smallint NOT NULL,
	"lead_hours" smallint NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"postal_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_places_kind" CHECK ("pickup_places"."kind" in ('pickup', 'local')),
	CONSTRAINT "pickup_places_money" CHECK ("pickup_places"."price_cents" >= 0 and "pickup_places"."minimum_cents" >= 0),
	CONSTRAINT "pickup_places_capacity" CHECK ("pickup_places"."capacity" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "pickup_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pickup_slots_one_each" UNIQUE("place_id","starts_at"),
	CONSTRAINT "pickup_slots_taken" CHECK ("pickup_slots"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_slot_id_pickup_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."pickup_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_place_id_pickup_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."pickup_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_places" ADD CONSTRAINT "pickup_places_producer_id_producer_profiles_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."producer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_slots" ADD CONSTRAINT "pickup_slots_place_id_pickup_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."pickup_places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_pickups_code" ON "order_pickups" USING btree ("code");--> statement-breakpoint
CREATE INDEX "order_pickups_day" ON "order_pickups" USING btree ("producer_id","starts_at");--> statement-breakpoint
CREATE INDEX "order_pickups_slot" ON "order_pickups" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "order_pickups_place" ON "order_pickups" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "order_pickups_not_reminded" ON "order_pickups" USING btree ("ends_at") WHERE "order_pickups"."reminded_at" is null and "order_pickups"."released_at" is null;--> statement-breakpoint
CREATE INDEX "pickup_places_owner" ON "pickup_places" USING btree ("producer_id","id") WHERE "pickup_places"."removed_at" is null;