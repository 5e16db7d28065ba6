import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { ArrivalNote } from '@/entities/delivery';
import type { ProductDetail } from '@/entities/product';
import { returnDays } from '@/shared/config';
import { paths } from '@/shared/routes';
import { touchTarget } from '@/shared/ui/theme';

const policies = () => [
  {
    href: paths.refundPolicy,
    text: i18n.t('Returns within {days} days', { days: returnDays }),
  },
  {
    href: paths.shipping,
    text: i18n.t('Duties not included'),
  },
];

/** Facts for the decision to buy: fit, arrival, and links to the policies. */
export const BuyingFacts = ({ product }: { product: ProductDetail }) => (
  <Stack sx={{ gap: 1 }}>
    {product.fit !== null && <Typography variant="body2">{product.fit}</Typography>}
    {!product.soldOut && <ArrivalNote withShipping />}
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6 }}>
      {policies().map(({ href, text }) => (
        <Link key={href} href={href} variant="body2" sx={touchTarget}>
          {text}
        </Link>
      ))}
    </Stack>
  </Stack>
);
