import { type ReactNode, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { errorMessage } from '@/shared/api';
import { useFocusFallback } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { orderHeadingId } from '../model/order-heading-id';

/** The texts of an action: its button, its question and its toasts. */
export interface OrderActionTexts {
  /** The button's label, the question's title and its confirm button: 'Cancel Order'. */
  label: string;
  question: string;
  /** What the question says besides, as a paragraph of its own. */
  details?: ReactNode;
  busyLabel: string;
  done: string;
  failed: string;
}

interface ConfirmedOrderActionProps {
  order: Pick<Order, 'id'>;
  texts: OrderActionTexts;
  /** Sends the request; a mutation's trigger. */
  send: (orderId: number) => PromiseLike<{ error?: unknown }>;
  busy: boolean;
  variant?: 'outlined' | 'text';
  /** The id of a note beside the button. */
  describedBy?: string;
}

/**
 * An action on an order after a confirmation (sections 4 and 8). A toast reports the result; lists
 * refetch by their tags; when the button disappears, also while it still asks, the order's heading
 * gets the focus.
 */
export const ConfirmedOrderAction = ({
  order,
  texts,
  send,
  busy,
  variant = 'outlined',
  describedBy,
}: ConfirmedOrderActionProps) => {
  const toast = useToast();
  const token = useAppSelector(selectToken);
  const [asking, setAsking] = useState(false);
  const part = useFocusFallback<HTMLSpanElement>(orderHeadingId(order.id));

  const confirm = async () => {
    if (token === null) {
      setAsking(false);
      toast.error(i18n.t('Please login to continue'));
      return;
    }
    const { error } = await send(order.id);
    setAsking(false);
    if (error === undefined) toast.success(texts.done);
    else toast.error(texts.failed, errorMessage(error, i18n.t('Please try again later')));
  };

  return (
    <span ref={part} style={{ display: 'contents' }}>
      <Button
        variant={variant}
        aria-describedby={describedBy}
        aria-label={`${texts.label} ${order.id}`}
        onClick={() => setAsking(true)}
      >
        {texts.label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={texts.label}
        text={texts.question}
        details={texts.details}
        subject={i18n.t('Order #{id}', { id: order.id })}
        confirmLabel={texts.label}
        cancelLabel={i18n.t('Keep Order')}
        busy={busy}
        busyLabel={texts.busyLabel}
        destructive
        focusFallbackId={orderHeadingId(order.id)}
      />
    </span>
  );
};
