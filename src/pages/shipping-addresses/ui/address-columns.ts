import { media } from '@/shared/ui/theme';

/** The grid of addresses or their skeletons: two side by side where there is room. */
export const addressColumns = {
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 },
};
