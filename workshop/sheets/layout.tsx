import { i18n } from '@contract/i18n';
import { paths } from '@/shared/routes';
import { BreakableEmail } from '@/shared/ui/breakable-email';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, OutdatedNotice } from '@/shared/ui/error-state';
import {
  HeadingRow,
  NarrowPage,
  Page,
  PageHeading,
  PageSkeleton,
  SectionHeading,
} from '@/shared/ui/page-layout';
import { SafeHtml } from '@/shared/ui/safe-html';
import { NotFound } from '@/widgets/not-found';

import type { Sheet } from '../sheet';

const nothing = () => undefined;
const shopLink = () => (
  <Button href={paths.shop()} variant="outlined">
    {i18n.t('See the collection')}
  </Button>
);

const failure = () => ({
  title: i18n.t('Failed to load orders'),
  text: i18n.t('Please try again in a moment.'),
});

/** Pages and what stands in place of their contents. */
export const sheet: Sheet = {
  PageHeading: { states: () => ({ Heading: <PageHeading>{i18n.t('Contact Us')}</PageHeading> }) },
  SectionHeading: {
    states: () => ({ Heading: <SectionHeading>{i18n.t('New In')}</SectionHeading> }),
  },
  HeadingRow: {
    states: () => ({
      'With a button': (
        <HeadingRow>
          <PageHeading>{i18n.t('Wishlist')}</PageHeading>
          {shopLink()}
        </HeadingRow>
      ),
    }),
  },
  Page: {
    states: () => ({
      Contents: (
        <Page>
          <PageHeading>{i18n.t('About Us')}</PageHeading>
        </Page>
      ),
    }),
  },
  NarrowPage: {
    states: () => ({
      Contents: (
        <NarrowPage>
          <PageHeading>{i18n.t('About Us')}</PageHeading>
        </NarrowPage>
      ),
    }),
  },
  PageSkeleton: { states: () => ({ Loading: <PageSkeleton /> }) },
  EmptyState: {
    states: () => {
      const texts = {
        title: i18n.t('Your cart is empty'),
        text: i18n.t('Items that you add will appear here.'),
      };
      return {
        'Title alone': <EmptyState title={texts.title} />,
        'With an action': <EmptyState {...texts} action={shopLink()} />,
        'In a panel': <EmptyState {...texts} action={shopLink()} compact />,
      };
    },
  },
  ErrorState: {
    states: () => ({
      'To be tried again': <ErrorState {...failure()} onRetry={nothing} />,
      Busy: <ErrorState {...failure()} onRetry={nothing} busy />,
      'Without a way out': <ErrorState {...failure()} />,
    }),
  },
  OutdatedNotice: {
    states: () => {
      const notice = { ...failure(), focusFallbackId: '', onRetry: nothing };
      return {
        'To be tried again': <OutdatedNotice {...notice} busy={false} />,
        Busy: <OutdatedNotice {...notice} busy />,
      };
    },
  },
  SafeHtml: {
    states: ({ product }) => ({
      Paragraphs: <SafeHtml html={product.description} />,
      Details: <SafeHtml html={product.details} />,
    }),
  },
  BreakableEmail: {
    width: 160,
    states: ({ user }) => ({ 'Over two lines': <BreakableEmail email={user.email} /> }),
  },
  NotFound: { states: () => ({ Page: <NotFound /> }) },
};
