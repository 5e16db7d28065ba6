import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { colorBeside } from '@contract/short-name';
import { useLabel } from '@/shared/lib/site';
import { sizeText } from '@/shared/lib/size-text';
import { Picture } from '@/shared/ui/picture';
import { hitArea, space } from '@/shared/ui/theme';

interface SummaryLineProps {
  name: string;
  /** Where the name leads, if anywhere. */
  href?: string;
  image: string;
  /** 'M' is shown when there is none (section 2). */
  size: string;
  color?: string;
  quantity: number;
  /** The formatted price of the line. */
  price: string;
  /** Warnings and their actions. */
  children?: ReactNode;
}

const Row = styled(ListItem)({
  paddingBlock: space(4),
  containerType: 'inline-size',
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space(4),
  // In a narrow column, or where text is enlarged, the price is below, so that a name has room.
  '@container (max-width: 19rem)': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > :first-child': { gridRow: 'span 2' },
    '& > :last-child': { gridColumn: 2 },
  },
});

/** A line of an order or of checkout: picture, name, size, quantity, price. */
export const SummaryLine = ({
  name,
  href,
  image,
  size,
  color: chosenColor = '',
  quantity,
  price,
  children,
}: SummaryLineProps) => {
  const label = useLabel();
  return (
    <Row divider>
      <Columns>
        <Picture src={image} alt="" sizes="72px" ratio="3 / 4" />
        <Stack sx={{ gap: '2px' }}>
          <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {href === undefined ? (
              name
            ) : (
              <Link underline="hover" href={href} sx={hitArea}>
                {name}
              </Link>
            )}
          </Typography>
          {[
            colorBeside(name, label(chosenColor)),
            sizeText(size),
            i18n.t('Quantity {count}', { count: quantity }),
          ]
            .filter((detail) => detail !== '')
            .map((detail) => (
              <Typography key={detail} variant="body2" color="textSecondary">
                {detail}
              </Typography>
            ))}
          {children}
        </Stack>
        <Typography>{price}</Typography>
      </Columns>
    </Row>
  );
};
