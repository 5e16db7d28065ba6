-- Notices of changes say which products changed, so that whoever keeps a copy of the catalogue reads
-- those alone: "products 1,2,3", or "sizes 1,2,3" where only sizes did; "content" where it was something
-- else. An empty one says that anything may have changed. A notice is shorter than 8000 bytes.
create or replace function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', case when tg_op = 'TRUNCATE' then '' else 'content' end);
  return null;
end
$$;
--> statement-breakpoint
create function notify_products() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'products ' || string_agg(id::text, ','))
  from (select id, row_number() over () / 500 as part from changed) as parts
  group by part;
  return null;
end
$$;
--> statement-breakpoint
create function notify_product_parts() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', tg_argv[0] || ' ' || string_agg(product_id::text, ','))
  from (
    select product_id, row_number() over () / 500 as part
    from (select distinct product_id from changed) as products
  ) as parts
  group by part;
  return null;
end
$$;
--> statement-breakpoint
drop trigger products_notice on products;
--> statement-breakpoint
create trigger products_inserted_notice after insert on products
  referencing new table as changed for each statement execute function notify_products();
--> statement-breakpoint
create trigger products_updated_notice after update on products
  referencing new table as changed for each statement execute function notify_products();
--> statement-breakpoint
create trigger products_deleted_notice after delete on products
  referencing old table as changed for each statement execute function notify_products();
--> statement-breakpoint
create trigger products_truncated_notice after truncate on products
  for each statement execute function notify_catalogue();
--> statement-breakpoint
drop trigger product_sizes_notice on product_sizes;
--> statement-breakpoint
create trigger product_sizes_inserted_notice after insert on product_sizes
  referencing new table as changed for each statement execute function notify_product_parts('sizes');
--> statement-breakpoint
create trigger product_sizes_updated_notice after update on product_sizes
  referencing new table as changed for each statement execute function notify_product_parts('sizes');
--> statement-breakpoint
create trigger product_sizes_deleted_notice after delete on product_sizes
  referencing old table as changed for each statement execute function notify_product_parts('sizes');
--> statement-breakpoint
create trigger product_sizes_truncated_notice after truncate on product_sizes
  for each statement execute function notify_catalogue();
--> statement-breakpoint
drop trigger product_categories_notice on product_categories;
--> statement-breakpoint
create trigger product_categories_inserted_notice after insert on product_categories
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_categories_updated_notice after update on product_categories
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_categories_deleted_notice after delete on product_categories
  referencing old table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_categories_truncated_notice after truncate on product_categories
  for each statement execute function notify_catalogue();
--> statement-breakpoint
drop trigger product_images_notice on product_images;
--> statement-breakpoint
create trigger product_images_inserted_notice after insert on product_images
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_images_updated_notice after update on product_images
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_images_deleted_notice after delete on product_images
  referencing old table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_images_truncated_notice after truncate on product_images
  for each statement execute function notify_catalogue();
--> statement-breakpoint
drop trigger product_attribute_options_notice on product_attribute_options;
--> statement-breakpoint
create trigger product_attribute_options_inserted_notice after insert on product_attribute_options
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_attribute_options_updated_notice after update on product_attribute_options
  referencing new table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_attribute_options_deleted_notice after delete on product_attribute_options
  referencing old table as changed for each statement execute function notify_product_parts('products');
--> statement-breakpoint
create trigger product_attribute_options_truncated_notice after truncate on product_attribute_options
  for each statement execute function notify_catalogue();
