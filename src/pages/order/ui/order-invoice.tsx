import { styled } from '@mui/material/styles';

import type { Order } from '@contract/order';
import { addressLines } from '@/entities/address';
import { useGetSettingsQuery } from '@/entities/brand';
import { dayOf, paymentText, statusText } from '@/entities/order';
import { siteName } from '@/shared/config';
import { font, labelText } from '@/shared/ui/theme';

import { InvoiceLines } from './invoice-lines';
import { InvoiceSheet } from './invoice-sheet';

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBlockEnd: '14mm',
});
const SellerLines = styled('div')({
  fontSize: '9pt',
  marginBlockStart: '3mm',
  '& p': { margin: 0 },
});
const House = styled('p')({ fontFamily: font.display, fontSize: '26pt', lineHeight: 1 });
const Title = styled('p')({ fontFamily: font.display, fontSize: '16pt', lineHeight: 1.2 });
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '8mm',
});
const Term = styled('dt')({ ...labelText, fontSize: '7.5pt', marginBlockEnd: '1.5mm' });
const Words = styled('dd')({ overflowWrap: 'anywhere' });
const Line = styled('span')({ display: 'block' });
const Thanks = styled('p')({ marginBlockStart: '16mm', fontSize: '9pt', breakInside: 'avoid' });

/** An order's invoice, printed instead of the page; one A4 sheet for all but the longest. */
export const OrderInvoice = ({ order }: { order: Order }) => {
  const { data: settings } = useGetSettingsQuery();
  const seller = settings?.seller;
  const payment = paymentText(order);
  const facts = [
    {
      term: 'Order',
      lines: [`#${order.id}`, dayOf(order.created_at), statusText(order.status)],
    },
    { term: 'Ship to', lines: [...addressLines(order.address), order.address.phone] },
    { term: 'Payment', lines: [payment.method, payment.status ?? '', order.currency] },
  ];
  return (
    <InvoiceSheet>
      <Head>
        <div>
          <House>{siteName}</House>
          {seller !== undefined && (
            <SellerLines>
              {seller.address.map((line, index) => (
                <p key={`${index}-${line}`}>{line}</p>
              ))}
              {seller.tax_number !== '' && <p>Tax number {seller.tax_number}</p>}
            </SellerLines>
          )}
        </div>
        <Title>Invoice for order #{order.id}</Title>
      </Head>
      <Facts>
        {facts.map(({ term, lines }) => (
          <div key={term}>
            <Term>{term}</Term>
            <Words>
              {lines
                .filter((line) => line !== '')
                .map((line, index) => (
                  <Line key={`${index}-${line}`}>{line}</Line>
                ))}
            </Words>
          </div>
        ))}
      </Facts>
      <InvoiceLines order={order} />
      <Thanks>Thank you for shopping with {siteName}.</Thanks>
    </InvoiceSheet>
  );
};
