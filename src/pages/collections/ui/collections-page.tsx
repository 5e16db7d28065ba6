import styled from '@emotion/styled';

import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LinkStrip } from '@/shared/ui/link-strip';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, gutter } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Button } from '@/shared/ui/button';
import { Pagination, ProductGrid, ProductGridSkeleton } from '@/widgets/product-grid';

import { collections } from '../model/collection';
import { useCollection } from '../model/use-collection';
import { CollectionHeader } from './collection-header';

const Others = styled('div')({
  paddingInline: gutter,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${color.line}`,
});

const Pages = styled('div')({ paddingBlockStart: 72 });

const CollectionGrid = ({
  products,
  page,
  failed,
  retrying,
  retry,
}: ReturnType<typeof useCollection>) => {
  if (failed) {
    return (
      <ErrorState
        title="Failed to fetch products. Please try again later."
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
        title="Still on the cutting table"
        text="Nothing of this collection is in the shop at the moment. What is finished, you find here:"
        action={<Button href={paths.newIn}>See what is new</Button>}
      />
    );
  }
  return (
    <>
      <ProductGrid products={products} />
      {page !== undefined && (
        <Pages>
          <Pagination page={page.page} lastPage={page.lastPage} />
        </Pages>
      )}
    </>
  );
};

/** The six collections: one screen (specification, section 2; decision 1). */
export const CollectionsPage = () => {
  const state = useCollection();
  const { collection, banner } = state;
  return (
    <>
      <PageTitle page={collection.title} description={collection.intro} />
      <CollectionHeader collection={collection} banner={banner} pictures={state.pictures} />
      <Others>
        <LinkStrip
          label="Collections"
          links={collections.map(({ path, title }) => ({
            to: path,
            label: title,
            current: path === collection.path,
          }))}
        />
      </Others>
      <Page>
        <CollectionGrid {...state} />
      </Page>
    </>
  );
};
