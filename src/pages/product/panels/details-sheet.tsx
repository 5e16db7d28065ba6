import styled from '@emotion/styled';

import type { ProductDetail } from '@/entities/product';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Sheet } from '@/shared/ui/sheet';
import { color, labelText } from '@/shared/ui/theme';

const Facts = styled('dl')({
  marginBlockStart: 32,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${color.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  columnGap: 24,
  rowGap: 12,
  '& dt': { ...labelText, color: color.ash, paddingBlockStart: 4 },
});

export interface DetailsSheetProps {
  product: ProductDetail;
  open: boolean;
  onClose: () => void;
}

/** The 'View Details' side panel: the sanitised details, and the attributes in words. */
export const DetailsSheet = ({ product, open, onClose }: DetailsSheetProps) => (
  <Sheet open={open} onClose={onClose} title="Details">
    <SafeHtml html={product.details} />
    {product.attributes.length > 0 && (
      <Facts>
        {product.attributes.map(({ name, value }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    )}
  </Sheet>
);
