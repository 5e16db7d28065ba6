import { i18n } from '@contract/i18n';
import { orderHeadingId } from '@/entities/order';
import { isNotFoundError, loadingAdvice } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';

import { orderFailure } from '../model/order-failure';

interface OrderErrorProps {
  orderId: string;
  error: unknown;
  /** While it is being refetched. */
  busy: boolean;
  onRetry: () => unknown;
}

/** Why the order cannot be shown, and what to do about it (section 8, Orders). */
export const OrderError = ({ orderId, error, busy, onRetry }: OrderErrorProps) =>
  isNotFoundError(error) ? (
    // A retry whose order is gone leaves the focus to it.
    <div role="alert" id={orderHeadingId(orderId)} tabIndex={-1}>
      <EmptyState
        headingLevel="h1"
        title={orderFailure(error)}
        text={i18n.t('You can find all your orders in your profile.')}
        action={
          <Button href={paths.profile} variant="outlined">
            {i18n.t('See your orders')}
          </Button>
        }
      />
    </div>
  ) : (
    <ErrorState
      headingLevel="h1"
      title={orderFailure(error)}
      text={loadingAdvice(error)}
      focusFallbackId={orderHeadingId(orderId)}
      busy={busy}
      onRetry={() => onRetry()}
    />
  );
