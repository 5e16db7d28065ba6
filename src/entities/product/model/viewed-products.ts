import { isId } from '@/shared/lib/unknown-data';
import { readPreference, storePreference, preferenceList } from '@/shared/lib/preferences';

/** More than are shown, because one may be the current product. */
const maxRemembered = 9;
const maxShown = 4;

const idsFrom = (text: string | null): number[] => [
  ...new Set(preferenceList(text, isId, maxRemembered)),
];

/** Remembers a viewed product, the latest first. */
export const rememberViewed = (id: number): void => {
  const others = idsFrom(readPreference('recently-viewed')).filter((each) => each !== id);
  storePreference('recently-viewed', [id, ...others].slice(0, maxRemembered));
};

/** The products viewed before the current one, if there is one, the latest first. */
export const viewedBefore = (text: string | null, current?: number): number[] =>
  idsFrom(text)
    .filter((id) => id !== current)
    .slice(0, maxShown);
