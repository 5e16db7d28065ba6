import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { media } from '@/shared/ui/theme';

/** The actions of an order in a row; two per row on a phone. */
export const OrderActionRow = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: 3,
      '&:empty': { display: 'none' },
      [media.phone]: {
        '& > a, & > button, & > span > button': { flex: '1 1 40%', paddingInline: 4 },
        '& > .MuiButton-text:only-child': { flex: 'none', paddingInline: 0 },
      },
    }}
  >
    {children}
  </Stack>
);
