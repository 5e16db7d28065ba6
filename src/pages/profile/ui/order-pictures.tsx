import styled from '@emotion/styled';
import { Link } from 'react-router';

import type { Order } from '@contract/order';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { color, headingText, media, space } from '@/shared/ui/theme';

const shownPictures = 4;
const pictureWidth = 96;

const Strip = styled(Link)({
  display: 'grid',
  gridTemplateColumns: `repeat(${shownPictures}, minmax(0, ${pictureWidth}px))`,
  gap: space(2),
  textDecoration: 'none',
  [media.desktop]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    // Of four there is still room for the words beside them.
    gridAutoColumns: 72,
  },
});
const More = styled('span')({
  ...headingText.h4,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 4',
  backgroundColor: color.sand,
  color: color.ash,
});

/**
 * What an order looks like: its first pictures, and how many lines there are besides. It leads to
 * the order as View order does; names and link are said there, so nothing is said twice.
 */
export const OrderPictures = ({ order }: { order: Order }) => {
  const lines = order.order_products;
  const shown = lines.length > shownPictures ? lines.slice(0, shownPictures - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <Strip to={paths.order(order.id)} tabIndex={-1} aria-hidden="true">
      {shown.map((line) => (
        <Picture
          key={line.id}
          src={line.product.primary_image}
          alt=""
          sizes={`${pictureWidth}px`}
          ratio="3 / 4"
        />
      ))}
      {more > 0 && <More>+{more}</More>}
    </Strip>
  );
};
