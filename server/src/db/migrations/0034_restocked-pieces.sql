ALTER TABLE "order_lines" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_restocked" CHECK ("order_lines"."restocked" between 0 and "order_lines"."quantity");--> statement-breakpoint
UPDATE "order_lines" AS line SET "restocked" = back."pieces"
FROM (
	SELECT bought."id", least(bought."quantity", CASE WHEN stored."stock_restored_at" IS NULL
		THEN coalesce(moved."returned", 0) ELSE bought."quantity" - coalesce(moved."left", 0) END) AS "pieces"
	FROM "order_lines" AS bought
	JOIN "orders" AS stored ON stored."id" = bought."order_id"
	LEFT JOIN (
		SELECT (piece->>'id')::integer AS "line_id",
			sum((piece->>'quantity')::integer) FILTER (WHERE "restock" AND ("status" IN ('due', 'done')
				OR "status" = 'failed' AND "provider_id" IS NOT NULL)) AS "returned",
			sum((piece->>'quantity')::integer) FILTER (WHERE "origin" = 'house' AND "status" <> 'failed'
				AND (NOT "restock" OR "status" = 'requested')) AS "left"
		FROM "refunds" CROSS JOIN LATERAL jsonb_array_elements("lines") AS piece
		GROUP BY 1
	) AS moved ON moved."line_id" = bought."id"
) AS back
WHERE back."id" = line."id" AND back."pieces" > 0;