import type {} from '@mui/material/themeCssVarsAugmentation';

interface HouseColors {
  ink: string;
  ash: string;
  stone: string;
  line: string;
  sand: string;
  clay: string;
  paper: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends HouseColors {
    readonly house?: never;
  }
  interface PaletteOptions extends Partial<HouseColors> {
    readonly house?: never;
  }
}
