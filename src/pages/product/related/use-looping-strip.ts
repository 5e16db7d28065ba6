import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

import { copiesOf, homeSlot, type LoopSlot, loopingSlots } from './looping-slots';

/** Longer than the pause between two scroll events of one movement. */
const SETTLED_MS = 120;

/** A strip that rests stands at a slot, to a fraction of a pixel. */
const NEARLY_PX = 2;

const plain = <T extends { id: number }>(items: readonly T[]): LoopSlot<T>[] =>
  items.map((item) => ({ item, key: String(item.id), isCopy: false }));

/** Where a slot begins, from the strip's own beginning, in the strip's direction. */
const offsetOf = (strip: HTMLElement, slot: number): number => {
  const [first, target] = [strip.children[0], strip.children[slot]];
  if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return 0;
  return target.offsetLeft - first.offsetLeft;
};

/** The slot that stands at the strip's beginning. */
const slotAt = (strip: HTMLElement): number => {
  const step = Math.abs(offsetOf(strip, 1));
  return step === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / step);
};

const isLaidOutAsStrip = (strip: HTMLElement): boolean => strip.scrollWidth > strip.clientWidth + 1;

/**
 * A strip that has no end: past its last item comes its first. The copies at both ends are there
 * only in the browser; when the strip comes to rest on one, it jumps unseen to the item itself.
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

  const goHome = () => {
    if (strip.current === null || !looping) return;
    const slot = slotAt(strip.current);
    const home = homeSlot(slot, count);
    const rests = Math.abs(strip.current.scrollLeft - offsetOf(strip.current, slot)) < NEARLY_PX;
    if (home !== slot && rests) {
      const further = offsetOf(strip.current, home) - offsetOf(strip.current, slot);
      strip.current.scrollBy({ left: further, behavior: 'instant' });
    }
  };

  return {
    strip,
    slots: looping ? loopingSlots(items) : plain(items),
    onScrollEnd: (_event: UIEvent) => {
      window.clearTimeout(settled.current);
      settled.current = window.setTimeout(goHome, SETTLED_MS);
    },
    /** Moves on by so many items, either way. */
    turn: (by: number) => {
      if (strip.current === null) return;
      // Before it moves: coming home would end the movement.
      window.clearTimeout(settled.current);
      goHome();
      strip.current.scrollTo({
        left: offsetOf(strip.current, slotAt(strip.current) + by),
        behavior: 'smooth',
      });
    },
  };
};
