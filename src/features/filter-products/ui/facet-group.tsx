import Skeleton from '@mui/material/Skeleton';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { FacetValue } from '@contract/product';
import type { ValueFilters } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { color } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import {
  type FacetOption,
  facetOptions,
  firstOptions,
  nothingOffered,
  toggled,
} from '../model/facet-options';
import { FilterGroup } from './filter-group';

const Dot = styled('span')({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${color.stone}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export interface FacetGroupProps {
  name: keyof ValueFilters;
  legend: string;
  /** The label of the button that shows all options. */
  allLabel: (count: number) => string;
  counted: readonly FacetOption[];
  /** The counts are loading: space is reserved. */
  loading: boolean;
  /** Counts of values that are not offered but can be chosen by a link. */
  otherCounts?: readonly FacetValue[];
  chosen: readonly string[];
  onChange: (changed: Partial<ValueFilters>) => void;
}

/** Three rows of options. */
const loadingHeight = '132px';

/** A dot of one color, or of several side by side. */
const dotOf = (swatch: readonly string[]): string => {
  const share = 100 / swatch.length;
  const parts = swatch.map((part, index) => `${part} ${index * share}% ${(index + 1) * share}%`);
  return `conic-gradient(${parts.join(', ')})`;
};

/**
 * The values of one filter, each with its number of products. Memoized, because there are many: choosing a
 * value renders only the group that it is in.
 */
export const FacetGroup = memo(function FacetGroup({
  name,
  legend,
  allLabel,
  counted,
  loading,
  otherCounts,
  chosen,
  onChange,
}: FacetGroupProps) {
  const label = useLabel();
  const [all, setAll] = useState(false);
  const [before, setBefore] = useState(nothingOffered);
  /** What was chosen since the sheet was opened: it can be chosen again, and keeps the focus. */
  const [tried, setTried] = useState(chosen);
  const options = facetOptions(before.options, counted, chosen, otherCounts);
  const kept = [...chosen, ...before.shown.map(({ value }) => value)];
  const shown = all ? options : firstOptions(options, kept);
  if (options.length > before.options.length || shown.length > before.shown.length) {
    setBefore({ options, shown });
  }
  if (options.length === 0) {
    return loading ? (
      <FilterGroup legend={legend} busy>
        <Skeleton height={loadingHeight} />
      </FilterGroup>
    ) : null;
  }
  return (
    <FilterGroup legend={legend}>
      <Grid container columnSpacing={3}>
        {shown.map(({ value, count, swatch = [] }) => (
          <Grid key={value} size={6}>
            <Checkbox
              label={
                <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: '10px' }}>
                  {swatch.length > 0 && <Dot style={{ background: dotOf(swatch) }} />}
                  <span>
                    {label(value)}
                    <VisuallyHidden>{i18n.t(', ')}</VisuallyHidden>{' '}
                    <Typography component="span" variant="caption" color="textSecondary">
                      {count}
                    </Typography>
                  </span>
                </Stack>
              }
              checked={chosen.includes(value)}
              disabled={count === 0 && !tried.includes(value)}
              onChange={() => {
                setTried([...tried, value]);
                onChange({ [name]: toggled(chosen, value) });
              }}
            />
          </Grid>
        ))}
      </Grid>
      {shown.length < options.length && (
        <Button variant="text" onClick={() => setAll(true)}>
          {allLabel(options.length)}
        </Button>
      )}
    </FilterGroup>
  );
});
