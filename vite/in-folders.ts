/** Matches modules by their folders, e.g. `src/shared/ui/(sheet|dialog)`. */
export const inFolders = (...folders: string[]) =>
  new RegExp(`/(?:${folders.join('|')})`.replaceAll('/', '[\\\\/]'));
