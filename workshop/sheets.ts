import type { Sheet } from './sheet';

const modules = import.meta.glob<{ sheet: Sheet }>('./sheets/*.tsx');

/** Loads each sheet by its name, that of its file. */
export const sheets = new Map(
  Object.entries(modules).map(([file, load]) => [
    file.replace(/^\.\/sheets\/|\.tsx$/g, ''),
    async () => (await load()).sheet,
  ]),
);
