/**
 * The width of a card between the page's gutters, for the `sizes` of its picture: of two on a phone, with 12 px
 * between them, or of so many on a desktop, with 20 px between them.
 */
export const cardWidth = {
  phone: 'calc(50vw - 26px)',
  2: 'max(46.66vw - 10px, 50vw - 58px)',
  3: 'max(31.11vw - 13px, 33.33vw - 45px)',
  4: 'max(23.33vw - 15px, 25vw - 39px)',
} as const;
