ALTER TABLE "banners" ADD COLUMN "image_rtl" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
UPDATE "contact_messages" SET "language" = "customers"."language" FROM "customers" WHERE lower("customers"."email") = lower("contact_messages"."email");
