import type { Components, Theme } from '@mui/material/styles';

import { color, media, space } from '../tokens';
import { typography } from '../typography';

/** Surfaces: panels, dialogs, menus and toasts. */
export const surface: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(20 18 16 / 0.45)' },
      // The page behind a menu is not dimmed.
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    variants: [
      { props: { variant: 'sand' }, style: { backgroundColor: color.sand } },
      { props: { variant: 'ink' }, style: { backgroundColor: color.ink, color: color.paper } },
      // Beside the page's contents; below them, on a phone, it is paper.
      {
        props: { variant: 'aside' },
        style: { [media.desktop]: { backgroundColor: color.sand } },
      },
    ],
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${color.line}` },
      list: { paddingBlock: space(2) },
    },
  },
  // The library's own height is in a media query, and the menu cuts off what is outside it.
  MuiMenuItem: {
    styleOverrides: {
      root: {
        '&&': { minBlockSize: 48, outlineOffset: -3 },
        '&&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // What the keyboard of a phone leaves free.
      container: { boxSizing: 'border-box', paddingBlockEnd: 'var(--keyboard-height, 0px)' },
      paper: {
        inlineSize: '100%',
        maxInlineSize: 560,
        margin: 20,
        maxHeight: 'calc(100% - 40px)',
        padding: `${space(6)} ${space(6)}`,
        [media.desktop]: { padding: space(10) },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { ...typography.h3, padding: 0, marginBlockEnd: space(4) } },
  },
  // With room for the focus rings of its fields, and below the last of them before the line.
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: `${space(1)} ${space(1)} ${space(3)}`,
        '& + .MuiDialogActions-root': { marginBlockStart: space(6) },
        margin: `0 -${space(1)}`,
        overscrollBehavior: 'contain',
        scrollPaddingBlock: space(6),
        // The line above the buttons; a cover that scrolls with the contents hides it at their end.
        background: [
          `linear-gradient(${color.paper}, ${color.paper}) bottom / 100% 1px no-repeat local`,
          `linear-gradient(${color.line}, ${color.line}) bottom / 100% 1px no-repeat scroll`,
        ].join(', '),
      },
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: { color: color.ash, overflowWrap: 'anywhere' } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: space(3),
        padding: 0,
        marginBlockStart: space(8),
        '& > button': { flex: '1 1 auto' },
        [media.desktop]: { '& > button': { flex: 'none' } },
        // The error stands above the buttons.
        '& > .MuiAlert-root': { flexBasis: '100%' },
      },
    },
  },
  // The list of toasts is positioned, not each toast.
  MuiSnackbar: {
    styleOverrides: {
      root: { '&&': { position: 'static', transform: 'none' }, '& > .MuiAlert-root': { flex: 1 } },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: '0 0 4px' } } },
  MuiAlert: {
    defaultProps: { icon: false, variant: 'filled' },
    styleOverrides: {
      root: {
        fontWeight: 400,
        paddingBlock: space(1),
        paddingInlineStart: space(5),
        paddingInlineEnd: space(1),
        backgroundColor: color.ink,
        color: color.paper,
        variants: [
          {
            props: { severity: 'error', variant: 'filled' },
            style: { backgroundColor: color.clay },
          },
          // A message of the page: sand, with a line at its side.
          {
            props: { variant: 'outlined' },
            style: {
              padding: space(6),
              border: 0,
              borderInlineStart: `2px solid ${color.success}`,
              backgroundColor: color.sand,
              color: color.ink,
              fontSize: '1rem',
              '& > .MuiAlert-message': { padding: 0 },
            },
          },
          { props: { severity: 'warning' }, style: { borderInlineStartColor: color.clay } },
          // A form's error: a line at its side, and hidden while there is no message.
          {
            props: { severity: 'error', variant: 'standard' },
            style: {
              padding: `0 ${space(4)}`,
              borderInlineStart: `2px solid ${color.clay}`,
              backgroundColor: 'transparent',
              color: color.clay,
              fontSize: '1rem',
              '&:has(> .MuiAlert-message:empty)': { display: 'none' },
            },
          },
        ],
      },
      message: { paddingBlock: 10 },
      action: { padding: 0, margin: 0, marginInlineStart: 'auto' },
    },
  },
};
