import type { ComponentProps } from 'react';

import { i18n } from '@contract/i18n';
import { useWishlistAvailable, type WishChoice } from '@/entities/wishlist';
import type { PriceByCurrency } from '@/shared/lib/money';
import { IconButton } from '@/shared/ui/icon-button';

import { useToggleWish } from '../model/use-toggle-wish';

interface WishButtonProps extends Pick<ComponentProps<typeof IconButton>, 'sx'> {
  choice: WishChoice;
  /** The product's name, with the size where one is chosen. */
  name: string;
  /** What the choice costs today, in minor units. */
  prices: PriceByCurrency;
}

/** The heart: pressed while the choice is on the wishlist. */
export const WishButton = ({ choice, name, prices, sx }: WishButtonProps) => {
  const available = useWishlistAvailable();
  const { wished, toggle, prepare } = useToggleWish(choice, prices);
  return (
    <IconButton
      icon="heart"
      label={i18n.t('Wishlist: {name}', { name })}
      title={i18n.t('Wishlist')}
      aria-pressed={wished}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
      style={available ? undefined : { visibility: 'hidden' }}
      sx={sx}
    />
  );
};
