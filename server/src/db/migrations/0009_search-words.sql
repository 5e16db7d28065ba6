CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_name_trgm";--> statement-breakpoint
DROP INDEX "products_text_trgm";--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- In order, so that two writers of the same words wait for each other and never in a ring.
create function learn_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word
  from written, unnest(tsvector_to_array(to_tsvector('simple', name || ' ' || search_text))) as word
  order by word
  on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger products_words_inserted after insert on products
  referencing new table as written for each statement execute function learn_search_words();
--> statement-breakpoint
create trigger products_words_updated after update on products
  referencing new table as written for each statement execute function learn_search_words();
--> statement-breakpoint
insert into search_words (word)
select distinct word
from products, unnest(tsvector_to_array(to_tsvector('simple', name || ' ' || search_text))) as word;
