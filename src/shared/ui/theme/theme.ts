import { createTheme, type Shadows } from '@mui/material/styles';

import { mobileBreakpointPx } from '@/shared/config';

import { componentOverrides } from './component-overrides';
import { motion, palette } from './tokens';
import { typography } from './typography';

/** Colours of Material UI parts that the shop does not use: their variables would only be weight. */
const unusedParts =
  /^(Alert|AppBar|Avatar|Chip|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell)$/;

const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;

/** The house's tokens for Material UI's parts: the light scheme only, as CSS variables. */
export const theme = createTheme({
  cssVariables: {
    shouldSkipGeneratingVar: (keys) => keys[0] === 'palette' && unusedParts.test(keys[1] ?? ''),
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
  },
  breakpoints: { values: { xs: 0, sm: 480, md: mobileBreakpointPx, lg: 1200, xl: 1440 } },
  spacing: 4,
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
  components: componentOverrides,
});
