import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useState } from 'react';

import type { FacetValue } from '@contract/product';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { color, labelText } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { type FacetOption, facetOptions, firstOptions, toggled } from '../model/facet-options';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: 12 });

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 12,
});

const Option = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
});

const Dot = styled('span')({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${color.stone}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

const Count = styled('span')({
  color: color.ash,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

export interface FacetGroupProps {
  legend: string;
  /** What the button says that shows all of many. */
  allLabel: string;
  counted: readonly FacetOption[];
  /** They are being counted: so much room is kept for them. */
  awaited: boolean;
  /** Counts of values that are not offered and can be chosen by a link. */
  beside?: readonly FacetValue[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Three rows of options. */
const AWAITED_HEIGHT = '132px';

/** One colour, or several side by side. */
const dotOf = (swatch: readonly string[]): string => {
  const share = 100 / swatch.length;
  const parts = swatch.map((part, index) => `${part} ${index * share}% ${(index + 1) * share}%`);
  return `conic-gradient(${parts.join(', ')})`;
};

/** The sizes or colours of a listing, each with how many pieces have it. */
export const FacetGroup = ({
  legend,
  allLabel,
  counted,
  awaited,
  beside,
  chosen,
  onChange,
}: FacetGroupProps) => {
  const [all, setAll] = useState(false);
  const options = facetOptions(counted, chosen, beside);
  const shown = all ? options : firstOptions(options, chosen);
  if (options.length === 0) {
    return awaited ? (
      <Group aria-busy="true">
        <Legend>{legend}</Legend>
        <Skeleton height={AWAITED_HEIGHT} />
      </Group>
    ) : null;
  }
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Options>
        {shown.map(({ value, count, swatch = [] }) => (
          <Checkbox
            key={value}
            label={
              <Option>
                {swatch.length > 0 && <Dot style={{ background: dotOf(swatch) }} />}
                <span>
                  {value}
                  <VisuallyHidden>, </VisuallyHidden> <Count>{count}</Count>
                </span>
              </Option>
            }
            checked={chosen.includes(value)}
            onChange={() => {
              onChange(toggled(chosen, value));
            }}
          />
        ))}
      </Options>
      {shown.length < options.length && (
        <Button
          variant="text"
          onClick={() => {
            setAll(true);
          }}
        >
          {allLabel.replace('{count}', String(options.length))}
        </Button>
      )}
    </Group>
  );
};
