import { media } from '@/shared/ui/theme';

/** The addresses, or what stands for them while they load: two side by side where there is room. */
export const addressColumns = {
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 },
};
