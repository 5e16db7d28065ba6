import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { ProductDetail } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Sheet } from '@/shared/ui/sheet';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '12px 24px',
  marginBlockStart: 8,
  paddingBlockStart: 6,
  borderTop: 1,
  borderColor: 'divider',
};

interface DetailsSheetProps {
  product: Pick<ProductDetail, 'details' | 'attributes'>;
  open: boolean;
  onClose: () => void;
}

/** The 'View Details' side panel: the sanitized details, and the attributes as text. */
export const DetailsSheet = ({ product, open, onClose }: DetailsSheetProps) => {
  const label = useLabel();
  return (
    <Sheet open={open} onClose={onClose} title={i18n.t('Details')} textOnly>
      <SafeHtml html={product.details} />
      {product.attributes.length > 0 && (
        <Box component="dl" sx={facts}>
          {product.attributes.map(({ name, options }) => (
            <Fragment key={name}>
              <Typography component="dt" variant="overline" color="textSecondary">
                {label(name)}
              </Typography>
              <Typography component="dd">{commaList(options.map(label))}</Typography>
            </Fragment>
          ))}
        </Box>
      )}
    </Sheet>
  );
};
