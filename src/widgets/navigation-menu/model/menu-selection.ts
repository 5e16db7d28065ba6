import { homeEntryId } from '../config/menu-entries';

/** What is expanded: the ids from the top level down. The picture follows the last. */
export type MenuSelection = readonly string[];

export const initialSelection: MenuSelection = [homeEntryId];

/**
 * The selection after an entry that expands was chosen; `path` leads to it from the top level.
 * Choosing what is expanded closes it again.
 */
export const selectionAfter = (selection: MenuSelection, path: MenuSelection): MenuSelection => {
  if (!isSelected(selection, path)) return path;
  const parent = path.slice(0, -1);
  return parent.length === 0 ? initialSelection : parent;
};

/** True when the entry at `path` is selected, itself or through one below it. */
export const isSelected = (selection: MenuSelection, path: MenuSelection): boolean =>
  path.every((id, depth) => selection[depth] === id);
