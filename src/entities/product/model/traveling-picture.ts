/**
 * Between a card and its product the picture travels: a view transition of what bears one name on
 * both pages. A product may have several cards on a page, where a name must be unique: only the
 * card that was followed bears it.
 */
let followed: { id: number; image: string; file: string; frame: HTMLElement | null } | undefined;

/** The name that the picture of a product travels under. */
export const travelingName = (id: number): string => `product-${id}`;

/** Whether the browser has view transitions and motion is welcome. */
export const canTravel = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

const settle = (frame: HTMLElement | null, name: string) => {
  if (followed === undefined) return;
  if (followed.frame !== null) followed.frame.style.viewTransitionName = '';
  followed.frame = frame;
  if (frame !== null) frame.style.viewTransitionName = name;
};

/** A card is followed: its picture in `frame` leaves for the product's page. */
export const pictureLeaves = (id: number, image: string, frame: Element | null): void => {
  settle(null, '');
  followed = { id, image, file: frame?.querySelector('img')?.currentSrc ?? '', frame: null };
  if (frame instanceof HTMLElement) settle(frame, travelingName(id));
};

/** A card has come: if it is the followed one, its picture returns to `frame`. For a `ref`. */
export const pictureReturns = (id: number, frame: HTMLElement | null): (() => void) => {
  if (followed?.id === id && followed.frame === null) settle(frame, travelingName(id));
  return () => {
    if (followed?.frame === frame) settle(null, '');
  };
};

/** The file that the product's card showed, while the product is loading; undefined without one. */
export const travelingFile = (id: number): string | undefined =>
  followed?.id === id && followed.file !== '' ? followed.file : undefined;

/**
 * The file that the followed card showed of a picture, which stands in for the larger one until
 * that has loaded; undefined for any other picture.
 */
export const traveledFile = (image: string | undefined): string | undefined =>
  followed?.image === image && followed?.file !== '' ? followed?.file : undefined;
