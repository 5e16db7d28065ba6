import { homeEntryId } from '../config/menu-entries';

/** The ids of the expanded entries from the top level down. The picture is that of the last. */
export type MenuSelection = readonly string[];

export const initialSelection: MenuSelection = [homeEntryId];

/**
 * The selection after choosing an expandable entry at `path`, the ids from the top level down.
 * Choosing an expanded entry collapses it.
 */
export const selectionAfter = (selection: MenuSelection, path: MenuSelection): MenuSelection => {
  if (!isSelected(selection, path)) return path;
  const parent = path.slice(0, -1);
  return parent.length === 0 ? initialSelection : parent;
};

/** True when the entry at `path` is selected, itself or through one below it. */
export const isSelected = (selection: MenuSelection, path: MenuSelection): boolean =>
  path.every((id, depth) => selection[depth] === id);
