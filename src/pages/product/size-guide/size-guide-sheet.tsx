import styled from '@emotion/styled';

import type { ProductDetail, SizeOption } from '@/entities/product';
import { Sheet } from '@/shared/ui/sheet';
import { headingText } from '@/shared/ui/theme';

import { measuresOf } from './size-measures';
import { useYourSize } from './use-your-size';
import { SizeChart } from './size-chart';
import { SizeTable } from './size-table';
import { YourSizeField } from './your-size-field';

const Parts = styled('div')({ display: 'grid', gap: 32 });

const Advice = styled('section')({ display: 'grid', gap: 12, '& h3': headingText.h4 });

export interface SizeGuideSheetProps {
  product: Pick<ProductDetail, 'sizeGuide' | 'sizes' | 'category'>;
  open: boolean;
  onClose: () => void;
  /** The size that the guide led to. */
  onChoose: (size: SizeOption) => void;
}

/**
 * The 'Size Guide' side panel: the chart's picture, and beyond it the same in a table, with the
 * sizes of elsewhere. Only the picture is loading or fails (decision 20).
 */
export const SizeGuideSheet = ({ product, open, onClose, onChoose }: SizeGuideSheetProps) => {
  const measures = measuresOf(product.category.slug);
  const { usual, here } = useYourSize();
  return (
    <Sheet open={open} onClose={onClose} title="Size Guide">
      <Parts>
        <YourSizeField
          measures={measures}
          sizes={product.sizes}
          usual={usual}
          here={here}
          onChoose={(size) => {
            onChoose(size);
            onClose();
          }}
        />
        <SizeTable measures={measures} yours={here} />
        {product.sizeGuide !== null && <SizeChart src={product.sizeGuide} />}
        <Advice>
          <h3>How to measure</h3>
          <p>
            <strong>Bust.</strong> Around the fullest part, with the tape level and not tight.
          </p>
          <p>
            <strong>Waist.</strong> Around the narrowest part, usually a hand above the hip bone.
          </p>
          <p>
            <strong>Hip.</strong> Around the widest part, with the feet together.
          </p>
          <p>
            <strong>Length.</strong> From the highest point of the shoulder to where the hem should
            end.
          </p>
          <p>
            Between two sizes, take the larger one: our hems can be taken up, and the cut stays.
          </p>
        </Advice>
      </Parts>
    </Sheet>
  );
};
