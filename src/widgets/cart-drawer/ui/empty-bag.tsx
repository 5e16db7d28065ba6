import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import {
  ProductRow,
  type ProductSummary,
  useNewProducts,
  useViewedProducts,
} from '@/entities/product';
import { useWishlistAvailable } from '@/entities/wishlist';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const columns = 3;
/** Fewer would stand alone in their row. */
const fewestViewed = 2;

interface EmptyBagProps {
  /** The products that are not suggested: a shopper who has just removed one does not want it. */
  excludedIds: readonly number[];
}

/** An empty bag, with links to the shop, the wishlist, and products viewed before or new ones. */
export const EmptyBag = ({ excludedIds }: EmptyBagProps) => {
  const keepsWishlist = useWishlistAvailable();
  const { pathname } = useLocation();
  const more = columns + excludedIds.length + 1;
  const others = (products: readonly ProductSummary[] | undefined) =>
    products
      ?.filter(({ id }) => !excludedIds.includes(id) && paths.product(id) !== pathname)
      .slice(0, columns);
  const viewed = others(useViewedProducts(more));
  const newProducts = others(useNewProducts(more));

  return (
    <>
      <EmptyState
        title={i18n.t('Your cart is empty')}
        text={i18n.t('Items that you add will appear here.')}
        headingLevel="p"
        compact
        action={
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            <Button href={paths.shop()} variant="outlined">
              {i18n.t('See the collection')}
            </Button>
            {keepsWishlist && (
              <Button href={paths.wishlist} variant="text">
                {i18n.t('See your wishlist')}
              </Button>
            )}
          </Stack>
        }
      />
      {viewed !== undefined && viewed.length < fewestViewed ? (
        <ProductRow heading={i18n.t('New In')} products={newProducts} columns={columns} />
      ) : (
        <ProductRow heading={i18n.t('Recently viewed')} products={viewed} columns={columns} />
      )}
    </>
  );
};
