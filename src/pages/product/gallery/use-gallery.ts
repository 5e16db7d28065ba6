import type { KeyboardEvent } from 'react';

import type { ProductPicture } from '@/entities/product';

import { useZoom } from './use-zoom';

/** How far an arrow key moves an enlarged picture. */
const arrowPx = 80;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: arrowPx, y: 0 },
  ArrowRight: { x: -arrowPx, y: 0 },
  ArrowUp: { x: 0, y: arrowPx },
  ArrowDown: { x: 0, y: -arrowPx },
};

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Navigation in the full-screen gallery (section 2): by arrow keys and by a swipe of 50 px, from
 * the last picture to the first. While a picture is enlarged, keys and fingers move it instead.
 */
export const useGallery = (
  pictures: readonly ProductPicture[],
  index: number,
  show: (index: number) => void,
) => {
  const count = pictures.length;
  const picture = pictures[index] ?? pictures[0];

  const showAt = (place: number) => {
    show((place + count) % count);
  };
  const showNext = () => showAt(index + 1);
  const showPrevious = () => showAt(index - 1);
  /** Pulling a picture to the right, as on a strip, shows the one on its left. */
  const pull = (toRight: boolean, frame: Element) => {
    if (toRight === isRtl(frame)) showNext();
    else showPrevious();
  };
  const zoom = useZoom(picture?.image ?? '', (swipe, frame) => pull(swipe === 'right', frame));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (event.key === '+' && !zoom.enlarged) zoom.toggle();
    else if (event.key === '-' && zoom.enlarged) zoom.toggle();
    else if (arrow !== undefined && zoom.enlarged) {
      event.preventDefault();
      zoom.move(arrow);
    } else if (arrow !== undefined && arrow.x !== 0) {
      pull(arrow.x > 0, event.currentTarget);
    }
  };

  return { picture, zoom, showNext, showPrevious, onKeyDown };
};
