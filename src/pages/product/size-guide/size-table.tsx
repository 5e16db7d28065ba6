import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { GarmentMeasures } from '@contract/product';
import { useLabel } from '@/shared/lib/site';
import { spreadRow } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { bodyMeasures } from '../model/size-measures';
import { measureText, rangeText } from '../model/usual-size';

const unitNames = () => ({
  cm: i18n.t('Centimeters'),
  in: i18n.t('Inches'),
});

type Unit = keyof ReturnType<typeof unitNames>;

interface UnitChoiceProps {
  unit: Unit;
  onChoose: (unit: Unit) => void;
}

const UnitChoice = ({ unit, onChoose }: UnitChoiceProps) => (
  <Stack role="group" aria-label={i18n.t('Unit')} direction="row" sx={{ columnGap: 6 }}>
    {Object.entries(unitNames()).map(([value, name]) => (
      <ToggleButton
        key={value}
        value={value}
        color="secondary"
        selected={value === unit}
        onChange={(_, chosen: Unit) => {
          onChoose(chosen);
        }}
      >
        {name}
      </ToggleButton>
    ))}
  </Stack>
);

// The space between columns grows with the text.
const Scroller = styled('div')({
  overflowX: 'auto',
  '& th, & td': { paddingInline: '0.25em' },
});

interface MeasuresProps {
  labelId: string;
  /** The headings of the columns after the size. */
  names: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
  /** The size that is marked as the shopper's own. */
  ownSize: string | null;
}

/** A table with a row for each size; it scrolls sideways where large text leaves too little room. */
const Measures = ({ labelId, names, rows, ownSize }: MeasuresProps) => {
  const label = useLabel();
  return (
    <Scroller role="region" aria-labelledby={labelId} tabIndex={0}>
      <Table aria-labelledby={labelId}>
        <TableHead>
          <TableRow>
            {[i18n.t('Size'), ...names].map((name) => (
              <TableCell key={name}>{label(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ size, cells }) => (
            <TableRow key={size} selected={size === ownSize}>
              <TableCell component="th" scope="row">
                {size}
                {size === ownSize && <VisuallyHidden>{i18n.t(', your size')}</VisuallyHidden>}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={index}>
                  <bdi>{cell}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
};

/** The body that each size fits, and its names in other countries. */
const bodyTable = (unit: Unit) => ({
  names: [i18n.t('EU'), i18n.t('UK'), i18n.t('US'), i18n.t('Bust'), i18n.t('Waist'), i18n.t('Hip')],
  rows: bodyMeasures.map(({ label, eu, uk, us, bust, waist, hip }) => ({
    size: label,
    cells: [
      ...[eu, uk, us].map(rangeText),
      ...[bust, waist, hip].map((measure) => measureText(measure, unit)),
    ],
  })),
});

const pieceTable = (piece: readonly GarmentMeasures[], unit: Unit) => ({
  names: (piece[0]?.measures ?? []).map(({ name }) => name),
  rows: piece.map(({ size, measures }) => ({
    size,
    cells: measures.map(({ cm }) => measureText(cm, unit)),
  })),
});

interface SizeTableProps {
  /** Whether the sizes are those of the house's charts; a belt's are not. */
  ofBodies: boolean;
  /** The piece itself by size; may be empty. */
  piece: readonly GarmentMeasures[];
  /** The size that is marked as the shopper's own. */
  ownSize: string | null;
}

/**
 * The body measurements by size and the sizes of other countries, then the measurements of the piece,
 * in centimeters or inches.
 */
export const SizeTable = ({ ofBodies, piece, ownSize }: SizeTableProps) => {
  const [unit, setUnit] = useState<Unit>('cm');
  const id = useId();
  const tables = [
    ...(ofBodies ? [{ title: i18n.t('Body measurements'), ...bodyTable(unit) }] : []),
    ...(piece.length > 0
      ? [{ title: i18n.t('Measurements of the piece'), ...pieceTable(piece, unit) }]
      : []),
  ];
  return tables.map(({ title, names, rows }, index) => {
    const labelId = `${id}-${index}`;
    return (
      <div key={title}>
        <Stack direction="row" sx={{ ...spreadRow, columnGap: 4, marginBlockEnd: 2 }}>
          <Typography variant="overline" component="h3" id={labelId}>
            {title}
          </Typography>
          {index === 0 && <UnitChoice unit={unit} onChoose={setUnit} />}
        </Stack>
        <Measures labelId={labelId} names={names} rows={rows} ownSize={ownSize} />
      </div>
    );
  });
};
