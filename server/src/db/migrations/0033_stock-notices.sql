-- An order changes how many pieces there are of a size, and seldom whether there are any. A notice says
-- which ("stock 1,2" or "sizes 1,2"), so that whoever keeps lists that count the sizes in stock makes
-- them anew only after the latter.
create function notify_sizes_updated() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', kind || ' ' || string_agg(product_id::text, ','))
  from (
    select kind, product_id, row_number() over (partition by kind) / 500 as part
    from (
      select changed.product_id, case when bool_and(coalesce(
        was.product_id = changed.product_id and was.size = changed.size
        and (was.stock > 0) = (changed.stock > 0), false
      )) then 'stock' else 'sizes' end as kind
      from changed left join was on was.id = changed.id
      group by changed.product_id
    ) as products
  ) as parts
  group by kind, part;
  return null;
end
$$;
--> statement-breakpoint
drop trigger product_sizes_updated_notice on product_sizes;
--> statement-breakpoint
create trigger product_sizes_updated_notice after update on product_sizes
  referencing old table as was new table as changed for each statement execute function notify_sizes_updated();
