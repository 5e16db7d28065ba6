import Stack from '@mui/material/Stack';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { ProductRow, useNewProducts, useViewedProducts } from '@/entities/product';
import { useWishlistAvailable } from '@/entities/wishlist';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const columns = 3;

/** An empty bag, with links to the shop, the wishlist, and products viewed before or new ones. */
export const EmptyBag = ({ onLeave }: { onLeave: () => void }) => {
  const currency = useAppSelector(selectCurrency);
  const keepsWishlist = useWishlistAvailable();
  const viewed = useViewedProducts(columns);
  const newProducts = useNewProducts(columns);
  const row = { columns, currency, onOpen: onLeave };

  return (
    <>
      <EmptyState
        title={i18n.t('Your cart is empty')}
        text={i18n.t('Items that you add are shown here.')}
        headingLevel="p"
        compact
        action={
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            <Button href={paths.shop()} variant="outlined" onClick={onLeave}>
              {i18n.t('See the collection')}
            </Button>
            {keepsWishlist && (
              <Button href={paths.wishlist} variant="text" onClick={onLeave}>
                {i18n.t('See your wishlist')}
              </Button>
            )}
          </Stack>
        }
      />
      {viewed?.length === 0 ? (
        <ProductRow heading={i18n.t('New In')} products={newProducts} {...row} />
      ) : (
        <ProductRow heading={i18n.t('Recently viewed')} products={viewed} {...row} />
      )}
    </>
  );
};
