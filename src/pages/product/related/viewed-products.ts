import { readRemembered, remember, rememberedList } from '@/shared/lib/remembered';

/** How many are remembered; one of them may be the product that is being looked at. */
const REMEMBERED = 9;
const SHOWN = 4;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const idsFrom = (text: string | null): number[] => [
  ...new Set(rememberedList(text, isId, REMEMBERED)),
];

/** Remembers that a product was looked at, the last one first. */
export const rememberViewed = (id: number): void => {
  const others = idsFrom(readRemembered('recently-viewed')).filter((each) => each !== id);
  remember('recently-viewed', [id, ...others].slice(0, REMEMBERED));
};

/** What was looked at before the product that is open now, the last one first. */
export const viewedBefore = (text: string | null, current: number): number[] =>
  idsFrom(text)
    .filter((id) => id !== current)
    .slice(0, SHOWN);
