CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"origin" text NOT NULL,
	"who" text,
	"reason" text,
	"key" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"surplus" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('customer', 'house', 'shop', 'provider')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'due', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("id") WHERE status = 'due';--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "payment_id", "amount", "currency", "lines", "origin", "key", "status", "surplus", "created_at", "settled_at")
SELECT paid."order_id", paid."id", coalesce(paid."refund_amount", paid."amount"), paid."currency",
	CASE WHEN stored."stock_restored_at" IS NULL OR surplus THEN '[]'::jsonb ELSE coalesce((
		SELECT jsonb_agg(jsonb_build_object('id', line."id", 'quantity', line."quantity") ORDER BY line."id")
		FROM "order_lines" AS line WHERE line."order_id" = stored."id"
	), '[]'::jsonb) END,
	'shop',
	'refund-' || paid."reference" || CASE WHEN paid."refund_amount" IS NULL THEN '-all' ELSE '' END,
	CASE paid."status" WHEN 'refunding' THEN 'due' ELSE 'done' END,
	surplus, decided, CASE paid."status" WHEN 'refunding' THEN NULL ELSE decided END
FROM "payments" AS paid
JOIN "orders" AS stored ON stored."id" = paid."order_id"
CROSS JOIN LATERAL (
	SELECT coalesce((
		SELECT max(event."at") FROM "order_events" AS event
		WHERE event."order_id" = paid."order_id" AND event."status" IN ('cancelled', 'refunded')
	), paid."created_at") AS decided,
	EXISTS (
		SELECT FROM "payments" AS other WHERE other."order_id" = paid."order_id" AND (
			other."status" = 'paid' OR other."status" IN ('refunding', 'refunded') AND other."id" < paid."id"
		)
	) AS surplus
) AS history
WHERE paid."status" IN ('refunding', 'refunded') AND coalesce(paid."refund_amount", paid."amount") > 0
ORDER BY paid."id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_amount";--> statement-breakpoint
DROP INDEX "payments_refunding";