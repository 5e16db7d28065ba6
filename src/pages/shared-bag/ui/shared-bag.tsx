import { i18n } from '@contract/i18n';
import { useGetProductsByIdQuery } from '@/entities/product';
import { linkedBag } from '@/features/share-bag';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSkeleton } from '@/shared/ui/page-layout';

import { SharedPieces } from './shared-pieces';

type LinkedLines = Parameters<typeof linkedBag>[0];

/** The pieces of a link as they are sold now, with buttons to add them or to replace the bag. */
export const SharedBag = ({ linked }: { linked: LinkedLines }) => {
  const ids = [...new Set(linked.map(({ productId }) => productId))];
  const { data, error, isFetching, refetch } = useGetProductsByIdQuery(ids, {
    refetchOnMountOrArgChange: true,
  });

  if (data !== undefined) return <SharedPieces {...linkedBag(linked, data)} />;
  if (error === undefined) return <PageSkeleton />;
  return (
    <ErrorState
      title={i18n.t('The pieces could not be loaded')}
      text={errorMessage(error, loadingAdvice(error))}
      busy={isFetching}
      focusFallbackId="shared-bag"
      onRetry={refetch}
    />
  );
};
