import { i18n } from '@contract/i18n';
import { useGetAboutUsQuery, useGetSettingsQuery } from '@/entities/brand';
import { loadingAdvice } from '@/shared/api';
import { useSite } from '@/shared/lib/site';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { heroPicture } from '../model/hero-picture';
import { AboutHero } from './about-hero';
import { FeaturedOn } from './featured-on';
import { Stories } from './stories';
import { Welcome } from './welcome';

const AboutBody = () => {
  const { data: about, error, isFetching, refetch } = useGetAboutUsQuery();
  const { data: settings, isLoading: settingsLoading } = useGetSettingsQuery();

  if (about === undefined && error !== undefined) {
    return (
      <>
        <AboutHero picture={null} />
        <ErrorState
          title={i18n.t('This page could not be loaded')}
          text={loadingAdvice(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (about === undefined || settingsLoading) return <PageSkeleton />;

  const welcome = about.about_us[0];
  return (
    <>
      <AboutHero picture={heroPicture(about, settings ?? null)} />
      {welcome && (
        <Welcome
          title={welcome.title}
          text={welcome.description}
          signature={settings?.about_us_signature ?? ''}
        />
      )}
      <FeaturedOn features={about.features} />
      <Stories stories={about.stories} />
    </>
  );
};

/** About Us (section 2). */
export const AboutPage = () => (
  <>
    <PageTitle
      page={i18n.t('About Us')}
      description={i18n.t('{name} is a fashion house named after the edge of a woven cloth.', {
        name: useSite().name,
      })}
    />
    <AboutBody />
  </>
);
