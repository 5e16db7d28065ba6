import { isolate } from '@contract/isolate';

/**
 * Words with dots between them, in a line that wraps only after a dot. No comma stands between them, since
 * some languages have one before a color.
 */
export const dotList = (words: readonly string[]): string => words.map(isolate).join('\u00a0· ');
