import Skeleton from '@mui/material/Skeleton';

import { i18n } from '@contract/i18n';
import { homeBanners, useGetBannersQuery } from '@/entities/banner';
import { loadingAdvice } from '@/shared/api';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { LoadingStatus, VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Button } from '@/shared/ui/button';
import { NewInStrip } from '@/widgets/product-strip';

import { BannerSection } from './banner-section';

/** The header lies over this page. */
const belowHeader = { marginBlockStart: 'var(--header-height)' };

const Banners = () => {
  const { data: banners, error, isFetching, refetch } = useGetBannersQuery();

  if (banners === undefined && error !== undefined) {
    return (
      <Page sx={belowHeader}>
        <ErrorState
          title={i18n.t('The collections could not be loaded')}
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
        <LoadingStatus />
        <Skeleton height="100vh" />
      </>
    );
  }
  if (banners.length === 0) {
    return (
      <Page sx={belowHeader}>
        <EmptyState
          title={i18n.t('No collections yet')}
          text={i18n.t('Meanwhile, see all our products in the shop.')}
          action={<Button href={paths.shop()}>{i18n.t('Shop|button')}</Button>}
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
        page={i18n.t('Home')}
        description={i18n.t(
          '{name} makes abayas, kaftans, dresses and coats in small numbers. Discover the collections.',
          { name },
        )}
      />
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Banners />
    </>
  );
};
