ALTER TABLE "settings" ADD COLUMN "site_name" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "social_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "shipping_usd" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "shipping_eur" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "shipping_aed" integer;--> statement-breakpoint
-- A shop that ran before has these in its footer.
UPDATE "settings" SET "social_links" = '[{"name":"Instagram","url":"https://www.instagram.com/"},{"name":"Pinterest","url":"https://www.pinterest.com/"},{"name":"TikTok","url":"https://www.tiktok.com/"}]'::jsonb;
