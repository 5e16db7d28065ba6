ALTER TABLE "refunds" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "unanswered" = true WHERE "status" = 'requested';