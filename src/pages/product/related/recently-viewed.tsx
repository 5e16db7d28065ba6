import { useEffect } from 'react';

import { rememberViewed, viewedBefore } from '@/entities/product';
import { useRemembered } from '@/shared/lib/remembered';
import { ProductStrip } from '@/widgets/product-strip';

/** The products viewed before, as this browser's storage remembers them: never on the server. */
export const RecentlyViewed = ({ productId }: { productId: number }) => {
  const ids = viewedBefore(useRemembered('recently-viewed'), productId);
  useEffect(() => {
    rememberViewed(productId);
  }, [productId]);
  return <ProductStrip heading="Recently viewed" ids={ids} />;
};
