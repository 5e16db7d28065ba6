import Container from '@mui/material/Container';

import { i18n } from '@contract/i18n';
import { categoriesFailedMessage } from '@/entities/category';
import { productsFailedMessage } from '@/entities/product';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LinkStrip } from '@/shared/ui/link-strip';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { ListingBar, ProductResults } from '@/widgets/product-grid';

import { collectionGroups } from '../model/collection';
import { useCollection } from '../model/use-collection';
import { CollectionHeader } from './collection-header';

const CollectionProducts = ({
  collection,
  results,
  failed,
  unresolved,
  retrying,
  retry,
}: ReturnType<typeof useCollection>) => {
  if (failed) {
    return (
      <ErrorState
        title={unresolved ? categoriesFailedMessage() : productsFailedMessage()}
        text={i18n.t('Your bag is safe.')}
        busy={retrying}
        onRetry={retry}
      />
    );
  }
  const emptyState = results.isFiltered ? (
    <EmptyState
      title={i18n.t('No products found matching your criteria.')}
      action={<Button href={collection.path}>{i18n.t('Clear all filters')}</Button>}
    />
  ) : (
    <EmptyState
      title={i18n.t('No pieces here yet')}
      text={i18n.t('Nothing from this collection is in the shop at the moment.')}
      action={<Button href={paths.newIn}>{i18n.t('See what is new')}</Button>}
    />
  );
  return (
    <>
      <ListingBar results={results} />
      <ProductResults
        results={results}
        largeFirst={collection.story !== undefined}
        emptyState={emptyState}
      />
    </>
  );
};

/** The six collections: one screen (section 2). */
export const CollectionsPage = () => {
  const state = useCollection();
  const { collection, banner } = state;
  return (
    <>
      <PageTitle page={collection.title} description={collection.intro} />
      <CollectionHeader collection={collection} banner={banner} pictures={state.pictures} />
      <Container sx={{ paddingBlock: '6px' }}>
        <LinkStrip
          label={i18n.t('Collections')}
          groups={collectionGroups().map(({ label, members }) => ({
            label,
            links: members.map(({ path, title }) => ({
              to: path,
              label: title,
              current: path === collection.path,
            })),
          }))}
        />
      </Container>
      <Page sx={{ paddingBlockStart: 0 }}>
        <CollectionProducts {...state} />
      </Page>
    </>
  );
};
