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

/** What an act says: on its button, in its question, and after it. */
export interface OrderActWords {
  /** The button's, the question's title and its answer: 'Cancel Order'. */
  label: string;
  question: string;
  busyLabel: string;
  done: string;
  failed: string;
}

interface ConfirmedOrderActProps {
  order: Pick<Order, 'id'>;
  words: OrderActWords;
  /** Sends it; what a mutation's trigger resolves to. */
  act: (orderId: number) => PromiseLike<{ error?: unknown }>;
  busy: boolean;
}

/**
 * Something done to an order after a question (sections 4 and 8). Toasts say how
 * it went; the lists follow by their tags, and when the button goes the order's heading gets the
 * focus.
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
