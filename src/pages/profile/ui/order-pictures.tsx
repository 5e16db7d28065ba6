import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Order } from '@contract/order';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { media, space } from '@/shared/ui/theme';

const shownPictures = 4;
const pictureWidth = 96;

const Strip = styled(Link)({
  display: 'grid',
  gridTemplateColumns: `repeat(${shownPictures}, minmax(0, ${pictureWidth}px))`,
  gap: space(2),
  [media.desktop]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    // With four there is still room for the text beside them.
    gridAutoColumns: 72,
  },
});
/**
 * An order's first pictures, one for each product and color, and how many more there are. It links to the
 * order for pointers; screen readers and keyboards use View order.
 */
export const OrderPictures = ({ order }: { order: Order }) => {
  const pieces = new Map(
    order.order_products.map((line) => [`${line.product.id} ${line.color ?? ''}`, line]),
  );
  const lines = [...pieces.values()];
  const shown = lines.length > shownPictures ? lines.slice(0, shownPictures - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <Strip underline="none" href={paths.order(order.id)} tabIndex={-1} aria-hidden="true">
      {shown.map((line) => (
        <Picture
          key={line.id}
          src={line.product.primary_image}
          alt=""
          sizes={`${pictureWidth}px`}
          ratio="3 / 4"
        />
      ))}
      {more > 0 && (
        <Paper
          component="span"
          variant="sand"
          sx={{ display: 'grid', placeItems: 'center', aspectRatio: '3 / 4' }}
        >
          <Typography variant="h4" component="span" dir="ltr" color="textSecondary">
            +{more}
          </Typography>
        </Paper>
      )}
    </Strip>
  );
};
