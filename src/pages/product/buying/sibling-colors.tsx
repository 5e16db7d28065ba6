import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

import { type ProductDetail, type SiblingProduct, usePrefetchProduct } from '@/entities/product';
import { paths } from '@/shared/routes';

import { ColorSwatch, swatchWidth } from './color-swatch';

interface SiblingLinkProps {
  sibling: SiblingProduct;
  current: boolean;
  /** It comes in other colors, too: the link has to name this one. */
  hasOtherColors: boolean;
}

const SiblingLink = ({ sibling, current, hasOtherColors }: SiblingLinkProps) => {
  const prefetchHandlers = usePrefetchProduct(sibling.id);
  return (
    <Link
      href={paths.product(sibling.id, hasOtherColors ? sibling.color : null)}
      underline="none"
      aria-current={current || undefined}
      {...prefetchHandlers}
      sx={{ display: 'grid', gap: 1, inlineSize: swatchWidth }}
    >
      <ColorSwatch name={sibling.color} image={sibling.image} soldOut={sibling.soldOut} />
    </Link>
  );
};

interface SiblingColorsProps {
  product: Pick<ProductDetail, 'id' | 'image' | 'colors' | 'siblings' | 'soldOut'>;
  labelId: string;
}

/**
 * The colors of a style that are products of their own: links, in the same order on the page of
 * each. A product of one color is among them, as the current one.
 */
export const SiblingColors = ({ product, labelId }: SiblingColorsProps) => {
  const { id, image, colors, siblings, soldOut } = product;
  const [only, ...others] = colors;
  const own = only === undefined || others.length > 0 ? [] : [{ id, color: only, image, soldOut }];
  const all = [...own, ...siblings].sort((a, b) => a.id - b.id);
  return (
    <List aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {all.map((each) => (
        <ListItem key={`${each.id} ${each.color}`} sx={{ inlineSize: 'auto' }}>
          <SiblingLink
            sibling={each}
            current={each.id === id}
            hasOtherColors={all.filter((other) => other.id === each.id).length > 1}
          />
        </ListItem>
      ))}
    </List>
  );
};
