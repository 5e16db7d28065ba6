import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { media } from '@/shared/ui/theme';

interface InfoCardProps {
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
  action: ReactNode;
  /** The current status, announced by screen readers. */
  status?: string;
}

/** The title's width does not depend on the action, so that the columns of all cards line up. */
const columns = {
  display: 'grid',
  gap: 5,
  justifyItems: 'start',
  paddingBlock: 8,
  borderTop: 1,
  borderColor: 'divider',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    justifyItems: 'stretch',
    columnGap: 8,
  },
};

/** On a desktop side by side, as long as the facts have room enough. */
const factsAndAction = {
  display: 'grid',
  gap: 5,
  justifyItems: 'start',
  [media.desktop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 8 },
};

/** A card of facts with its actions. */
export const InfoCard = ({ title, facts, action, status = '' }: InfoCardProps) => (
  <Box component="section" aria-label={title} sx={columns}>
    <Typography variant="h4" component="h2">
      {title}
    </Typography>
    <Box sx={factsAndAction}>
      <Box sx={{ [media.desktop]: { flex: '1 1 11rem' } }}>
        <Stack component="dl" spacing={4}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Typography variant="overline" component="dt" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
        <Typography
          role="status"
          color="textSecondary"
          sx={{ marginBlockStart: 3, '&:empty': { display: 'none' } }}
        >
          {status}
        </Typography>
      </Box>
      <div>{action}</div>
    </Box>
  </Box>
);
