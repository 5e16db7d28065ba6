import { readProductsById } from '@/entities/product/@x/cart';
import { pricesFromWire } from '@/shared/lib/money';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { type LineCheck, linesChecked, selectLocalLines } from './cart-slice';

/**
 * Checks a guest's lines against the catalogue: price, name, discount and availability become the
 * current ones. When the catalogue cannot be reached, the lines are unchanged.
 */
export const checkGuestLines = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const isGuest = () => selectToken(getState()) === null;
  const ids = [...new Set(selectLocalLines(getState()).map((line) => line.productId))];
  if (!isGuest() || ids.length === 0) return;
  const products = await dispatch(readProductsById(ids));
  if (products === undefined || !isGuest()) return;

  dispatch(
    linesChecked(
      selectLocalLines(getState()).flatMap((line): LineCheck[] => {
        const product = products[line.productId];
        if (product === undefined) return [];
        const size = product?.sizes.find(({ id }) => id === line.productSizeId);
        if (product === null || size === undefined) return [{ id: line.id, unavailable: true }];
        return [
          {
            id: line.id,
            name: product.name,
            size: size.size,
            discount_percentage: product.discount_percentage,
            prices: pricesFromWire(size),
            unavailable: false,
            stock: size.stock,
          },
        ];
      }),
    ),
  );
};
