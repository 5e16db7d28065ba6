import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { returnsText } from '@contract/returns';
import { ArrivalNote } from '@/entities/delivery';
import type { ProductDetail } from '@/entities/product';
import { paths } from '@/shared/routes';
import { SafeHtml } from '@/shared/ui/safe-html';
import { touchTarget } from '@/shared/ui/theme';

/** The text below the choices: fit, arrival, links to the policies, and the description. */
export const BuyingNotes = ({ product }: { product: ProductDetail }) => (
  <Stack spacing={6}>
    <Stack sx={{ gap: 1 }}>
      {product.fit !== null && (
        <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
          {product.fit}
        </Typography>
      )}
      {!product.soldOut && <ArrivalNote withShipping />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6 }}>
        <Link href={paths.refundPolicy} variant="body2" sx={touchTarget}>
          {returnsText()}
        </Link>
        <Link href={paths.shipping} variant="body2" sx={touchTarget}>
          {i18n.t('Duties abroad not included')}
        </Link>
      </Stack>
    </Stack>
    <SafeHtml html={product.description} />
  </Stack>
);
