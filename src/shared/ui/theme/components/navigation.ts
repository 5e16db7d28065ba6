import type { Components, Theme } from '@mui/material/styles';

import { color, media, motion, touchTargetPx } from '../tokens';
import { typography } from '../typography';

/** The header's bar, tabs, breadcrumbs and pagination. */
export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '0.8125rem', color: color.ash },
      li: {
        '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 32 },
        '& [aria-current]': { color: color.ink },
      },
      separator: { color: color.stone },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        ...typography.body2,
        minInlineSize: touchTargetPx,
        blockSize: touchTargetPx,
        margin: 0,
        borderRadius: 0,
        fontVariantNumeric: 'tabular-nums lining-nums',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          boxShadow: `inset 0 -1px 0 ${color.ink}`,
        },
      },
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
