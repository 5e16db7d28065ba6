import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, memo, use } from 'react';

import { i18n } from '@contract/i18n';
import { useLabel } from '@/shared/lib/site';
import { Checkbox } from '@/shared/ui/checkbox';
import { color } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** The number of products of each value of a group. */
export const CountsContext = createContext<ReadonlyMap<string, number>>(new Map());

/** Its own component: another choice changes most counts, and draws these alone again. */
const Count = ({ value }: { value: string }) => use(CountsContext).get(value) ?? 0;

const Dot = styled('span')({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${color.stone}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

interface FacetCheckboxProps {
  value: string;
  /** The background of a color's dot; absent where the value is no color. */
  dot?: string;
  checked: boolean;
  disabled: boolean;
  onToggle: (value: string) => void;
}

/** One value of a filter with its number of products. Memoized: a choice draws the chosen value alone. */
export const FacetCheckbox = memo(function FacetCheckbox({
  value,
  dot,
  checked,
  disabled,
  onToggle,
}: FacetCheckboxProps) {
  const label = useLabel();
  return (
    <Grid size={6}>
      <Checkbox
        label={
          <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: '10px' }}>
            {dot !== undefined && <Dot style={{ background: dot }} />}
            <span>
              {label(value)}
              <VisuallyHidden>{i18n.t(', ')}</VisuallyHidden>{' '}
              <Typography component="span" variant="caption" color="textSecondary">
                <Count value={value} />
              </Typography>
            </span>
          </Stack>
        }
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(value)}
      />
    </Grid>
  );
});
