import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { isolate } from '@contract/isolate';
import type { Order } from '@contract/order';
import { deliveryLines } from '@/entities/address';
import { useGetSettingsQuery } from '@/entities/brand';
import { paymentText, statusText, useDayOf } from '@/entities/order';
import { useSite } from '@/shared/lib/site';
import { labelText } from '@/shared/ui/theme';

import { InvoiceLines } from './invoice-lines';
import { PrintedPage } from './printed-page';

const head = { justifyContent: 'space-between', alignItems: 'end', marginBlockEnd: '14mm' };
const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '8mm',
  '& dt': { ...labelText, fontSize: '7.5pt', marginBlockEnd: '1.5mm' },
  '& dd': { overflowWrap: 'anywhere' },
};

/** An order's invoice, printed instead of the page; one A4 sheet for all but the longest. */
export const OrderInvoice = ({ order }: { order: Order }) => {
  const { name } = useSite();
  const { data: settings } = useGetSettingsQuery();
  const seller = settings?.seller;
  const payment = paymentText(order);
  const dayOf = useDayOf();
  return (
    <PrintedPage>
      <Stack direction="row" sx={head}>
        <div>
          <Typography variant="h2" component="p" sx={{ fontSize: '26pt', fontWeight: 400 }}>
            {name}
          </Typography>
          {seller !== undefined && (
            <Box sx={{ fontSize: '9pt', marginBlockStart: '3mm' }}>
              {seller.address.map((line, index) => (
                <div key={`${index}-${line}`}>{isolate(line)}</div>
              ))}
              {seller.tax_number !== '' && (
                <div>{i18n.t('Tax number {number}', { number: seller.tax_number })}</div>
              )}
            </Box>
          )}
        </div>
        <Typography variant="h4" component="p" sx={{ fontSize: '16pt', fontWeight: 400 }}>
          {i18n.t('Invoice for order #{id}', { id: order.id })}
        </Typography>
      </Stack>
      <Box component="dl" sx={facts}>
        {[
          {
            term: i18n.t('Order'),
            lines: [
              i18n.t('#{id}', { id: order.id }),
              dayOf(order.created_at),
              statusText(order.status),
            ],
          },
          { term: i18n.t('Ship to'), lines: deliveryLines(order.address) },
          {
            term: i18n.t('Payment'),
            lines: [payment.method, payment.status ?? '', order.currency],
          },
        ].map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {lines
                .filter((line) => line !== '')
                .map((line, index) => (
                  <div key={`${index}-${line}`}>{line}</div>
                ))}
            </dd>
          </div>
        ))}
      </Box>
      <InvoiceLines order={order} />
      <Typography sx={{ marginBlockStart: '16mm', fontSize: '9pt', breakInside: 'avoid' }}>
        {i18n.t('Thank you for shopping with {name}.', { name })}
      </Typography>
    </PrintedPage>
  );
};
