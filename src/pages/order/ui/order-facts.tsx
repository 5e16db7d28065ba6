import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import { addressLines } from '@/entities/address';
import { paymentText } from '@/entities/order';
import { color, labelText, space } from '@/shared/ui/theme';

const Facts = styled('dl')({ display: 'grid', gap: space(8) });
const Term = styled('dt')({ ...labelText, marginBlockEnd: space(2) });
const Words = styled('dd')({ margin: 0, color: color.ash, overflowWrap: 'anywhere' });
const Line = styled('span')({ display: 'block' });

/** Where an order goes and how it is paid. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const payment = paymentText(order);
  const { phone } = order.address;
  return (
    <Facts>
      <div>
        <Term>Shipping address</Term>
        <Words>
          {[...addressLines(order.address), phone].map((line, index) => (
            <Line key={`${index}-${line}`}>{line}</Line>
          ))}
        </Words>
      </div>
      <div>
        <Term>Payment</Term>
        <Words>
          <Line>{payment.method}</Line>
          {payment.status !== null && <Line>{payment.status}</Line>}
        </Words>
      </div>
    </Facts>
  );
};
