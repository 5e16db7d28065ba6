CREATE TABLE "color_families" (
	"color" text NOT NULL,
	"family" text NOT NULL,
	CONSTRAINT "color_families_color_family_pk" PRIMARY KEY("color","family")
);
--> statement-breakpoint
CREATE INDEX "color_families_family" ON "color_families" USING btree ("family");--> statement-breakpoint
create trigger color_families_notice after insert or update or delete or truncate on color_families
  for each statement execute function notify_catalogue();
