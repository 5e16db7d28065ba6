CREATE TABLE "translations" (
	"language" text NOT NULL,
	"text_hash" text GENERATED ALWAYS AS (md5("text")) STORED NOT NULL,
	"text" text NOT NULL,
	"translation" text NOT NULL,
	CONSTRAINT "translations_language_text_hash_pk" PRIMARY KEY("language","text_hash")
);
--> statement-breakpoint
create trigger translations_notice after insert or update or delete or truncate on translations
  for each statement execute function notify_catalogue();
