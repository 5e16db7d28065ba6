import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface RadioCard {
  value: string;
  title: string;
  /** One line or several: a saved address has one for each of its parts. */
  text?: string;
}

interface RadioCardsProps extends Pick<RadioGroupProps, 'name' | 'value' | 'onChange'> {
  /** The group's id, for code that moves the focus to it. */
  id?: string;
  /** The group's label, above the cards. */
  legend: string;
  options: readonly RadioCard[];
}

/** Radio buttons as cards, each with a title and a text. */
export const RadioCards = ({ id, legend, options, ...group }: RadioCardsProps) => {
  const labelId = useId();
  return (
    <FormControl id={id} tabIndex={id === undefined ? undefined : -1}>
      <FormLabel id={labelId}>{legend}</FormLabel>
      <RadioGroup aria-labelledby={labelId} {...group} sx={{ overflowWrap: 'anywhere' }}>
        {options.map(({ value, title, text }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={
              <>
                {title}
                {text !== undefined && (
                  <Typography
                    variant="body2"
                    component="span"
                    color="textSecondary"
                    sx={{ display: 'block', whiteSpace: 'pre-line' }}
                  >
                    {text}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
