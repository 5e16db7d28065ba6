import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

import { i18n } from '@contract/i18n';
import { categoriesFailedMessage } from '@/entities/category';
import { productsFailedMessage } from '@/entities/product';
import { paths } from '@/shared/routes';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ReloadingErrorState } from '@/shared/ui/error-state';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { lineClamp } from '@/shared/ui/theme';
import { ListingBar, ProductResults } from '@/widgets/product-grid';
import { NewInStrip } from '@/widgets/product-strip';

import { emptyListingText, shopHeading } from '../model/shop-listing';
import { useShop } from '../model/use-shop';
import { CategoryStrip } from './category-strip';

/** A search of more characters is shown smaller, and no more than two lines of it. */
const longSearch = 40;

/**
 * The listing without its filters if it has any, else without its search and category as well; so too
 * where the category, which would be empty without them, does not exist.
 */
const clearedUrl = ({ params, choice, results }: ReturnType<typeof useShop>): string =>
  results.isFiltered && choice.kind !== 'unknown'
    ? paths.shop({ category: params.category ?? undefined, search: params.search })
    : paths.shop();

/** What to do about an empty listing, where there is more than to clear all filters. */
const emptyHint = ({ params, choice, priceError, results }: ReturnType<typeof useShop>) => {
  if (choice.kind === 'unknown' && params.search === '')
    return i18n.t('The shop has no such collection.');
  if (choice.kind === 'unknown')
    return (
      <MessageWithElements
        text={i18n.t('The shop has no such collection. <link>See all pieces</link>')}
        elements={{
          link: (words) => <Link href={paths.shop({ search: params.search })}>{words}</Link>,
        }}
      />
    );
  if (priceError !== null) return priceError;
  if (params.search !== '')
    return (
      <MessageWithElements
        text={i18n.t(
          'Try a shorter word, or the name of a color or fabric, or <link>ask us</link>.',
        )}
        elements={{ link: (words) => <Link href={paths.contact}>{words}</Link> }}
      />
    );
  return results.isFiltered ? i18n.t('Remove one of the filters to see more.') : undefined;
};

/** The shop: the catalogue by category, search and filters (section 2, Shop). */
export const ShopPage = () => {
  const shop = useShop();
  const { params, choice, results, categoriesFailed } = shop;
  const heading = shopHeading(params, choice);
  const category = choice.kind === 'category' ? choice.category : null;
  const isUnresolved = categoriesFailed && choice.kind !== 'all';

  if (isUnresolved || results.state === 'error') {
    return (
      <Page>
        <PageTitle page={heading} />
        {!categoriesFailed && <CategoryStrip shop={shop} />}
        <ReloadingErrorState
          headingLevel="h1"
          title={isUnresolved ? categoriesFailedMessage() : productsFailedMessage()}
          text={i18n.t('Your bag is safe.')}
        />
      </Page>
    );
  }
  return (
    <>
      <Page sx={{ paddingBlockStart: 4 }}>
        <PageTitle
          page={heading}
          description={i18n.t(
            '{heading}: abayas, kaftans, dresses, coats and accessories from the house.',
            { heading },
          )}
        />
        <Stack component="header" spacing={3} sx={{ marginBlockEnd: 2 }}>
          <Breadcrumb
            items={[
              { label: i18n.t('Home'), to: paths.home },
              { label: i18n.t('Shop'), to: paths.shop() },
              ...(category === null ? [] : [{ label: category.name }]),
            ]}
          />
          {params.search.length > longSearch ? (
            <PageHeading variant="h3" sx={{ ...lineClamp(2), overflowWrap: 'anywhere' }}>
              {heading}
            </PageHeading>
          ) : (
            <PageHeading sx={{ overflowWrap: 'anywhere' }}>{heading}</PageHeading>
          )}
        </Stack>
        <CategoryStrip shop={shop} />
        {choice.kind !== 'unknown' && <ListingBar results={results} />}
        <ProductResults
          results={results}
          priority
          emptyState={
            <EmptyState
              title={emptyListingText(params)}
              text={emptyHint(shop)}
              action={<Button href={clearedUrl(shop)}>{i18n.t('Clear all filters')}</Button>}
            />
          }
        />
      </Page>
      {results.state === 'empty' && (params.search !== '' || choice.kind === 'unknown') && (
        <NewInStrip />
      )}
    </>
  );
};
