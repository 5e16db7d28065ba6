import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { lineClamp } from '@/shared/ui/theme';

/** A title of more characters quotes a long search; no more than three lines of it are shown. */
const longTitle = 80;

interface EmptyStateProps {
  /** What is missing, e.g. 'No orders yet'. */
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** A `Button` for it. */
  action?: ReactNode;
  /** The level of the heading on its page; 'p' when another heading says the same. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
  /** With less space around it, in a panel. */
  compact?: boolean;
}

/** The message of an empty list, with what to do next. */
export const EmptyState = ({
  title,
  text,
  action,
  headingLevel = 'h2',
  compact = false,
}: EmptyStateProps) => (
  <Stack
    spacing={4}
    sx={{
      alignItems: 'center',
      paddingBlock: compact ? '40px 56px' : 'clamp(48px, 9vw, 112px)',
      textAlign: 'center',
    }}
  >
    <Typography
      variant="h3"
      component={headingLevel}
      data-empty-title
      sx={{
        maxInlineSize: 'min(24em, 100%)',
        overflowWrap: 'anywhere',
        ...(title.length > longTitle && lineClamp(3)),
      }}
    >
      {title}
    </Typography>
    {text !== undefined && (
      <Typography
        component="div"
        color="textSecondary"
        sx={{ maxInlineSize: '44ch', textWrap: 'pretty' }}
      >
        {text}
      </Typography>
    )}
    {action !== undefined && <Stack sx={{ paddingBlockStart: 4 }}>{action}</Stack>}
  </Stack>
);
