import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { Order } from '@contract/order';
import { colorBeside } from '@contract/short-name';
import {
  orderAmounts,
  orderLineTotal,
  orderMoney,
  orderRefunds,
  refundedQuantity,
} from '@/entities/order';
import { toMinor } from '@/shared/lib/money';
import { useLabel } from '@/shared/lib/site';
import { sizeText } from '@/shared/lib/size-text';
import { color, labelText } from '@/shared/ui/theme';

const table = {
  marginBlockStart: '10mm',
  // On paper: points and millimeters in place of the look that the theme gives tables.
  '&&& th, &&& td': {
    padding: '2.5mm 0',
    fontSize: 'inherit',
    textAlign: 'start',
    whiteSpace: 'normal',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '&&& th': {
    ...labelText,
    paddingBlock: '0 2mm',
    borderBlockEndColor: color.ink,
    fontSize: '7.5pt',
    color: 'inherit',
    // What the numbers leave: their columns are as wide as the widest of each.
    '&:first-of-type': { inlineSize: '100%' },
  },
  // No line is split between two sheets, and each sheet repeats the column headings.
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  '&&& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '10mm' },
};
const sums = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '1.5mm',
  inlineSize: '70mm',
  marginInlineStart: 'auto',
  marginBlockStart: '5mm',
  breakInside: 'avoid',
  '& dd': { textAlign: 'end' },
  '& [data-total]': {
    paddingBlockStart: '2.5mm',
    marginBlockStart: '1mm',
    borderBlockStart: `1px solid ${color.ink}`,
    fontSize: '12pt',
  },
};

const refundedText = (quantity: number): string =>
  quantity > 0 ? i18n.t('{count} refunded', { count: quantity }) : '';

/** A number, or the heading of numbers: at the right of its column, so that Arabic amounts are aligned too. */
const NumberCell = ({ children }: { children: ReactNode }) => (
  <TableCell data-number="">
    <div dir="ltr">{children}</div>
  </TableCell>
);

/** The bought lines, their sums and what was refunded, with 2 decimals (section 9). */
export const InvoiceLines = ({ order }: { order: Order }) => {
  const { subtotal, shipping, total } = orderAmounts(order);
  const { refunded, remaining } = orderRefunds(order);
  const label = useLabel();
  return (
    <>
      <Table sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Item')}</TableCell>
            {[i18n.t('Quantity'), i18n.t('Price'), i18n.t('Amount')].map((name) => (
              <NumberCell key={name}>{name}</NumberCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {order.order_products.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {line.product.name}
                <Box sx={{ color: color.ash, fontSize: '9pt' }}>
                  {commaList([
                    colorBeside(line.product.name, label(line.color ?? '')),
                    sizeText(line.product_size.size),
                    refundedText(refundedQuantity(order, line.id)),
                  ])}
                </Box>
              </TableCell>
              <NumberCell>{line.quantity}</NumberCell>
              <NumberCell>{orderMoney(toMinor(line.price), order)}</NumberCell>
              <NumberCell>{orderMoney(orderLineTotal(line), order)}</NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box component="dl" sx={sums}>
        <dt>{i18n.t('Subtotal')}</dt>
        <dd dir="ltr">{orderMoney(subtotal, order)}</dd>
        <dt>{i18n.t('Shipping')}</dt>
        <dd dir="ltr">{orderMoney(shipping, order)}</dd>
        <dt data-total="">{i18n.t('Total')}</dt>
        <dd dir="ltr" data-total="">
          {orderMoney(total, order)}
        </dd>
        {refunded > 0 && (
          <>
            <dt>{i18n.t('Refunded|amount')}</dt>
            <dd dir="ltr">{orderMoney(refunded, order)}</dd>
            <dt>{i18n.t('Remaining after refunds')}</dt>
            <dd dir="ltr">{orderMoney(remaining, order)}</dd>
          </>
        )}
      </Box>
    </>
  );
};
