import { useLayoutEffect, useRef, useState } from 'react';

import { copiesOf, originalSlot, loopingSlots } from './looping-slots';

/** Longer than the pause between two scroll events of one movement, in milliseconds. */
const settleMs = 120;

/** How far from a slot a strip at rest may be, in pixels. */
const tolerancePx = 2;

/** The offset of a slot from the strip's start, negative in right-to-left text. */
const offsetOf = (strip: HTMLElement, slot: number): number => {
  const [first, target] = [strip.children[0], strip.children[slot]];
  if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return 0;
  return target.offsetLeft - first.offsetLeft;
};

/** The slot at the start of the visible part. */
const slotAt = (strip: HTMLElement): number => {
  const step = Math.abs(offsetOf(strip, 1));
  return step === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / step);
};

const isLaidOutAsStrip = (strip: HTMLElement): boolean => strip.scrollWidth > strip.clientWidth + 1;

/**
 * A carousel that loops: its first item follows its last. Copies at both ends are added in the
 * browser only; when the strip comes to rest on a copy, it jumps to the item itself, unnoticed.
 */
export const useLoopingStrip = <T extends { id: number }>(items: readonly T[]) => {
  const strip = useRef<HTMLUListElement>(null);
  const settled = useRef<number>(undefined);
  const [looping, setLooping] = useState(false);
  const count = items.length;

  useLayoutEffect(() => {
    if (strip.current === null || count < 2) return;
    if (!looping) {
      setLooping(isLaidOutAsStrip(strip.current));
      return;
    }
    strip.current.scrollTo({ left: offsetOf(strip.current, copiesOf(count)), behavior: 'instant' });
  }, [looping, count]);

  const jumpToOriginal = () => {
    if (strip.current === null || !looping) return;
    const slot = slotAt(strip.current);
    const original = originalSlot(slot, count);
    const isAtRest =
      Math.abs(strip.current.scrollLeft - offsetOf(strip.current, slot)) < tolerancePx;
    if (original !== slot && isAtRest) {
      const further = offsetOf(strip.current, original) - offsetOf(strip.current, slot);
      strip.current.scrollBy({ left: further, behavior: 'instant' });
    }
  };

  return {
    strip,
    slots: loopingSlots(items, looping ? undefined : 0),
    onScroll: () => {
      window.clearTimeout(settled.current);
      settled.current = window.setTimeout(jumpToOriginal, settleMs);
    },
    /** Scrolls by so many items, in either direction. */
    scrollByItems: (by: number) => {
      if (strip.current === null) return;
      // Before scrolling: a jump would interrupt the movement.
      window.clearTimeout(settled.current);
      jumpToOriginal();
      strip.current.scrollTo({
        left: offsetOf(strip.current, slotAt(strip.current) + by),
        behavior: 'smooth',
      });
    },
  };
};
