import Stack from '@mui/material/Stack';

import { i18n } from '@contract/i18n';
import { BagError, useBag } from '@/entities/cart';
import { canPay, useGetOrdersQuery } from '@/entities/order';
import { selectCheckoutError } from '@/features/checkout';
import { PayOrderButton } from '@/features/pay-order';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { FormError } from '@/shared/ui/form-layout';

/**
 * Customers who left the card payment page without paying are offered to pay the order (ADR 0013),
 * all others the collection.
 */
const NextStep = () => {
  const orders = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const unpaid = orders.data?.find(canPay);
  // No action until it is known which one applies.
  if (orders.isLoading) return <EmptyState title={i18n.t('Your cart is empty')} />;
  if (unpaid === undefined) {
    return (
      <EmptyState
        title={i18n.t('Your cart is empty')}
        text={i18n.t('If you have just placed an order, it is in your profile.')}
        action={<Button href={paths.shop()}>{i18n.t('See the collection')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={i18n.t('Your cart is empty')}
      text={i18n.t('Your order #{id} has been placed, but is not paid yet.', { id: unpaid.id })}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
          <PayOrderButton orderId={unpaid.id} />
          <Button href={paths.order(unpaid.id)} variant="outlined">
            {i18n.t('View order')}
          </Button>
        </Stack>
      }
    />
  );
};

/** Checkout without anything in the cart: the error of the last order, if any, and what to do next. */
export const EmptyCheckout = () => {
  const error = useAppSelector(selectCheckoutError);
  const { error: bagError } = useBag();
  if (bagError !== undefined) return <BagError focusFallbackId="main" headingLevel="h2" />;
  return (
    <>
      <FormError>{error}</FormError>
      <NextStep />
    </>
  );
};
