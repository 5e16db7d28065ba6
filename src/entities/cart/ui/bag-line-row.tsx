import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency/@x/cart';
import { formatMoney } from '@/shared/lib/money';
import { useLabel } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { hitArea, space } from '@/shared/ui/theme';

import type { ShownLine } from '../model/bag-line';
import { choiceOfLine } from '../model/line-text';
import { shortageText } from '../model/shortage-text';

interface BagLineRowProps {
  line: ShownLine;
  /** The controls of quantity and removal, or the quantity as text. */
  actions: ReactNode;
  /** It is scrolled to when it is first shown. */
  scrolledTo?: boolean;
}

const Row = styled(ListItem)({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space(4),
  paddingBlock: space(5),
});

const scrollTo = (row: HTMLElement | null) => {
  row?.scrollIntoView?.({ block: 'nearest' });
};

/** A line of the bag: picture, name, size and color, prices with 2 decimals, and its actions. */
export const BagLineRow = ({ line, actions, scrolledTo = false }: BagLineRowProps) => {
  const currency = useAppSelector(selectCurrency);
  const label = useLabel();
  const shortage = shortageText(line);
  return (
    <Row divider ref={scrolledTo ? scrollTo : undefined}>
      {line.image === '' ? (
        <Skeleton variant="picture" />
      ) : (
        <Picture src={line.image} alt="" sizes="88px" ratio="3 / 4" />
      )}
      <Stack spacing={1}>
        <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <Link underline="hover" sx={hitArea} href={paths.product(line.productId)}>
            {line.name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {choiceOfLine(line, label)}
        </Typography>
        <Typography variant="body2">
          <Price
            minor={line.price}
            currency={currency}
            decimals={2}
            discountPercentage={line.discount_percentage}
          />
        </Typography>
        {shortage !== null && (
          <Typography role="alert" variant="body2" color="error">
            {shortage}
          </Typography>
        )}
        {actions}
        {/* Below plus and minus, which would otherwise move away from under the finger. */}
        {line.quantity > 1 && (
          <Typography variant="body2">
            {i18n.t('{amount} for {count}', {
              amount: formatMoney(line.total, currency, { decimals: 2 }),
              count: line.quantity,
            })}
          </Typography>
        )}
      </Stack>
    </Row>
  );
};
