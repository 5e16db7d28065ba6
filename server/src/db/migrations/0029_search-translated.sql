ALTER TABLE "products" ADD COLUMN "search_translated" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_translated" ON "products" USING gin ("search_translated");--> statement-breakpoint
-- Without vowel signs and tatweel, and one letter for those that people write for each other.
create function normalize_arabic(text) returns text language sql immutable strict parallel safe as $$
  select translate($1,
    U&'\0623\0625\0622\0671\0649\0629\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670',
    U&'\0627\0627\0627\0627\064A\0647')
$$;
--> statement-breakpoint
-- Words as they are written, and by their stems.
create function translated_words(text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple', normalize_arabic($1)) || to_tsvector('arabic', normalize_arabic($1))
$$;
--> statement-breakpoint
create or replace function learn_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct word
  from written, unnest(
    tsvector_to_array(to_tsvector('simple', name || ' ' || search_text || ' ' || search_description))
    || tsvector_to_array(search_translated)
  ) as word
  order by word
  on conflict do nothing;
  return null;
end
$$;
