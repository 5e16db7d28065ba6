-- Whoever keeps a copy of the catalogue (caches, rendered pages) listens on this channel.
-- Being in the database, it also sees what a shopkeeper changes by hand.
create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end
$$;
--> statement-breakpoint
create trigger products_notice after insert or update or delete or truncate on products
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger product_sizes_notice after insert or update or delete or truncate on product_sizes
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger product_categories_notice after insert or update or delete or truncate on product_categories
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger product_images_notice after insert or update or delete or truncate on product_images
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger product_attribute_options_notice after insert or update or delete or truncate on product_attribute_options
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger categories_notice after insert or update or delete or truncate on categories
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger banners_notice after insert or update or delete or truncate on banners
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger about_us_notice after insert or update or delete or truncate on about_us
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger features_notice after insert or update or delete or truncate on features
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger stories_notice after insert or update or delete or truncate on stories
  for each statement execute function notify_catalogue();
--> statement-breakpoint
create trigger settings_notice after insert or update or delete or truncate on settings
  for each statement execute function notify_catalogue();
