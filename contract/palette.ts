/**
 * The house's colors. Stone is for lines and large text only (3.6:1 on paper); all other text is ink or
 * ash, which reach AAA on paper and on sand.
 */
export const palette = {
  ink: '#141210',
  ash: '#524B44',
  stone: '#8A8178',
  line: '#DCD4CA',
  sand: '#EDE7DF',
  paper: '#FBF9F6',
  clay: '#8C4A2F',
  success: '#2F5D46',
} as const;
