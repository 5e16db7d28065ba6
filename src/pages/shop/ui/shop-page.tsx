import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';

import { selectCurrency } from '@/entities/currency';
import { FilterChips, FilterProducts } from '@/features/filter-products';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { ErrorState } from '@/shared/ui/error-state';
import { LinkStrip } from '@/shared/ui/link-strip';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color } from '@/shared/ui/theme';

import { categoryLinks } from '../model/category-links';
import { columnsFromSearch } from '../model/grid-columns';
import { shopHeading } from '../model/shop-listing';
import { useShopListing } from '../model/use-shop-listing';
import { GridToggle } from './grid-toggle';
import { ShopResults } from './shop-results';

const Head = styled('header')({ display: 'grid', gap: 12, marginBlockEnd: 8 });

const ShopBody = styled(Page)({ paddingBlockStart: 16 });

const Heading = styled(PageHeading)({ overflowWrap: 'anywhere' });

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  marginBlockEnd: 24,
  borderBlock: `1px solid ${color.line}`,
});

const Count = styled('p')({
  marginInlineEnd: 'auto',
  fontSize: '0.9375rem',
  color: color.ash,
  fontVariantNumeric: 'tabular-nums',
});

const countText = (total: number | undefined) => {
  if (total === undefined) return '\u00A0';
  return total === 1 ? '1 piece' : `${total.toLocaleString('en-US')} pieces`;
};

const PRODUCTS_FAILED = 'Failed to fetch products. Please try again later.';
const CATEGORIES_FAILED = 'Failed to fetch categories. Please try again later.';

const reload = () => {
  window.location.reload();
};

/** The shop: the catalogue by category, search and filters (specification, section 2, Shop). */
export const ShopPage = () => {
  const [search] = useSearchParams();
  const currency = useAppSelector(selectCurrency);
  const { address, choice, listing, categories, page, state, categoriesFailed } = useShopListing();
  const columns = columnsFromSearch(search);
  const heading = shopHeading(address, choice);
  const category = choice.kind === 'category' ? choice.category : null;

  if (categoriesFailed || state === 'error') {
    return (
      <Page>
        <PageTitle page={heading} />
        <ErrorState
          headingLevel="h1"
          title={categoriesFailed ? CATEGORIES_FAILED : PRODUCTS_FAILED}
          text="Your bag is safe."
          onRetry={reload}
        />
      </Page>
    );
  }
  return (
    <ShopBody>
      <PageTitle
        page={heading}
        description={`${heading}: abayas, kaftans, dresses, coats and accessories of the house.`}
      />
      <Head>
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Shop', to: paths.shop() },
            ...(category === null ? [] : [{ label: category.name }]),
          ]}
        />
        <Heading>{heading}</Heading>
      </Head>
      <LinkStrip
        label="Categories"
        links={categoryLinks(categories, address.search === '' ? choice : null)}
      />
      <Toolbar>
        <Count role="status">{countText(state === 'empty' ? 0 : page?.total)}</Count>
        <GridToggle columns={columns} />
        <FilterProducts currency={currency} listing={listing} />
      </Toolbar>
      <FilterChips currency={currency} />
      <ShopResults state={state} page={page} listing={listing} columns={columns} />
    </ShopBody>
  );
};
