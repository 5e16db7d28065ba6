import Skeleton from '@mui/material/Skeleton';

import { homeBanners, useGetBannersQuery } from '@/entities/banner';
import { loadingAdvice } from '@/shared/api';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Button } from '@/shared/ui/button';
import { NewInStrip } from '@/widgets/product-strip';

import { BannerSection } from './banner-section';

const Banners = () => {
  const { data: banners, error, isFetching, refetch } = useGetBannersQuery();

  if (banners === undefined && error !== undefined) {
    return (
      <Page>
        <ErrorState
          title="The collections could not be loaded"
          text={loadingAdvice(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (banners === undefined) {
    return (
      <>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton height="100vh" />
      </>
    );
  }
  if (banners.length === 0) {
    return (
      <Page>
        <EmptyState
          title="No collections yet"
          text="Meanwhile, see all our products in the shop."
          action={<Button href={paths.shop()}>Shop</Button>}
        />
      </Page>
    );
  }
  return (
    <>
      {homeBanners(banners).map((banner, index) => (
        <BannerSection key={banner.key} banner={banner} priority={index === 0} />
      ))}
      <NewInStrip />
    </>
  );
};

/** Home: four full-screen banners (section 2), then a row of new products. */
export const HomePage = () => {
  const { name } = useSite();
  return (
    <>
      <PageTitle
        page="Home"
        description={`${name} makes abayas, kaftans, dresses and coats in small numbers. Discover the collections.`}
      />
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Banners />
    </>
  );
};
