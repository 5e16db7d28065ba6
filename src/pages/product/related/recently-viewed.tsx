import { i18n } from '@contract/i18n';
import { viewedBefore } from '@/entities/product';
import { useRemembered } from '@/shared/lib/remembered';
import { ProductStrip } from '@/widgets/product-strip';

/** The products viewed before, as this browser's storage remembers them: never on the server. */
export const RecentlyViewed = ({ productId }: { productId: number }) => (
  <ProductStrip
    heading={i18n.t('Recently viewed')}
    ids={viewedBefore(useRemembered('recently-viewed'), productId)}
  />
);
