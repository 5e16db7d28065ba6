import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductDetail } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { touchTarget } from '@/shared/ui/theme';

interface InStockColorsProps {
  product: Pick<ProductDetail, 'siblings' | 'soldOut'>;
}

/** Links to the other colors of the style that are in stock, for a product that is sold out. */
export const InStockColors = ({ product: { soldOut, siblings } }: InStockColorsProps) => {
  const label = useLabel();
  const others = soldOut ? siblings.filter((sibling) => !sibling.soldOut) : [];
  if (others.length === 0) return null;
  const colors = others.map(({ id, color }, index) => (
    <Fragment key={`${id} ${color}`}>
      {index > 0 && i18n.t(', ')}
      <Link href={paths.product(id)} sx={touchTarget}>
        {label(color)}
      </Link>
    </Fragment>
  ));
  return (
    <Typography variant="body2">
      <MessageWithElements text={i18n.t('Also in <colors/>')} elements={{ colors: () => colors }} />
    </Typography>
  );
};
