import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import type { ProductDetail } from '@/entities/product';
import { paths } from '@/shared/routes';
import { touchTargetPx } from '@/shared/ui/theme';

type StyleStock = Pick<ProductDetail, 'siblings' | 'soldOut'>;

/** Of a product that is sold out: the colors of its style that are not. */
export const colorsInstead = ({ soldOut, siblings }: StyleStock) =>
  soldOut ? siblings.filter((sibling) => !sibling.soldOut) : [];

/** The colors in place of one that is sold out, each a link. */
export const AlsoIn = ({ product }: { product: StyleStock }) => {
  const others = colorsInstead(product);
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
