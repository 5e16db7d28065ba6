import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';

import { categoriesFailedMessage } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import { FilterChips, FilterProducts } from '@/features/filter-products';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { columnsFromSearch } from '../model/grid-columns';
import { shopHeading } from '../model/shop-listing';
import { useShopListing } from '../model/use-shop-listing';
import { CategoryStrip } from './category-strip';
import { GridToggle } from './grid-toggle';
import { ShopResults } from './shop-results';

const countText = (total: number | null) => {
  if (total === null) return '\u00A0';
  return total === 1 ? '1 piece' : `${total.toLocaleString('en-US')} pieces`;
};

const productsFailedMessage = 'Failed to fetch products. Please try again later.';

const reload = () => {
  window.location.reload();
};

/** The shop: the catalogue by category, search and filters (section 2, Shop). */
export const ShopPage = () => {
  const [search] = useSearchParams();
  const currency = useAppSelector(selectCurrency);
  const shop = useShopListing();
  const { address, choice, listing, total, state, categoriesFailed } = shop;
  const columns = columnsFromSearch(search);
  const heading = shopHeading(address, choice);
  const category = choice.kind === 'category' ? choice.category : null;
  const categoryUnreadable = categoriesFailed && choice.kind !== 'all';

  if (categoryUnreadable || state === 'error') {
    return (
      <Page>
        <PageTitle page={heading} />
        <ErrorState
          headingLevel="h1"
          title={categoryUnreadable ? categoriesFailedMessage : productsFailedMessage}
          text="Your bag is safe."
          onRetry={reload}
        />
      </Page>
    );
  }
  return (
    <Page sx={{ paddingBlockStart: 4 }}>
      <PageTitle
        page={heading}
        description={`${heading}: abayas, kaftans, dresses, coats and accessories of the house.`}
      />
      <Stack component="header" spacing={3} sx={{ marginBlockEnd: 2 }}>
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Shop', to: paths.shop() },
            ...(category === null ? [] : [{ label: category.name }]),
          ]}
        />
        <PageHeading sx={{ overflowWrap: 'anywhere' }}>{heading}</PageHeading>
      </Stack>
      <CategoryStrip shop={shop} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 6,
          marginBlockEnd: 6,
          borderBlock: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ marginInlineEnd: 'auto' }}
        >
          {countText(state === 'empty' ? 0 : total)}
        </Typography>
        <GridToggle columns={columns} />
        <FilterProducts currency={currency} listing={listing} />
      </Stack>
      <FilterChips currency={currency} />
      <ShopResults shop={shop} columns={columns} />
    </Page>
  );
};
