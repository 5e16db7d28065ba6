import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { colorBeside } from '@contract/short-name';
import { Subtotal, useBag } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { formatMoney } from '@/shared/lib/money';
import { useLabel } from '@/shared/lib/site';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { Picture } from '@/shared/ui/picture';

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: 4,
  alignItems: 'start',
  paddingBlock: 3,
};

/** The guest's bag on the way to checkout, with the same subtotal as the drawer. */
export const BagSummary = () => {
  const { lines, total, unavailable } = useBag();
  const currency = useAppSelector(selectCurrency);
  const label = useLabel();
  return (
    <section aria-labelledby="bag-summary">
      <Typography variant="h4" component="h2" id="bag-summary" sx={{ marginBlockEnd: 3 }}>
        {i18n.t('Your bag')}
      </Typography>
      <List sx={{ marginBlockEnd: 4 }}>
        {lines.map((line) => (
          <ListItem key={line.id} divider sx={row}>
            <Picture src={line.image} alt="" sizes="56px" ratio="3 / 4" />
            <div>
              <Typography>{line.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {commaList([
                  colorBeside(line.name, label(line.color)),
                  sizeText(line.size),
                  i18n.t('Quantity {count}', { count: line.quantity }),
                ])}
              </Typography>
            </div>
            <Typography>{formatMoney(line.total, currency, { decimals: 0 })}</Typography>
          </ListItem>
        ))}
      </List>
      <Subtotal variant="body1" total={total} unavailable={unavailable} />
    </section>
  );
};
