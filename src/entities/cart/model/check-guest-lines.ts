import { pricesFromWire } from '@/shared/lib/money';
import type { AppDispatch, AppState } from '@/shared/redux';

import { getLineProducts } from '../api/bag-endpoints';
import { type LineCheck, linesChecked, selectBagItems, selectBagOwner } from './cart-slice';

/**
 * Checks a guest's lines against the catalogue: price, name, discount and availability are
 * those of today (decision 4). When the catalogue cannot be reached the lines stay as they are.
 */
export const checkGuestLines =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    if (selectBagOwner(getState()) !== 'guest') return;
    const ids = [...new Set(selectBagItems(getState()).map((line) => line.productId))];
    if (ids.length === 0) return;
    const { data: products } = await dispatch(
      getLineProducts.initiate(ids, { subscribe: false, forceRefetch: true }),
    );
    if (products === undefined || selectBagOwner(getState()) !== 'guest') return;

    dispatch(
      linesChecked(
        selectBagItems(getState()).flatMap((line): LineCheck[] => {
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
              unavailable: size.stock === 0,
              stock: size.stock,
            },
          ];
        }),
      ),
    );
  };
