import { useState } from 'react';

import type { Order } from '@contract/order';
import { errorMessage } from '@/shared/api';
import { useFocusHome } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { orderHeadingId } from '../model/order-heading-id';

/** The texts of an action: its button, its question and its toasts. */
export interface OrderActWords {
  /** The button's label, the question's title and its confirm button: 'Cancel Order'. */
  label: string;
  question: string;
  busyLabel: string;
  done: string;
  failed: string;
}

interface ConfirmedOrderActProps {
  order: Pick<Order, 'id'>;
  words: OrderActWords;
  /** Sends the request; a mutation's trigger. */
  act: (orderId: number) => PromiseLike<{ error?: unknown }>;
  busy: boolean;
}

/**
 * An action on an order after a confirmation (sections 4 and 8). A toast reports the result; lists
 * refetch by their tags; when the button disappears, the order's heading gets the focus.
 */
export const ConfirmedOrderAct = ({ order, words, act, busy }: ConfirmedOrderActProps) => {
  const toast = useToast();
  const token = useAppSelector(selectToken);
  const [asking, setAsking] = useState(false);
  const part = useFocusHome<HTMLSpanElement>(orderHeadingId(order.id));

  const confirm = async () => {
    if (token === null) {
      setAsking(false);
      toast.error('Please login to continue');
      return;
    }
    const { error } = await act(order.id);
    setAsking(false);
    if (error === undefined) toast.success(words.done);
    else toast.error(words.failed, errorMessage(error, 'Please try again later'));
  };

  return (
    <span ref={part} style={{ display: 'contents' }}>
      <Button
        variant="outlined"
        aria-label={`${words.label} ${order.id}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        {words.label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          void confirm();
        }}
        title={words.label}
        text={words.question}
        confirmLabel={words.label}
        cancelLabel="Keep Order"
        busy={busy}
        busyLabel={words.busyLabel}
      />
    </span>
  );
};
