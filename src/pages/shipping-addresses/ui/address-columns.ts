import { media } from '@/shared/ui/theme';

/** The grid of addresses or their skeletons: two side by side where there is room. */
export const addressColumns = {
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 },
};

/** The id of the page's heading, which gets the focus when a focused address is removed. */
export const addressesHeadingId = 'shipping-addresses';
