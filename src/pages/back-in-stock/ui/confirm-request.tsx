import { useEffect, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { useConfirmBackInStockMutation } from '@/features/back-in-stock';
import { sizeText } from '@/shared/lib/size-text';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { LinkFailure } from './link-failure';

/** Confirms a back-in-stock request as soon as the page is open. */
export const ConfirmRequest = ({ token }: { token: string | null }) => {
  const [confirm, { data, error }] = useConfirmBackInStockMutation();
  const sent = useRef<string | null>(null);

  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    void confirm(token);
  }, [token, confirm]);

  if (error !== undefined && token !== null) {
    return <LinkFailure error={error} onRetry={() => void confirm(token)} />;
  }
  const title = (
    <PageTitle
      page={i18n.t('Tell me when it is back')}
      description={i18n.t('Emails that tell you when a piece is back in stock.')}
    />
  );
  if (data === undefined) {
    return (
      <>
        {title}
        <PageSkeleton />
      </>
    );
  }
  const { product, size, in_stock } = data;
  const what = commaList([product.name, sizeText(size)]);
  return (
    <div role="status">
      {title}
      <EmptyState
        headingLevel="h1"
        title={in_stock ? i18n.t('Already back in stock') : i18n.t('Thank you')}
        text={
          in_stock
            ? i18n.t('{what}, is in stock again.', { what })
            : i18n.t('We will write to you once, when {what}, is back.', { what })
        }
        action={
          <Button href={paths.product(product.id, null, in_stock ? size : undefined)}>
            {in_stock
              ? i18n.t('See it in the shop')
              : i18n.t('Back to {name}', { name: product.name })}
          </Button>
        }
      />
    </div>
  );
};
