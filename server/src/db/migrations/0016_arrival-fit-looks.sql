CREATE TABLE "product_looks" (
	"product_id" integer NOT NULL,
	"with_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_looks_product_id_with_id_pk" PRIMARY KEY("product_id","with_id")
);
--> statement-breakpoint
CREATE TABLE "story_products" (
	"story_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "story_products_story_id_product_id_pk" PRIMARY KEY("story_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_to" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measurements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_looks" ADD CONSTRAINT "product_looks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_looks" ADD CONSTRAINT "product_looks_with_id_products_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_products" ADD CONSTRAINT "story_products_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_products" ADD CONSTRAINT "story_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_looks_with" ON "product_looks" USING btree ("with_id");--> statement-breakpoint
CREATE INDEX "story_products_product" ON "story_products" USING btree ("product_id");
--> statement-breakpoint
create trigger product_looks_notice after insert or update or delete or truncate on product_looks
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger story_products_notice after insert or update or delete or truncate on story_products
  for each statement execute function notify_catalogue();
