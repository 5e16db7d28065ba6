ALTER TABLE "settings" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "contact_location" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "seller_address" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "seller_tax_number" text DEFAULT '' NOT NULL;