import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductDetail } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { touchTarget } from '@/shared/ui/theme';

type StyleStock = Pick<ProductDetail, 'siblings' | 'soldOut'>;

/** The other colors of the style that are in stock, when the product itself is sold out. */
export const availableColors = ({ soldOut, siblings }: StyleStock) =>
  soldOut ? siblings.filter((sibling) => !sibling.soldOut) : [];

/** Links to the available colors, for a product that is sold out. */
export const InStockColors = ({ product }: { product: StyleStock }) => {
  const label = useLabel();
  const others = availableColors(product);
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
