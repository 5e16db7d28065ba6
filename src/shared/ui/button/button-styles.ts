import { color, labelText, media, motion, touchTargetPx } from '@/shared/ui/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'text';

/** What a button and a link that looks like one have in common. */
export const buttonBase = {
  ...labelText,
  fontSize: '0.8125rem',
  letterSpacing: '0.12em',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minBlockSize: touchTargetPx + 6,
  minInlineSize: touchTargetPx,
  paddingBlock: 12,
  paddingInline: 32,
  border: '1px solid transparent',
  borderRadius: 0,
  background: 'none',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${motion.touch} ${motion.easing}, color ${motion.touch} ${motion.easing}`,
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
} as const;

const inked = { backgroundColor: color.ink, color: color.paper };

/** The looks: ink, a hairline frame, or an underlined word. */
export const buttonVariants = {
  primary: {
    ...inked,
    borderColor: color.ink,
    [media.hover]: {
      '&:hover:not(:disabled):not([aria-disabled="true"])': {
        backgroundColor: color.paper,
        color: color.ink,
      },
    },
    '&:disabled': {
      backgroundColor: color.sand,
      borderColor: color.sand,
      color: color.ash,
    },
  },
  secondary: {
    borderColor: 'currentColor',
    color: 'inherit',
    [media.hover]: {
      '&:hover:not(:disabled):not([aria-disabled="true"])': {
        ...inked,
        borderColor: color.ink,
      },
    },
    '&:disabled': { borderColor: color.line, color: color.ash },
  },
  text: {
    paddingInline: 0,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 6,
    [media.hover]: {
      '&:hover:not(:disabled):not([aria-disabled="true"])': { textDecorationColor: 'transparent' },
    },
    '&:disabled': { color: color.ash, textDecoration: 'none' },
    // A word needs no frame, which would have no room around it.
    [media.forcedColors]: { borderColor: 'Canvas' },
  },
} as const satisfies Record<ButtonVariant, object>;

/** Stretches the button over the line it stands in. */
export const fullWidth = { inlineSize: '100%' } as const;
