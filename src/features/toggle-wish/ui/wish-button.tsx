import { type ComponentProps, useState } from 'react';

import { i18n } from '@contract/i18n';
import {
  loadWishChanges,
  selectIsWished,
  selectWishlistAvailable,
  toggleWish,
  useWishlistSubscription,
  type WishChoice,
} from '@/entities/wishlist';
import type { PriceByCurrency } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { IconButton } from '@/shared/ui/icon-button';

interface WishButtonProps extends Pick<ComponentProps<typeof IconButton>, 'sx'> {
  choice: WishChoice;
  /** The product's name, with the size where one is chosen. */
  name: string;
  /** What the choice costs today, in minor units; null while that is unknown. */
  prices: PriceByCurrency | null;
}

const CustomerWishlist = () => {
  useWishlistSubscription();
  return null;
};

/**
 * The heart: pressed while the choice is on the wishlist, and at once when it is clicked. The code for
 * a customer's change is loaded when the heart is first pointed at or focused.
 */
export const WishButton = ({ choice, name, prices, sx }: WishButtonProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const available = useAppSelector(selectWishlistAvailable);
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const wished = useAppSelector((state) => selectIsWished(state, choice));
  const [pressed, setPressed] = useState<boolean | null>(null);

  const toggle = async () => {
    setPressed(!wished);
    toast.clearErrors();
    const refusal = await dispatch(toggleWish(choice, prices)).catch(() =>
      i18n.t('Please try again later'),
    );
    if (refusal !== null) toast.error(i18n.t('Failed to update wishlist'), refusal);
    setPressed(null);
  };
  const prepare = () => {
    if (isCustomer) loadWishChanges().catch(() => undefined);
  };

  return (
    <>
      {/* Hearts of a listing are many, and a guest has nothing to fetch. */}
      {isCustomer && <CustomerWishlist />}
      <IconButton
        icon="heart"
        label={i18n.t('Wishlist: {name}', { name })}
        title={i18n.t('Wishlist')}
        aria-pressed={pressed ?? wished}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (pressed === null) void toggle();
        }}
        style={available ? undefined : { visibility: 'hidden' }}
        sx={sx}
      />
    </>
  );
};
