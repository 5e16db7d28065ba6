import Skeleton from '@mui/material/Skeleton';
import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import type { Currency } from '@contract/money';
import { formatMoney, parseMoney } from '@/shared/lib/money';
import { sizeText } from '@/shared/lib/size-text';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { color, font, space } from '@/shared/ui/theme';

import { type BagLine, lineTotalMinor } from '../model/bag-line';

interface CartLineRowProps {
  line: BagLine;
  currency: Currency;
  /** Quantity and removal, or the quantity in words. */
  actions: ReactNode;
  /** What stands in the way of buying the line, e.g. that fewer are left. */
  warnings?: readonly string[];
  /** Called when the product is opened. */
  onOpen?: () => void;
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: space(4),
  paddingBlock: space(5),
  borderBlockEnd: `1px solid ${color.line}`,
});
const Words = styled('div')({ display: 'grid', alignContent: 'start', rowGap: space(1) });
const Name = styled('p')({
  fontFamily: font.display,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
const Choice = styled('p')({ fontSize: '0.875rem', color: color.ash });
const Amounts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: '0.9375rem',
});
const Total = styled('span')({ fontVariantNumeric: 'tabular-nums lining-nums' });
const Warning = styled('p')({ fontSize: '0.875rem', color: color.clay });

/** A line of the bag: picture, name, size and colour, prices with 2 decimals, what can be done. */
export const CartLineRow = ({
  line,
  currency,
  actions,
  warnings = [],
  onOpen,
}: CartLineRowProps) => {
  const said = line.unavailable === true ? ['No longer available', ...warnings] : warnings;
  const choice = [line.color, sizeText(line.size)];
  return (
    <Row>
      {line.image === '' ? (
        <Skeleton height="auto" sx={{ aspectRatio: '3 / 4' }} />
      ) : (
        <Picture src={line.image} alt="" sizes="88px" ratio="3 / 4" />
      )}
      <Words>
        <Name>
          <Link underline="hover" href={paths.product(line.productId)} onClick={onOpen}>
            {line.name}
          </Link>
        </Name>
        <Choice>{choice.filter((words) => words !== '').join(', ')}</Choice>
        <Amounts>
          <Price
            minor={parseMoney(line.price)}
            originalMinor={parseMoney(line.originalPrice)}
            currency={currency}
            decimals={2}
            discountPercentage={line.discount_percentage}
          />
          {line.quantity > 1 && (
            <Total>
              {formatMoney(lineTotalMinor(line), currency, { decimals: 2 })} for {line.quantity}
            </Total>
          )}
        </Amounts>
        {said.map((message) => (
          <Warning key={message} role="alert">
            {message}
          </Warning>
        ))}
        {actions}
      </Words>
    </Row>
  );
};
