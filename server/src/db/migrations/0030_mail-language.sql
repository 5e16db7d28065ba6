ALTER TABLE "back_in_stock_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_events" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;