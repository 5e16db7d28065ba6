CREATE TABLE "policy_sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"policy" text NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "policy_sections_policy_position_unique" UNIQUE("policy","position")
);
--> statement-breakpoint
create trigger policy_sections_notice after insert or update or delete or truncate on policy_sections
  for each statement execute function notify_catalogue();
