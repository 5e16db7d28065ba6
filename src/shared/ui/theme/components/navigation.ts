import type { Components, Theme } from '@mui/material/styles';

import { hitArea } from '../mixins';
import { barPx, color, gutter, media, motion, touchTargetPx } from '../tokens';
import { typography } from '../typography';

const itemUnderline = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
};

/** The header's bar, lists of links, tabs, breadcrumbs and pagination. */
export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: {
        color: color.ink,
        borderBlockEnd: '1px solid transparent',
        transition: ['transform', 'background-color', 'color', 'border-color']
          .map((property) => `${property} ${motion.fade} ${motion.easing}`)
          .join(', '),
        '&[data-solid="true"]': { borderBlockEndColor: color.line },
        // Stays in view while one of its controls has visible focus.
        '&[data-hidden="true"]:not(:has(:focus-visible))': { transform: 'translateY(-100%)' },
        '&[data-see-through="true"]': {
          backgroundColor: 'transparent',
          '& .MuiBadge-badge': { backgroundColor: color.paper, color: color.ink },
          // Text gets a background from the system there, icons do not.
          [media.forcedColors]: { backgroundColor: 'Canvas' },
        },
        '&[data-tone="light"]': { color: color.paper },
        // The shade under light text, for contrast on any picture.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0 0 -40px',
          zIndex: -1,
          opacity: 0,
          pointerEvents: 'none',
          backgroundImage: 'linear-gradient(rgb(20 18 16 / 0.5), rgb(20 18 16 / 0))',
          transition: `opacity ${motion.fade} ${motion.easing}`,
        },
        '&[data-tone="light"]::before': { opacity: 1 },
      },
    },
  },
  MuiToolbar: {
    defaultProps: { variant: 'dense', disableGutters: true },
    styleOverrides: {
      root: {
        // The house's name leaves a phone's controls this share of the width.
        '--bar-px': 'clamp(1px, 0.0625rem, min(0.27vw, 1.3px))',
        [media.desktop]: { '--bar-px': 'clamp(1px, 0.0625rem, 1.6px)' },
        justifyContent: 'space-between',
        blockSize: 'calc(var(--header-height) - 1px)',
        paddingInlineStart: gutter,
        // The last control's own space ends at the gutter.
        paddingInlineEnd: `calc(${gutter} - ${barPx(11)})`,
        '& .MuiIconButton-root': {
          inlineSize: barPx(touchTargetPx),
          blockSize: barPx(touchTargetPx),
        },
        '& .MuiSvgIcon-root': { inlineSize: barPx(22), blockSize: barPx(22) },
        // Its controls show the focus inside of them, in the bar's own color.
        '& .MuiButtonBase-root:focus-visible': {
          outlineColor: 'currentColor',
          outlineOffset: -4,
          boxShadow: 'none',
        },
      },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disableGutters: true, disablePadding: true },
    styleOverrides: { root: { display: 'block', textAlign: 'start' } },
  },
  MuiListItemButton: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        gap: 12,
        minBlockSize: touchTargetPx + 4,
        paddingBlock: 0,
        textAlign: 'start',
        '&:hover': { backgroundColor: 'transparent', ...itemUnderline },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          ...itemUnderline,
        },
        '&.Mui-focusVisible, &.Mui-selected.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '0.8125rem', color: color.ash },
      // On one line: the page's own name, which its heading repeats, may be cut off.
      ol: { flexWrap: 'nowrap' },
      li: {
        minInlineSize: 0,
        '&:last-of-type': {
          flexShrink: 9999,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        '& a': { ...hitArea, display: 'inline-flex', alignItems: 'center', minBlockSize: 32 },
        '& [aria-current]': { color: color.ink },
      },
      separator: { color: color.stone },
    },
  },
  MuiPagination: { styleOverrides: { ul: { justifyContent: 'center' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minInlineSize: touchTargetPx,
        blockSize: touchTargetPx,
        margin: 0,
        borderRadius: 0,
        color: color.ash,
        '&:hover': { backgroundColor: 'transparent', color: color.ink },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          color: color.ink,
          boxShadow: `inset 0 -1px 0 ${color.ink}`,
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      // All tabs fit: what Material UI cuts off for scrolling is the focus ring alone.
      root: { overflow: 'visible', borderBlockEnd: `1px solid ${color.line}` },
      scroller: { overflow: 'visible !important' },
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
