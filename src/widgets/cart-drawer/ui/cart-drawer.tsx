import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

import {
  CartLineRow,
  refreshBag,
  selectBagCurrency,
  selectBagItems,
  selectBagQuantity,
} from '@/entities/cart';
import { LineActions } from '@/features/edit-bag';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { EmptyState } from '@/shared/ui/empty-state';
import { Sheet } from '@/shared/ui/sheet';
import { space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Button } from '@/shared/ui/button';

import { CartDrawerFooter } from './cart-drawer-footer';

const Bag = styled('div')({ '&:focus': { outline: 'none' } });
const Lines = styled('ul')({ marginBlockStart: `-${space(5)}` });
const Loading = styled('div')({ display: 'grid', gap: space(5) });

/**
 * The bag (specification, section 2): its lines, the subtotal and the way to checkout. A
 * customer's is asked for again whenever it opens.
 */
export const CartDrawer = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'cart';
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const items = useAppSelector(selectBagItems);
  const quantity = useAppSelector(selectBagQuantity);
  const currency = useAppSelector(selectBagCurrency);
  const [loading, setLoading] = useState(false);

  const close = () => {
    dispatch(overlayClosed());
  };

  useEffect(() => {
    if (!open || !isCustomer) return;
    setLoading(true);
    void dispatch(refreshBag()).finally(() => {
      setLoading(false);
    });
  }, [open, isCustomer, dispatch]);

  const empty = items.length === 0;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={quantity > 0 ? `Your bag (${quantity})` : 'Your bag'}
      closeLabel="Close the bag"
      footer={<CartDrawerFooter />}
    >
      <Bag data-bag="" tabIndex={-1} aria-busy={loading}>
        {empty && loading && (
          <Loading>
            <VisuallyHidden role="status">Loading...</VisuallyHidden>
            <Skeleton height="118px" />
            <Skeleton height="118px" />
          </Loading>
        )}
        {empty && !loading && (
          <EmptyState
            title="Your cart is empty"
            text="What you add to it waits for you here."
            headingLevel="p"
            action={
              <Button href={paths.shop()} variant="outlined" onClick={close}>
                See the collection
              </Button>
            }
          />
        )}
        {!empty && (
          <Lines>
            {items.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                currency={currency}
                actions={<LineActions line={line} />}
                onOpen={close}
              />
            ))}
          </Lines>
        )}
      </Bag>
    </Sheet>
  );
};
