import { isId, isRecord } from '@/shared/lib/unknown-data';
import { readPreference, storePreference, preferenceList } from '@/shared/lib/preferences';

/** More than are shown, because one may be the current product. */
const maxRemembered = 9;
const maxShown = 4;

/** A product that was viewed, in the color that it was viewed in last; null without colors. */
export interface ViewedProduct {
  id: number;
  color: string | null;
}

const isItem = (value: unknown): value is unknown => isId(isRecord(value) ? value.id : value);

/** Earlier versions stored ids alone. */
const viewedFrom = (item: unknown): ViewedProduct =>
  isRecord(item)
    ? { id: Number(item.id), color: typeof item.color === 'string' ? item.color : null }
    : { id: Number(item), color: null };

const allFrom = (text: string | null): ViewedProduct[] =>
  preferenceList(text, isItem, maxRemembered)
    .map(viewedFrom)
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);

/** Remembers a viewed product, the latest first. */
export const rememberViewed = (viewed: ViewedProduct): void => {
  const others = allFrom(readPreference('recently-viewed')).filter(({ id }) => id !== viewed.id);
  storePreference('recently-viewed', [viewed, ...others].slice(0, maxRemembered));
};

/** The products viewed before the current one, if there is one, the latest first. */
export const viewedBefore = (text: string | null, current?: number): ViewedProduct[] =>
  allFrom(text)
    .filter(({ id }) => id !== current)
    .slice(0, maxShown);
