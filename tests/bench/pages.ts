import { join } from 'node:path';

import { startShop } from '../support/shop-process';
import { testCache } from '../support/test-cache';
import { measurePageSpeeds } from './page-speed';
import { weighPages } from './page-weights';
import type { Recorder } from './recorder';
import { inArabic, visitedPages } from './visited-pages';
import { highest } from './worst';

/** Measures what pages cost a phone, and how fast they are there. */
export const measurePages = async (recorder: Recorder): Promise<void> => {
  const shop = await startShop({
    LANGUAGES: 'en,ar',
    // The tests' pictures are compressed faster than a shop's, which take minutes: a next run has them.
    PICTURES_DIR: join(testCache, 'shop-pictures'),
    PICTURES_EFFORT: '',
  });
  try {
    const { main, others, further } = await visitedPages(shop.url);
    const inBoth = [...main, ...main.map(inArabic)];
    const shifts = [
      ...(await weighPages(shop.url, [...inBoth, ...others, ...further], recorder)),
      ...(await measurePageSpeeds(shop.url, [...inBoth, ...others], recorder)),
    ];
    recorder.figure('worst page: layout shift', ...highest(shifts));
  } finally {
    await shop.stop();
  }
};
