import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import type { GarmentMeasures } from '@contract/product';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { SizeMeasures } from '../model/size-measures';
import { measureText, rangeText } from '../model/usual-size';

const unitNames = { cm: 'Centimeters', in: 'Inches' };

const SizeCell = ({ size, ownSize }: { size: string; ownSize: string | null }) => (
  <TableCell component="th" scope="row">
    {size}
    {size === ownSize && <VisuallyHidden>, your size</VisuallyHidden>}
  </TableCell>
);

interface SizeTableProps {
  measures: readonly SizeMeasures[];
  /** The garment itself by size; may be empty. */
  garment: readonly GarmentMeasures[];
  /** The size that is marked as the shopper's own. */
  ownSize: string | null;
}

/**
 * The body measures by size and the sizes of other countries, then the measurements of the garment,
 * in centimeters or inches.
 */
export const SizeTable = ({ measures, garment, ownSize }: SizeTableProps) => {
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
              <SizeCell size={label} ownSize={ownSize} />
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
      {garment.length > 0 && (
        <>
          <Typography
            variant="overline"
            component="h3"
            id={`${id}-garment`}
            sx={{ marginBlock: '32px 8px' }}
          >
            The garment itself
          </Typography>
          <Table aria-labelledby={`${id}-garment`}>
            <TableHead>
              <TableRow>
                {['Size', ...(garment[0]?.measures ?? []).map(({ name }) => name)].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {garment.map(({ size, measures: ofSize }) => (
                <TableRow key={size} selected={size === ownSize}>
                  <SizeCell size={size} ownSize={ownSize} />
                  {ofSize.map(({ name, cm }) => (
                    <TableCell key={name}>{measureText(cm, unit)}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </div>
  );
};
