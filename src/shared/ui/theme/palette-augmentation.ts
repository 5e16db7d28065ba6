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
  interface Palette {
    house: HouseColors;
  }
  interface PaletteOptions {
    house: HouseColors;
  }
}
