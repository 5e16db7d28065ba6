import { lazy, Suspense, useState } from 'react';

import type { ProductDetail } from '@/entities/product';

const WaitForStock = lazy(async () => ({
  default: (await import('@/features/wait-for-stock')).WaitForStock,
}));

/**
 * 'Tell me when it is back'. Its code is loaded only where a size is sold out; it stays from then
 * on, since its dialog may be open when the size is in stock again.
 */
export const SoldOutOffer = ({ product }: { product: ProductDetail }) => {
  const isSoldOut = product.sizes.some(({ stock }) => stock === 0);
  const [wasSoldOut, setWasSoldOut] = useState(isSoldOut);
  if (isSoldOut && !wasSoldOut) setWasSoldOut(true);
  return (
    wasSoldOut && (
      <Suspense fallback={null}>
        <WaitForStock product={product} />
      </Suspense>
    )
  );
};
