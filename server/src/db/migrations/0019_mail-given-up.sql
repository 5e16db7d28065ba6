DROP INDEX "mail_events_due";--> statement-breakpoint
ALTER TABLE "mail_events" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_events" ADD COLUMN "last_error" text;--> statement-breakpoint
UPDATE "mail_events" SET "given_up_at" = now() WHERE "sent_at" IS NULL AND "attempts" >= 20;--> statement-breakpoint
CREATE INDEX "mail_events_due" ON "mail_events" USING btree ("next_attempt_at") WHERE sent_at is null and given_up_at is null;