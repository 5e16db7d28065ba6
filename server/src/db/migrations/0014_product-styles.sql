ALTER TABLE "products" ADD COLUMN "style" text;--> statement-breakpoint
CREATE INDEX "products_style" ON "products" USING btree ("style");