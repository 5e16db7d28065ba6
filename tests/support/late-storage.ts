import { vi } from 'vitest';

interface Tab {
  /** The key's value as this tab reads it. */
  copy: string | null;
  /** Written here, and not yet in the browser's own storage. */
  sent: (string | null)[];
  /** In the browser's own storage, and not yet heard of here. */
  news: { text: string | null; isOwn: boolean }[];
  /** Writes of this tab that it has not heard of yet. */
  pending: number;
}

/**
 * One key of `localStorage` in a browser whose tabs are processes of their own, such as Chromium: each
 * reads a copy, and what a tab writes reaches the browser first and the other tabs later. A copy ignores
 * what others wrote while writes of its own tab are on their way. `vi.restoreAllMocks` ends it.
 */
export const lateStorage = (tabs: number) => {
  const all = Array.from({ length: tabs }, (): Tab => ({
    copy: null,
    sent: [],
    news: [],
    pending: 0,
  }));
  let held: string | null = null;
  let active: Tab | null = null;

  const write = (text: string | null) => {
    if (active === null) return;
    active.copy = text;
    active.sent.push(text);
    active.pending += 1;
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => active?.copy ?? null);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    write(null);
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, text) => {
    write(text);
  });

  return {
    /** Runs what a tab does. */
    inTab: (index: number, run: () => void) => {
      active = all[index] ?? null;
      run();
      active = null;
    },
    /** The next thing that can happen to what a tab wrote or is to hear of; `onNews` is the storage event. */
    nextOf: (index: number, onNews: (text: string | null) => void): (() => void)[] => {
      const tab = all[index];
      const send = () => {
        held = tab?.sent.shift() ?? null;
        for (const other of all) other.news.push({ text: held, isOwn: other === tab });
      };
      const hear = () => {
        const news = tab?.news.shift();
        if (tab === undefined || news === undefined) return;
        if (news.isOwn) tab.pending -= 1;
        else {
          if (tab.pending === 0) tab.copy = news.text;
          onNews(news.text);
        }
      };
      return [...(tab?.sent.length === 0 ? [] : [send]), ...(tab?.news.length === 0 ? [] : [hear])];
    },
    /** What the browser holds, and each tab's copy. */
    read: () => [held, ...all.map(({ copy }) => copy)],
  };
};
