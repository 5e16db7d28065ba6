CREATE TABLE "back_in_stock_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_size_id" integer NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"restocked_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_size_id" integer,
	"color" text DEFAULT '' NOT NULL,
	"price_usd" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"price_aed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_item" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","product_size_id","color")
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_product_size_id_product_sizes_id_fk" FOREIGN KEY ("product_size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_size_id_product_sizes_id_fk" FOREIGN KEY ("product_size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_requests_open" ON "back_in_stock_requests" USING btree ("product_size_id","email") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_email" ON "back_in_stock_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_due" ON "back_in_stock_requests" USING btree ("id") WHERE restocked_at is not null and notified_at is null;--> statement-breakpoint
-- Part of whatever transaction raises the stock: a cancellation, a refund, the shopkeeper's hand.
create function mark_restocked() returns trigger language plpgsql as $$
begin
  update back_in_stock_requests
  set restocked_at = now()
  where product_size_id = new.id and confirmed_at is not null and restocked_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger product_sizes_restocked after update of stock on product_sizes
  for each row when (old.stock = 0 and new.stock > 0) execute function mark_restocked();
