ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_by") WHERE status = 'pending' and payment_status = 'unpaid';--> statement-breakpoint
-- Orders that were placed before get their time from now on.
UPDATE "orders" SET "pay_by" = now() + interval '60 minutes' WHERE "payment_method" = 'credit_card' AND "payment_status" = 'unpaid' AND "status" = 'pending';
