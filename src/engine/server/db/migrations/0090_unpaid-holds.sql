CREATE TABLE "unpaid_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unpaid_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"cents" bigint NOT NULL,
	"order_id" integer,
	"member_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_holds_network" ON "unpaid_holds" USING btree ("network");--> statement-breakpoint
CREATE INDEX "unpaid_holds_created" ON "unpaid_holds" USING btree ("created_at");