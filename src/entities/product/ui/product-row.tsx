import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { cardsInRows, lineClamp } from '@/shared/ui/theme';

import type { ProductSummary } from '../model/product';
import { ProductCard } from './product-card';

const Row = styled(List)({
  display: 'grid',
  // Fewer where the text is so large that a price does not fit into its column.
  gridTemplateColumns:
    'repeat(auto-fill, minmax(max(5rem, (100% - (var(--columns) - 1) * 12px) / var(--columns)), 1fr))',
  columnGap: 12,
  ...cardsInRows,
  '& > li': { marginBlockEnd: 12 },
  // The product's page shows it in full.
  '& [data-part="name"]': lineClamp(2),
});

interface ProductRowProps {
  heading: string;
  /** Undefined while they are loading. */
  products: readonly ProductSummary[] | undefined;
  columns: number;
  /** Called when one of them is opened. */
  onNavigate?: () => void;
}

/** A small row of products in a panel; nothing when there are none. */
export const ProductRow = ({ heading, products, columns, onNavigate }: ProductRowProps) => {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={products === undefined}>
      <Typography id={headingId} variant="label" component="h2">
        {heading}
      </Typography>
      <Row sx={{ '--columns': columns }}>
        {products === undefined
          ? Array.from({ length: columns }, (_, index) => (
              <ListItem key={index} aria-hidden="true">
                <Skeleton variant="picture" />
                {/* As tall as a name on two lines and a price. */}
                <Skeleton width="80%" sx={{ marginBlock: '14px 44px' }} />
              </ListItem>
            ))
          : products.map((product) => (
              <ListItem key={product.id}>
                <ProductCard
                  product={product}
                  sizes="(min-width: 768px) 200px, 30vw"
                  heading="h3"
                  onNavigate={onNavigate}
                />
              </ListItem>
            ))}
      </Row>
    </section>
  );
};
