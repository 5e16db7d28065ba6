import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { sendBackSteps } from '@contract/returns';
import { ConfirmedOrderAction } from '@/entities/order';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { media } from '@/shared/ui/theme';

import { useRefundOrderMutation } from '../api/refund-order-endpoints';
import {
  type RefundedOrder,
  refundQuestion,
  returnLimitText,
  returnNote,
} from '../model/refund-question';

interface RefundOrderButtonProps {
  order: RefundedOrder & Pick<Order, 'id'>;
}

const toContact = { link: (words: string) => <Link href={paths.contact}>{words}</Link> };
const toPolicy = { link: (words: string) => <Link href={paths.refundPolicy}>{words}</Link> };

const halfOfRow = { [media.phone]: { flex: '1 1 40%' } };

/**
 * Refunds an order after a confirmation (sections 4 and 8), which says how its pieces go back and until
 * when, with the time limit of the policy beside the button.
 */
export const RefundOrderButton = ({ order }: RefundOrderButtonProps) => {
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  const { timeZone } = useSite();
  const noteId = useId();
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 3,
        [media.phone]: { inlineSize: '100%' },
        // The note is nearer to its button than to the next one.
        [media.desktop]: { '&:not(:last-child)': { marginInlineEnd: 7 } },
        '& button': halfOfRow,
      }}
    >
      <ConfirmedOrderAction
        describedBy={noteId}
        order={order}
        send={refundOrder}
        busy={isLoading}
        texts={{
          label: i18n.t('Refund Order'),
          question: refundQuestion(order),
          details: (
            <>
              <MessageWithElements text={sendBackSteps()} elements={toContact} />{' '}
              <MessageWithElements text={returnLimitText(order, timeZone)} elements={toPolicy} />
            </>
          ),
          busyLabel: i18n.t('Refunding...'),
          done: i18n.t('Order successfully refunded'),
          failed: i18n.t('Failed to refund order'),
        }}
      />
      <Typography id={noteId} variant="body2" color="textSecondary" sx={halfOfRow}>
        <MessageWithElements text={returnNote(order, timeZone)} elements={toPolicy} />
      </Typography>
    </Stack>
  );
};
