import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import type { ProductDetail } from '@/entities/product';
import { paths } from '@/shared/routes';
import { touchTargetPx } from '@/shared/ui/theme';

type StyleStock = Pick<ProductDetail, 'siblings' | 'soldOut'>;

/** The other colors of the style that are in stock, when the product itself is sold out. */
export const availableColors = ({ soldOut, siblings }: StyleStock) =>
  soldOut ? siblings.filter((sibling) => !sibling.soldOut) : [];

/** Links to the available colors, for a product that is sold out. */
export const AlsoIn = ({ product }: { product: StyleStock }) => {
  const others = availableColors(product);
  if (others.length === 0) return null;
  return (
    <Typography variant="body2">
      Also in{' '}
      {others.map(({ id, color }, index) => (
        <Fragment key={`${id} ${color}`}>
          {index > 0 && ', '}
          <Link
            href={paths.product(id)}
            sx={{ display: 'inline-block', lineHeight: `${touchTargetPx}px` }}
          >
            {color}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
};
