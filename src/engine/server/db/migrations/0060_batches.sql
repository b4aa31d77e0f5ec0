CREATE TABLE "batch_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"order_item_id" integer,
	"group_member_id" integer,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "batch_units_owner" CHECK (("batch_units"."order_item_id" is null) <> ("batch_units"."group_member_id" is null)),
	CONSTRAINT "batch_units_quantity" CHECK ("batch_units"."quantity" >= 1 and "batch_units"."returned" between 0 and "batch_units"."quantity")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"produced_on" date,
	"best_before" date,
	"quantity" integer NOT NULL,
	"status" text DEFAULT 'sellable' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_code" UNIQUE("product_id","code"),
	CONSTRAINT "batches_quantity" CHECK ("batches"."quantity" >= 0),
	CONSTRAINT "batches_status" CHECK ("batches"."status" in ('sellable', 'held', 'recalled')),
	CONSTRAINT "batches_code_letters" CHECK ("batches"."code" ~ '^[A-Z0-9./-]{1,20}$'),
	CONSTRAINT "batches_dates" CHECK ("batches"."best_before" >= "batches"."produced_on")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tracks_batches" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_life_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "batch_units" ADD CONSTRAINT "batch_units_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_units" ADD CONSTRAINT "batch_units_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_units" ADD CONSTRAINT "batch_units_group_member_id_group_members_id_fk" FOREIGN KEY ("group_member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_units_item" ON "batch_units" USING btree ("order_item_id","batch_id") WHERE "batch_units"."order_item_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_units_member" ON "batch_units" USING btree ("group_member_id","batch_id") WHERE "batch_units"."group_member_id" is not null;--> statement-breakpoint
CREATE INDEX "batch_units_batch" ON "batch_units" USING btree ("batch_id","order_item_id");--> statement-breakpoint
CREATE INDEX "batches_on_shelf" ON "batches" USING btree ("product_id","best_before","id") WHERE "batches"."status" = 'sellable' and "batches"."quantity" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "products_gtin" ON "products" USING btree (lpad("gtin", 14, '0'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_life" CHECK ("products"."min_life_days" >= 0);