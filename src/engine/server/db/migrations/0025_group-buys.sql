CREATE TABLE "group_buys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_buys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"product_id" integer NOT NULL,
	"organizer_user_id" integer NOT NULL,
	"title" text,
	"closes_at" timestamp with time zone NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"delivery" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"cancel_reason" text,
	"price_cents" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"settled_price_cents" integer,
	"settled_percentage" numeric(5, 2),
	"version" integer DEFAULT 1 NOT NULL,
	"told_tier" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_buys_status" CHECK ("group_buys"."status" in ('open', 'settled', 'cancelled', 'expired')),
	CONSTRAINT "group_buys_ended" CHECK (("group_buys"."status" = 'open') = ("group_buys"."ended_at" is null)),
	CONSTRAINT "group_buys_cancelled" CHECK (("group_buys"."status" = 'cancelled') = ("group_buys"."cancel_reason" is not null)),
	CONSTRAINT "group_buys_settled" CHECK (("group_buys"."status" = 'settled') = ("group_buys"."settled_price_cents" is not null)),
	CONSTRAINT "group_buys_numbers" CHECK ("group_buys"."price_cents" >= 1 and "group_buys"."minimum_quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_buy_id" integer NOT NULL,
	"is_organizer" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"shipping_address" text,
	"language" text DEFAULT 'en' NOT NULL,
	"user_id" integer,
	"payment_method" text NOT NULL,
	"buy_anyway" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_quantity" CHECK ("group_members"."quantity" >= 1),
	CONSTRAINT "group_members_ordered" CHECK (("group_members"."state" in ('charging', 'ordered', 'dropped')) = ("group_members"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_organizer_user_id_users_id_fk" FOREIGN KEY ("organizer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_buy_id_group_buys_id_fk" FOREIGN KEY ("group_buy_id") REFERENCES "public"."group_buys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_buys_slug" ON "group_buys" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "group_buys_organizer" ON "group_buys" USING btree ("organizer_user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_buys_closing" ON "group_buys" USING btree ("closes_at") WHERE "group_buys"."status" = 'open';--> statement-breakpoint
CREATE INDEX "group_buys_product" ON "group_buys" USING btree ("product_id") WHERE "group_buys"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_email" ON "group_members" USING btree ("group_buy_id",lower("customer_email")) WHERE "group_members"."state" in ('waiting', 'in');--> statement-breakpoint
CREATE INDEX "group_members_group" ON "group_members" USING btree ("group_buy_id","id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_members_unpaid" ON "group_members" USING btree ("id") WHERE "group_members"."state" in ('waiting', 'charging');--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_order" ON "group_members" USING btree ("order_id");