import { type KeyboardEvent, type TouchEvent, useRef } from 'react';

import type { ProductPicture } from '@/entities/product';

import { swipeOf } from './swipe';
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
 * Navigation in the full-screen gallery (section 2, Gallery): by arrow keys and by a swipe of 50 px,
 * from the last picture to the first. While a picture is enlarged, keys and fingers move it instead.
 */
export const useGallery = (
  pictures: readonly ProductPicture[],
  index: number,
  show: (index: number) => void,
) => {
  const touch = useRef<{ x: number; y: number }>(null);
  const count = pictures.length;
  const picture = pictures[index] ?? pictures[0];
  const zoom = useZoom(picture?.image ?? '');

  const showAt = (place: number) => {
    show((place + count) % count);
  };
  const showNext = () => showAt(index + 1);
  const showPrevious = () => showAt(index - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (event.key === '+' && !zoom.enlarged) zoom.toggle();
    else if (event.key === '-' && zoom.enlarged) zoom.toggle();
    else if (arrow !== undefined && zoom.enlarged) {
      event.preventDefault();
      zoom.move(arrow);
    } else if (arrow !== undefined && arrow.x !== 0) {
      const isForward = arrow.x > 0 === isRtl(event.currentTarget);
      if (isForward) showNext();
      else showPrevious();
    }
  };
  const onTouchStart = (event: TouchEvent<HTMLElement>) => {
    const [finger, second] = [event.touches[0], event.touches[1]];
    const alone = finger !== undefined && second === undefined && !zoom.enlarged;
    touch.current = alone ? { x: finger.clientX, y: finger.clientY } : null;
    zoom.handlers.onTouchStart(event);
  };
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const end = event.changedTouches[0];
    const swipe =
      touch.current === null || end === undefined
        ? null
        : swipeOf(end.clientX - touch.current.x, end.clientY - touch.current.y);
    touch.current = null;
    zoom.handlers.onTouchEnd(event);
    if (swipe === null) return;
    const isForward = (swipe === 'right') === isRtl(event.currentTarget);
    if (isForward) showNext();
    else showPrevious();
  };

  return {
    picture,
    zoom,
    showNext,
    showPrevious,
    onKeyDown,
    handlers: { ...zoom.handlers, onTouchStart, onTouchEnd },
  };
};
