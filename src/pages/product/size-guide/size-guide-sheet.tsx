import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { ProductDetail, SizeOption } from '@/entities/product';
import { Sheet } from '@/shared/ui/sheet';

import { SizeChart } from './size-chart';
import { SizeTable } from './size-table';
import { useUsualSize } from '../model/usual-size';
import { UsualSizeField } from './usual-size-field';

const howToMeasure = () =>
  [
    [i18n.t('Bust'), i18n.t('Around the fullest part, with the tape level and not tight.')],
    [i18n.t('Waist'), i18n.t('Around the narrowest part, usually just above the hip bone.')],
    [i18n.t('Hip'), i18n.t('Around the widest part, with your feet together.')],
    [
      i18n.t('Length'),
      i18n.t('From the highest point of the shoulder to where the hem should end.'),
    ],
  ] as const;

/** For a product that does not say how it fits. */
const betweenTwoSizes = () => i18n.t('If you are between two sizes, choose the larger one.');

interface SizeGuideSheetProps {
  product: Pick<ProductDetail, 'sizeGuide' | 'sizes' | 'measurements' | 'fit'>;
  open: boolean;
  onClose: () => void;
  /** The size that the guide advised. */
  onChoose: (size: SizeOption) => void;
}

/**
 * The 'Size Guide' side panel: the chart's picture, and the same in a table with the sizes of other
 * countries. When the picture fails to load, the rest stays readable. A piece without a chart has sizes of its
 * own, such as a belt: only what the piece measures is shown.
 */
export const SizeGuideSheet = ({ product, open, onClose, onChoose }: SizeGuideSheetProps) => {
  const { houseSize } = useUsualSize();
  const { sizes, sizeGuide, measurements, fit } = product;
  const hasChart = sizeGuide !== null;
  return (
    <Sheet open={open} onClose={onClose} title={i18n.t('Size Guide')}>
      <Stack spacing={8}>
        {hasChart && (
          <UsualSizeField
            sizes={sizes}
            onChoose={(size) => {
              onChoose(size);
              onClose();
            }}
          />
        )}
        <SizeTable ofBodies={hasChart} piece={measurements} ownSize={hasChart ? houseSize : null} />
        {hasChart && <SizeChart src={sizeGuide} />}
        <Stack component="section" spacing={3}>
          <Typography variant="h4" component="h3">
            {i18n.t('How to measure')}
          </Typography>
          {hasChart &&
            howToMeasure().map(([name, how]) => (
              <Typography key={name}>
                <strong>{name}.</strong> {how}
              </Typography>
            ))}
          <Typography>{fit ?? betweenTwoSizes()}</Typography>
        </Stack>
      </Stack>
    </Sheet>
  );
};
