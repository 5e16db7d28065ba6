import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { SizeMeasures } from '../model/size-measures';
import { measureText, rangeText } from '../model/usual-size';

const unitNames = { cm: 'Centimeters', in: 'Inches' };

interface SizeTableProps {
  measures: readonly SizeMeasures[];
  /** The size that is marked as the shopper's own. */
  ownSize: string | null;
}

/** The body measures by size, in centimeters or inches, and the sizes of other countries. */
export const SizeTable = ({ measures, ownSize }: SizeTableProps) => {
  const [unit, setUnit] = useState<keyof typeof unitNames>('cm');
  const id = useId();
  return (
    <div>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          marginBlockEnd: 2,
        }}
      >
        <Typography variant="overline" component="h3" id={id}>
          Sizes and measurements
        </Typography>
        <Stack role="group" aria-label="Unit" direction="row" sx={{ columnGap: 6 }}>
          {Object.entries(unitNames).map(([value, name]) => (
            <ToggleButton
              key={value}
              value={value}
              color="secondary"
              selected={value === unit}
              onChange={(_, chosen: typeof unit) => {
                setUnit(chosen);
              }}
            >
              {name}
            </ToggleButton>
          ))}
        </Stack>
      </Stack>
      <Table aria-labelledby={id}>
        <TableHead>
          <TableRow>
            {['Size', 'EU', 'UK', 'US', 'Bust', 'Waist', 'Hip'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {measures.map(({ label, eu, uk, us, bust, waist, hip }) => (
            <TableRow key={label} selected={label === ownSize}>
              <TableCell component="th" scope="row">
                {label}
                {label === ownSize && <VisuallyHidden>, your size</VisuallyHidden>}
              </TableCell>
              {[eu, uk, us].map((numbers, index) => (
                <TableCell key={index}>{rangeText(numbers)}</TableCell>
              ))}
              {[bust, waist, hip].map((measure, index) => (
                <TableCell key={index}>{measureText(measure, unit)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};
