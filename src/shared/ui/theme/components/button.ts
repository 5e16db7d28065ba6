import type { Components, Theme } from '@mui/material/styles';

import { RouterLink } from '@/shared/ui/router-link';

import { color, focusRing, media, motion, touchTargetPx } from '../tokens';
import { typography } from '../typography';

const hover = '&:hover:not(:disabled, [aria-disabled="true"])';

const inked = { backgroundColor: color.ink, borderColor: color.ink, color: color.paper };

/** Buttons and links: filled with ink, outlined, or underlined text; without ripples. */
export const button: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: {
      disableRipple: true,
      disableTouchRipple: true,
      LinkComponent: RouterLink,
    },
    styleOverrides: {
      root: {
        touchAction: 'manipulation',
        '&.Mui-disabled': { pointerEvents: 'auto' },
        // Material UI removes the outline of its buttons.
        '&:focus-visible': focusRing,
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        gap: 10,
        minBlockSize: touchTargetPx + 6,
        minInlineSize: touchTargetPx,
        padding: '12px 32px',
        border: '1px solid transparent',
        textAlign: 'center',
        transition: `background-color ${motion.touch} ${motion.easing}, color ${motion.touch} ${motion.easing}`,
        '&.Mui-disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
        // At once: what it began may keep a slow phone from drawing the frames of a transition.
        '&[aria-busy]': { opacity: 0.7 },
        // Material UI would scale its own size up with the text's.
        '&.MuiButton-sizeSmall': {
          minBlockSize: touchTargetPx,
          paddingBlock: 0,
          fontSize: typography.overline.fontSize,
        },
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              ...inked,
              // A filled button becomes outlined, so that it never looks disabled.
              [media.hover]: { [hover]: { backgroundColor: color.paper, color: color.ink } },
              // Not while it is busy.
              '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy])': {
                backgroundColor: color.sand,
                borderColor: color.sand,
                color: color.ash,
                // Browsers know only the attribute `disabled`.
                [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentColor',
              backgroundColor: 'transparent',
              color: 'inherit',
              [media.hover]: {
                [hover]: inked,
                // On a dark picture.
                [`[data-tone="light"] ${hover}`]: {
                  backgroundColor: color.paper,
                  borderColor: color.paper,
                  color: color.ink,
                },
              },
              '&.Mui-disabled': { borderColor: color.line, color: color.ash },
            },
          },
          // Beside a more important one.
          {
            props: { variant: 'text', color: 'secondary' },
            style: { fontWeight: 400, '&&': { color: color.ash } },
          },
          {
            props: { variant: 'text' },
            style: {
              // Its text is in line with what is above and below: no frame beside it, not even of 1 px.
              paddingInline: 0,
              border: 0,
              backgroundColor: 'transparent',
              color: 'inherit',
              textDecoration: 'underline',
              textDecorationThickness: 1,
              textUnderlineOffset: 6,
              '&.Mui-disabled': { color: color.ash, textDecoration: 'none' },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        inlineSize: touchTargetPx,
        blockSize: touchTargetPx,
        padding: 0,
        borderRadius: 0,
        '&:hover': { backgroundColor: 'transparent' },
        '&[aria-pressed="true"] path': { fill: 'currentColor' },
        '&:focus-visible': {
          outline: '2px solid currentColor',
          outlineOffset: -4,
          boxShadow: 'none',
        },
        '&.Mui-disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', color: color.stone },
      },
    },
  },
  MuiLink: {
    defaultProps: { component: RouterLink, color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: {
        textDecorationThickness: 1,
        textUnderlineOffset: '0.25em',
        transition: `text-decoration-color ${motion.touch} ${motion.easing}`,
        variants: [
          {
            props: { underline: 'always' },
            style: {
              textDecorationColor: 'currentColor',
              '&:hover': { textDecorationColor: 'transparent' },
            },
          },
          {
            props: { underline: 'hover' },
            style: {
              textDecorationLine: 'underline',
              textDecorationColor: 'transparent',
              '&:hover, &[aria-current]': { textDecorationColor: 'currentColor' },
            },
          },
        ],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...typography.body2,
        lineHeight: 1.2,
        fontWeight: 400,
        minBlockSize: touchTargetPx,
        minInlineSize: touchTargetPx,
        padding: 4,
        color: color.ink,
        letterSpacing: 'normal',
        '&.Mui-disabled': {
          cursor: 'not-allowed',
          color: color.ash,
          textDecoration: 'line-through',
        },
        variants: [
          {
            props: { color: 'standard' },
            style: {
              '&:hover': { backgroundColor: 'transparent', borderColor: color.ink },
              '&.Mui-selected, &.Mui-selected:hover': {
                ...inked,
                [media.forcedColors]: { outline: '3px solid Highlight' },
              },
            },
          },
          // Text or a picture without a frame; a text that is chosen is underlined.
          {
            props: { color: 'secondary' },
            style: {
              justifyContent: 'flex-start',
              paddingInline: 0,
              border: 0,
              color: color.ash,
              textDecorationThickness: 1,
              textUnderlineOffset: 6,
              '&:hover, &.Mui-selected, &.Mui-selected:hover': {
                backgroundColor: 'transparent',
                color: color.ink,
              },
              // A picture of the choice marks itself.
              '&.Mui-selected:not(:has(img))': { textDecorationLine: 'underline' },
            },
          },
          // Icons: the chosen one is ink, the others are muted; forced colors draw both alike.
          {
            props: { color: 'primary' },
            style: {
              border: 0,
              color: color.stone,
              '&:hover, &.Mui-selected, &.Mui-selected:hover': {
                backgroundColor: 'transparent',
                color: color.ink,
              },
              '&.Mui-selected, &.Mui-selected:hover': {
                [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' },
              },
            },
          },
        ],
      },
    },
  },
};
