/**
 * The card that was opened last. Between a card and its product the picture moves by a view
 * transition, which needs one name on both pages. A product may have several cards on a page, where
 * a name must be unique: only the card that was opened has it. Kept outside the store, because it
 * holds an element. React Router's `useViewTransitionState` would name every card of the product, and
 * its `location.state` is not there on the way back.
 */
let opened: { id: number; image: string; file: string; frame: HTMLElement | null } | undefined;

/** The `view-transition-name` of a product's picture. */
export const pictureTransitionName = (id: number): string => `product-${id}`;

/** Whether the browser has view transitions, and its user no objection to motion. */
export const hasViewTransitions = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

const nameFrame = (frame: HTMLElement | null, name: string) => {
  if (opened === undefined) return;
  if (opened.frame !== null) opened.frame.style.viewTransitionName = '';
  opened.frame = frame;
  if (frame !== null) frame.style.viewTransitionName = name;
};

/** Marks a card that is being opened: its picture in `frame` moves to the product's page. */
export const markOpenedCard = (id: number, image: string, frame: Element | null): void => {
  nameFrame(null, '');
  opened = { id, image, file: frame?.querySelector('img')?.currentSrc ?? '', frame: null };
  if (frame instanceof HTMLElement) nameFrame(frame, pictureTransitionName(id));
};

/** A `ref` of a card's frame: if the card is the opened one, the picture moves back to it. */
export const cardFrameRef = (id: number, frame: HTMLElement | null): (() => void) => {
  if (opened?.id === id && opened.frame === null) nameFrame(frame, pictureTransitionName(id));
  return () => {
    if (opened?.frame === frame) nameFrame(null, '');
  };
};

/**
 * The file of a picture that the opened card showed, for display until the larger one has loaded;
 * undefined for any other picture.
 */
export const openedCardFile = (image: string | undefined): string | undefined =>
  opened?.image === image && opened?.file !== '' ? opened?.file : undefined;

/** The file that the card of a product showed, while the product is loading; undefined without one. */
export const openedProductFile = (id: number): string | undefined =>
  opened?.id === id && opened.file !== '' ? opened.file : undefined;
