import type { Components, Theme } from '@mui/material/styles';

import { color, media, motion, touchTargetPx } from '../tokens';
import { typography } from '../typography';

/** Fields: the label above, a hairline box of 16 px text (a phone does not zoom), help below. */
export const field: Components<Theme> = {
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { gap: 6, justifyContent: 'start' } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxInlineSize: 'none',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        whiteSpace: 'normal',
        // The dots below Arabic letters are lower than the line.
        overflow: 'visible',
        color: color.ash,
        '&.Mui-focused, &.Mui-error': { color: color.ash },
      },
    },
  },
  // The label of a group of fields; that of one field is an InputLabel.
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: color.ink,
        '&.Mui-focused, &.Mui-error': { color: color.ink },
        '&:not(.MuiInputLabel-root)': typography.overline,
      },
    },
  },
  // The field of the search: large, on a line, which also shows the focus.
  MuiInputBase: {
    variants: [
      {
        props: { type: 'search' },
        style: {
          borderBlockEnd: `1px solid ${color.ink}`,
          fontSize: '1.125rem',
          [media.desktop]: { fontSize: '1.375rem' },
          '&:focus-within': { borderBlockEndWidth: 2, marginBlockEnd: '-1px' },
          '& input': {
            blockSize: 60,
            padding: 0,
            '&::placeholder': { color: color.ash, opacity: 1 },
            '&::-webkit-search-cancel-button': { display: 'none' },
            '&:focus-visible': { outline: 'none', boxShadow: 'none' },
          },
        },
      },
    ],
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minBlockSize: touchTargetPx + 4,
        lineHeight: 1.5,
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: color.ink,
        },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 2 },
      },
      input: {
        // An error below the field comes into view with it.
        scrollMarginBlockEnd: '4rem',
        blockSize: 'auto',
        padding: '10px 14px',
        // What is typed is read in its own direction: "14 Al Seef Walk" also in an Arabic form.
        unicodeBidi: 'plaintext',
        // A single line begins below its label, also an email or a price in Arabic.
        '[dir="rtl"] &:not(textarea, [autocomplete="one-time-code"])': {
          textAlign: '-webkit-match-parent',
        },
        '&:focus-visible': { boxShadow: 'none' },
        '&::placeholder': { color: color.ash, opacity: 1 },
        // A code from a mail. Digits run from left to right in every language.
        '&[autocomplete="one-time-code"]': {
          fontSize: '1.25rem',
          letterSpacing: '0.3em',
          direction: 'ltr',
        },
        // This font's dots are large enough to be counted.
        '&[type="password"]': {
          fontFamily: 'Verdana, Arial, sans-serif',
          letterSpacing: '0.08em',
        },
        'textarea&': { resize: 'vertical' },
      },
      notchedOutline: {
        insetBlockStart: 0,
        borderColor: color.stone,
        transition: `border-color ${motion.touch} ${motion.easing}`,
        '& legend': { display: 'none' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { textOverflow: 'ellipsis', '&&&': { paddingInlineEnd: 36 } },
      icon: {
        // Without a line of text, which would be as tall as the text is large.
        display: 'flex',
        insetInlineEnd: 14,
        insetBlockStart: 'calc(50% - 9px)',
        color: 'inherit',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        lineHeight: 1.45,
        '&.Mui-error': { fontSize: '0.875rem' },
      },
    },
  },
};
