import { commaList } from '@contract/lists';
import { colorBeside } from '@contract/short-name';
import { selectLabel } from '@/entities/brand/@x/cart';
import { sizeText } from '@/shared/lib/size-text';
import type { AppState } from '@/shared/redux';

import type { RefusedLine } from './add-lines';
import type { NewBagLine } from './bag-line';

type Named = Pick<NewBagLine, 'name' | 'color' | 'size'>;

/** A line's color, unless its name ends with it, and its size; `label` names a color in the page's language. */
export const choiceOfLine = (
  { name, color, size }: Named,
  label: (color: string) => string,
): string => commaList([colorBeside(name, label(color)), sizeText(size)]);

/** A line in a message, which is to say which piece it is: "Noor Abaya, Black, Size S". */
export const selectLineText = (state: AppState, line: Named): string =>
  commaList([line.name, choiceOfLine(line, (color) => selectLabel(state, color))]);

/** The lines that were not added, and why. */
export const selectRefusedText = (state: AppState, refused: readonly RefusedLine[]): string =>
  refused.map(({ line, message }) => `${selectLineText(state, line)}: ${message}`).join('. ');
