import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';

import { categoriesFailedMessage } from '@/entities/category';
import { lastPageOf } from '@/entities/product';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LinkStrip } from '@/shared/ui/link-strip';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Button } from '@/shared/ui/button';
import { Pagination, ProductGrid, ProductGridSkeleton } from '@/widgets/product-grid';

import { collections } from '../model/collection';
import { useCollection } from '../model/use-collection';
import { CollectionHeader } from './collection-header';

const CollectionGrid = ({
  products,
  page,
  failed,
  unreadable,
  retrying,
  retry,
}: ReturnType<typeof useCollection>) => {
  if (failed) {
    return (
      <ErrorState
        title={
          unreadable ? categoriesFailedMessage : 'Failed to fetch products. Please try again later.'
        }
        text="Your bag is safe."
        busy={retrying}
        onRetry={retry}
      />
    );
  }
  if (products === undefined) {
    return (
      <>
        <VisuallyHidden role="status">Loading collection...</VisuallyHidden>
        <ProductGridSkeleton />
      </>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title="No pieces here yet"
        text="Nothing from this collection is in the shop at the moment."
        action={<Button href={paths.newIn}>See what is new</Button>}
      />
    );
  }
  return (
    <>
      <ProductGrid pages={[products]} />
      {page !== undefined && (
        <Box sx={{ paddingBlockStart: '72px' }}>
          <Pagination page={page.page} lastPage={lastPageOf([page])} />
        </Box>
      )}
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
          label="Collections"
          links={collections.map(({ path, title }) => ({
            to: path,
            label: title,
            current: path === collection.path,
          }))}
        />
      </Container>
      <Divider />
      <Page>
        <CollectionGrid {...state} />
      </Page>
    </>
  );
};
