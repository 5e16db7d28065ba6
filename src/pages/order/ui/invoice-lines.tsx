import { styled } from '@mui/material/styles';

import type { Order } from '@contract/order';
import { orderAmounts, orderLineTotal, orderMoney } from '@/entities/order';
import { toMinor } from '@/shared/lib/money';
import { sizeText } from '@/shared/lib/size-text';
import { color, labelText } from '@/shared/ui/theme';

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlockStart: '10mm',
  '& th': {
    ...labelText,
    fontSize: '7.5pt',
    textAlign: 'start',
    paddingBlock: '0 2mm',
    paddingInline: 0,
    borderBlockEnd: `1px solid ${color.ink}`,
  },
  '& td': {
    paddingBlock: '2.5mm',
    paddingInline: 0,
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { inlineSize: '52%' },
  // No line is split between two sheets, and each sheet repeats the column headings.
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '6mm' },
});
const Detail = styled('span')({ display: 'block', color: color.ash, fontSize: '9pt' });
const Sums = styled('dl')({
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
});

/** The bought lines and their sums, with 2 decimals as all order amounts (section 9). */
export const InvoiceLines = ({ order }: { order: Order }) => {
  const { subtotal, shipping, total } = orderAmounts(order);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th>Item</th>
            <th data-number="">Quantity</th>
            <th data-number="">Price</th>
            <th data-number="">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.order_products.map((line) => (
            <tr key={line.id}>
              <td>
                {line.product.name}
                <Detail>
                  {[line.color, sizeText(line.product_size.size)].filter(Boolean).join(', ')}
                </Detail>
              </td>
              <td data-number="">{line.quantity}</td>
              <td data-number="">{orderMoney(toMinor(line.price), order)}</td>
              <td data-number="">{orderMoney(orderLineTotal(line), order)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Sums>
        <dt>Subtotal</dt>
        <dd>{orderMoney(subtotal, order)}</dd>
        <dt>Shipping</dt>
        <dd>{orderMoney(shipping, order)}</dd>
        <dt data-total="">Total</dt>
        <dd data-total="">{orderMoney(total, order)}</dd>
      </Sums>
    </>
  );
};
