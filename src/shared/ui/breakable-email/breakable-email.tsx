import Box from '@mui/material/Box';
import { Fragment } from 'react';

const whole = { display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' };

/**
 * An email address that moves to the next line as a whole. Only one that is longer than a line wraps, at
 * its punctuation rather than in the middle of a word.
 */
export const BreakableEmail = ({ email }: { email: string }) => (
  <Box component="span" sx={whole}>
    {email.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={`${index}-${part}`}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Box>
);
