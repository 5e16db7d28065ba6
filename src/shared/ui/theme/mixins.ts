import { color, gutter, media, touchTargetPx } from './tokens';
import { typography } from './typography';

/** A link or button outside of running text, as tall as a touch target. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTargetPx,
} as const;

/**
 * The same where the line of the text is lower and nothing may move: it can be pressed above and below
 * its text too.
 */
export const hitArea = {
  display: 'inline-block',
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    blockSize: `max(100%, ${touchTargetPx}px)`,
    translate: '0 -50%',
  },
} as const;

/** Text that ends with an ellipsis after so many lines. */
export const lineClamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** The rows of a product's card: picture, name, price. */
export const cardRows = 3;

/**
 * For a list of cards: those of a row share its subgrid, so that their prices are on one line however
 * long the names are.
 */
export const cardsInRows = {
  '& > li, & > [role="listitem"], & [data-part="card"], & [data-part="card"] > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'stretch',
    gridRow: `span ${cardRows}`,
    gridTemplateRows: 'subgrid',
  },
} as const;

/**
 * Between the rows of such a list, px: a gap of its grid would be inside the cards too. What is below the
 * last row is taken back, with what else the list takes back there.
 */
export const cardRowGap = (gapPx: number, alsoTakenBackPx = 0) => ({
  marginBlockEnd: -gapPx - alsoTakenBackPx,
  '& > li': { marginBlockEnd: gapPx },
});

/** An icon button over a picture: readable on every one. */
export const onPicture = {
  '& svg': {
    boxSizing: 'content-box',
    padding: '6px',
    borderRadius: '50%',
    backgroundColor: 'color-mix(in srgb, var(--palette-background-default) 78%, transparent)',
  },
};

/** A thin underline, for a name inside a larger link. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
};

/** The link of a card: its name, the remarks below that, and its price. */
export const cardTexts = {
  ...typography.piece,
  color: 'inherit',
  textDecoration: 'none',
  '& [data-part="name"]': { margin: 0, font: 'inherit' },
  '& [data-part="remark"]': { ...typography.caption, color: color.ash },
  [media.hover]: { '&:hover [data-part="name"]': underlined },
} as const;

/** A row whose parts are at its two sides, and below each other where there is no room. */
export const spreadRow = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** A name and its amount at the two sides of a row, on one line of text. */
export const amountRow = { ...spreadRow, alignItems: 'baseline' } as const;

/** A row that scrolls sideways, without a scrollbar. */
export const scrollingRow = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const;

/** Extends to the edges of the screen, while the contents start inside the page's gutters. */
export const fullBleed = {
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
};

/** Stays below the header while the rest of the page scrolls. */
export const stickyBelowHeader = {
  position: 'sticky',
  insetBlockStart: 'calc(var(--header-height) + 24px)',
} as const;
