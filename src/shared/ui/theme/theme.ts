import {
  createTheme,
  type Direction,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { palette } from '@contract/palette';
import { mobileBreakpointPx } from '@/shared/config';

import { baseline } from './components/baseline';
import { button } from './components/button';
import { choice } from './components/choice';
import { display } from './components/display';
import { field } from './components/field';
import { navigation } from './components/navigation';
import { surface } from './components/surface';
import { motion, spacingPx } from './tokens';
import { type houseVariants, typography } from './typography';

type HouseVariant = keyof typeof houseVariants;

declare module '@mui/material/styles' {
  interface Palette {
    sand: string;
    stone: string;
  }
  interface PaletteOptions {
    sand: string;
    stone: string;
  }
  interface TypographyVariants extends Record<HouseVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Record<HouseVariant, CSSProperties> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<HouseVariant, true> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    sand: true;
    ink: true;
    aside: true;
  }
}

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides {
    picture: true;
  }
}

/**
 * Values of the theme that nothing in the shop reads: their CSS variables would only add bytes to
 * every page, and home's HTML is to fit into the first ten packets.
 */
const unusedVariables = new RegExp(
  `^(?:${[
    'font',
    'shadows-[^0]',
    'zIndex-(?:fab|mobileStepper|snackbar|speedDial)',
    'opacity-(?:inputUnderline|switchTrack)',
    'palette-Alert-\\w+Filled',
    'palette-(?:FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction)-',
    'palette-(?:StepConnector|StepContent|Switch|Tooltip)-',
    'palette-(?:grey-(?:A|[24-8]|50)|common-(?:black|background))',
    'palette-\\w+-(?:light|(?:light|dark|contrastText)Channel)$',
    'palette-(?:info|warning)-mainChannel$',
  ].join('|')})`,
);

const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;

const components = {
  ...baseline,
  ...button,
  ...choice,
  ...display,
  ...field,
  ...navigation,
  ...surface,
};

const makeTheme = (direction: Direction): Theme => {
  const theme = createTheme({
    direction,
    cssVariables: {
      cssVarPrefix: '',
      shouldSkipGeneratingVar: (keys) =>
        shouldSkipGeneratingVar(keys) || unusedVariables.test(keys.join('-')),
    },
    palette: {
      mode: 'light',
      primary: { main: palette.ink, contrastText: palette.paper },
      secondary: { main: palette.ash, contrastText: palette.paper },
      error: { main: palette.clay, contrastText: palette.paper },
      success: { main: palette.success, contrastText: palette.paper },
      text: { primary: palette.ink, secondary: palette.ash, disabled: palette.stone },
      background: { default: palette.paper, paper: palette.paper },
      divider: palette.line,
      sand: palette.sand,
      stone: palette.stone,
    },
    breakpoints: { values: { xs: 0, sm: 480, md: mobileBreakpointPx, lg: 1200, xl: 1440 } },
    spacing: spacingPx,
    shape: { borderRadius: 0 },
    shadows: noShadows,
    typography,
    transitions: {
      easing: {
        easeInOut: motion.easing,
        easeOut: motion.easing,
        easeIn: motion.easing,
        sharp: motion.easing,
      },
    },
  });
  // `createTheme` would copy them twice, a sixth of its time, in the first task of every page.
  return Object.assign(theme, { components });
};

const themes = new Map<Direction, Theme>();

/**
 * The house's tokens and the looks of Material UI's components, in the direction that a language is
 * written in: one scheme, as CSS variables.
 */
export const themeOf = (direction: Direction): Theme => {
  const theme = themes.get(direction) ?? makeTheme(direction);
  themes.set(direction, theme);
  return theme;
};
