import { useParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { useGetProductQuery } from '@/entities/product';
import { isNotFoundError, loadingAdvice } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { Button } from '@/shared/ui/button';

import { descriptionOf } from '../model/description-of';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

const ProductNotFound = () => (
  <Page>
    <PageTitle page={i18n.t('Product not found')} />
    <EmptyState
      headingLevel="h1"
      title={i18n.t('Product not found')}
      text={i18n.t('It may no longer be available.')}
      action={<Button href={paths.shop()}>{i18n.t('Go to the shop')}</Button>}
    />
  </Page>
);

/** A product (section 2, Product detail). */
export const ProductPage = () => {
  const { id = '' } = useParams();
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(id);

  if (product !== undefined) {
    return (
      <>
        <PageTitle page={product.name} description={descriptionOf(product)} />
        <ProductView key={product.id} product={product} />
      </>
    );
  }
  if (isNotFoundError(error)) return <ProductNotFound />;
  if (error !== undefined && !isFetching) {
    return (
      <Page>
        <PageTitle page={i18n.t('Product')} />
        <ErrorState
          headingLevel="h1"
          title={i18n.t('Failed to fetch product details')}
          text={loadingAdvice(error)}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return <ProductSkeleton id={Number(id)} />;
};
