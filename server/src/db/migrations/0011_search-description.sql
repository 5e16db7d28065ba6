ALTER TABLE "products" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', sku), 'A') || setweight(to_tsvector('english', search_text), 'B') || setweight(to_tsvector('english', search_description), 'D')) STORED;--> statement-breakpoint
alter table products alter column search_vector set storage main;--> statement-breakpoint
-- It went with the column that it was on.
CREATE INDEX "products_search" ON "products" USING gin ("search_vector");--> statement-breakpoint
create or replace function learn_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word
  from written, unnest(tsvector_to_array(to_tsvector('simple', name || ' ' || search_text || ' ' || search_description))) as word
  order by word
  on conflict do nothing;
  return null;
end
$$;
