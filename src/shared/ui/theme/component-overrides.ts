import type { Components, Theme } from '@mui/material/styles';

import { color, font, media, motion, touchTargetPx } from './tokens';
import { typography } from './typography';

const square = { borderRadius: 0, boxShadow: 'none', backgroundImage: 'none' };

/** The house's look for the Material UI parts that the shop uses. */
export const componentOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(20 18 16 / 0.45)' },
      // A menu hangs on its button: the page behind it is not dimmed.
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPaper: { styleOverrides: { root: square } },
  MuiMenu: { styleOverrides: { paper: { border: `1px solid ${color.line}` } } },
  MuiDrawer: {
    styleOverrides: { paper: { ...square, backgroundColor: color.paper, color: color.ink } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...square, backgroundColor: color.paper, color: color.ink, margin: 20 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBlockEnd: `1px solid ${color.line}` },
      indicator: {
        blockSize: 1,
        backgroundColor: color.ink,
        transitionDuration: motion.touch,
        [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...typography.button,
        fontFamily: font.text,
        minBlockSize: touchTargetPx + 4,
        paddingInline: 0,
        marginInlineEnd: 32,
        minInlineSize: touchTargetPx,
        color: color.ash,
        '&.Mui-selected': { color: color.ink },
      },
    },
  },
};
