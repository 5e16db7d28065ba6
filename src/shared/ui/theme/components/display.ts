import type { Components, Theme } from '@mui/material/styles';

import { barPx, color, font, gutter, touchTargetPx } from '../tokens';
import { typography } from '../typography';

/** Width and height of a number on an icon of a bar. */
const badgeSize = `min(1.0625rem, ${barPx(22)})`;

/** Text, containers and small marks. */
export const display: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { lead: 'p', bodyLarge: 'p', banner: 'p', wordmark: 'p', label: 'p' },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.25,
        strokeLinecap: 'square',
        // Icons that point along the text are mirrored in right-to-left text.
        '[dir="rtl"] &[data-directed="true"]': { transform: 'scaleX(-1)' },
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { paddingInline: gutter } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        inlineSize: 88,
        blockSize: 88,
        fontFamily: font.display,
        fontSize: '2rem',
        backgroundColor: color.sand,
        color: color.ink,
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        // Inside the icon button, whose touch target is larger than its icon. Larger text makes it
        // larger: it ends where it did on the icon, and grows outwards.
        inset: `calc(${barPx(22)} - ${badgeSize}) calc(${barPx(21)} - ${badgeSize}) auto auto`,
        '[dir="rtl"] &': {
          inset: `calc(${barPx(22)} - ${badgeSize}) auto auto calc(${barPx(21)} - ${badgeSize})`,
        },
        transform: 'none',
        minInlineSize: badgeSize,
        blockSize: badgeSize,
        paddingInline: 4,
        borderRadius: '1rem',
        fontSize: `min(0.6875rem, ${barPx(14)})`,
        pointerEvents: 'none',
        backgroundColor: color.ink,
        color: color.paper,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        ...typography.body2,
        blockSize: 'auto',
        minBlockSize: touchTargetPx,
        borderRadius: 0,
        border: `1px solid ${color.line}`,
        '&, &.MuiChip-clickable:hover, &.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&.MuiChip-clickable:hover': { borderColor: color.ink },
        variants: [
          // A label beside text, e.g. 'Active'.
          {
            props: { size: 'small' },
            style: {
              ...typography.caption,
              minBlockSize: 0,
              borderColor: color.ink,
              '&&': { backgroundColor: color.ink },
              color: color.paper,
              '& .MuiChip-label': { paddingInline: 8 },
            },
          },
        ],
      },
      label: { display: 'inline-flex', alignItems: 'center', gap: 8, paddingInline: 14 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '9px 2px',
        borderBlockEnd: `1px solid ${color.line}`,
        fontSize: '0.875rem',
        fontWeight: 'inherit',
        textAlign: 'center',
        whiteSpace: 'nowrap',
        'th&:first-of-type': { paddingInlineStart: 8, textAlign: 'start' },
      },
      head: { color: color.ash, fontSize: '0.8125rem' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.Mui-selected': { backgroundColor: color.sand, fontWeight: 500 } },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular', 'aria-hidden': true },
    styleOverrides: {
      root: {
        maxInlineSize: '100%',
        backgroundColor: color.sand,
        // In place of a product's picture.
        variants: [
          { props: { variant: 'picture' }, style: { height: 'auto', aspectRatio: '3 / 4' } },
        ],
      },
    },
  },
};
