import { i18n } from '@contract/i18n';
import { loadingAdvice } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { ErrorState } from '@/shared/ui/error-state';

import { refreshBag } from '../model/refresh-bag';
import { useBag } from '../model/use-bag';

interface BagErrorProps {
  /** The id of the element that gets the focus after a successful retry. */
  focusFallbackId: string;
  headingLevel?: 'h2' | 'p';
}

/** In place of a customer's bag that could not be fetched (section 8): it is not an empty one. */
export const BagError = ({ focusFallbackId, headingLevel }: BagErrorProps) => {
  const dispatch = useAppDispatch();
  const { loading, error } = useBag();
  return (
    <ErrorState
      title={i18n.t('Failed to fetch cart items')}
      text={loadingAdvice(error)}
      headingLevel={headingLevel}
      focusFallbackId={focusFallbackId}
      busy={loading}
      onRetry={() => void dispatch(refreshBag())}
    />
  );
};
