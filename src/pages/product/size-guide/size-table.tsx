import styled from '@emotion/styled';
import { useId, useState } from 'react';

import { color, labelText, touchTargetPx } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { SizeMeasures } from './size-measures';
import { measureText, rangeText } from './your-size';

const Root = styled('div')({ display: 'grid', gap: 8 });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
});

const Title = styled('h3')({ ...labelText });

const Units = styled('div')({
  display: 'flex',
  columnGap: 16,
  '& button': {
    minInlineSize: touchTargetPx,
    minBlockSize: touchTargetPx,
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '0.9375rem',
    color: color.ash,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { color: color.ink, textDecoration: 'underline' },
  '& button span': { textUnderlineOffset: 4 },
});

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    paddingBlock: 9,
    paddingInline: 2,
    textAlign: 'center',
    fontWeight: 400,
    borderBlockEnd: `1px solid ${color.line}`,
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: color.ash, fontSize: '0.8125rem' },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 8 },
  '& tr[data-yours="true"]': { backgroundColor: color.sand, '& th, & td': { fontWeight: 500 } },
});

const units = [
  { unit: 'cm', name: 'Centimetres' },
  { unit: 'in', name: 'Inches' },
] as const;

export interface SizeTableProps {
  measures: readonly SizeMeasures[];
  /** The size that is marked as the shopper's own. */
  yours: string | null;
}

/** The body's measures by size, in centimetres or inches, and the sizes of elsewhere. */
export const SizeTable = ({ measures, yours }: SizeTableProps) => {
  const [shown, setShown] = useState<'cm' | 'in'>('cm');
  const id = useId();
  return (
    <Root>
      <Head>
        <Title id={id}>Sizes and measures</Title>
        <Units role="group" aria-label="Unit">
          {units.map(({ unit, name }) => (
            <button
              key={unit}
              type="button"
              aria-pressed={unit === shown}
              onClick={() => {
                setShown(unit);
              }}
            >
              <span>{name}</span>
            </button>
          ))}
        </Units>
      </Head>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            {['Size', 'EU', 'UK', 'US', 'Bust', 'Waist', 'Hip'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((size) => (
            <tr key={size.label} data-yours={size.label === yours}>
              <th scope="row">
                {size.label}
                {size.label === yours && <VisuallyHidden>, your size</VisuallyHidden>}
              </th>
              {[size.eu, size.uk, size.us].map((numbers, index) => (
                <td key={index}>{rangeText(numbers)}</td>
              ))}
              {[size.bust, size.waist, size.hip].map((measure, index) => (
                <td key={index}>{measureText(measure, shown)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};
