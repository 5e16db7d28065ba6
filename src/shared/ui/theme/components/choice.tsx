import type { Components, Theme } from '@mui/material/styles';

import { Icon } from '@/shared/ui/icon';

import { color, focusRing, media, motion, touchTargetPx } from '../tokens';

const mark = {
  display: 'grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `1px solid ${color.stone}`,
};

/** The input itself, which has the focus, is invisible. */
const focusedMark = { '& > :focus-visible + *': focusRing };

/** Checkboxes and radio buttons: a hairline box or ring, filled with ink when it is chosen. */
export const choice: Components<Theme> = {
  MuiCheckbox: {
    // Material UI's halo under the pointer belongs to the ripple.
    defaultProps: {
      disableRipple: true,
      icon: <span />,
      checkedIcon: <Icon name="check" size={18} />,
    },
    styleOverrides: {
      root: {
        padding: 12,
        marginInline: -12,
        '& > :not(input)': { ...mark, boxSizing: 'border-box' },
        ...focusedMark,
        '&.Mui-checked > :not(input)': {
          color: color.paper,
          backgroundColor: color.ink,
          borderColor: color.ink,
          [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        },
        '&.Mui-disabled > :not(input)': { borderColor: color.line },
      },
    },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true, icon: <span />, checkedIcon: <span /> },
    styleOverrides: {
      root: {
        padding: 12,
        // Centered on the first line of its label, which is 1.6rem high.
        margin: 'calc(0.8rem - 21.8px) -12px -15px',
        '& > :not(input)': { ...mark, boxSizing: 'border-box', borderRadius: '50%' },
        ...focusedMark,
        '&.Mui-checked > :not(input)': {
          borderColor: color.ink,
          borderWidth: 6,
          [media.forcedColors]: { borderColor: 'Highlight' },
        },
      },
    },
  },
  // Radio buttons are cards, one under the other.
  MuiFormGroup: {
    styleOverrides: {
      root: {
        '&[role="radiogroup"]': { gap: 12, marginBlockStart: 6 },
        '&[role="radiogroup"] > label': {
          alignItems: 'flex-start',
          padding: 16,
          border: `1px solid ${color.line}`,
          transition: `border-color ${motion.touch} ${motion.easing}`,
          [media.hover]: { '&:hover': { borderColor: color.stone } },
          '&:has(:checked)': { borderColor: color.ink },
        },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { display: 'flex', gap: 12, minBlockSize: touchTargetPx, margin: 0 },
    },
  },
};
