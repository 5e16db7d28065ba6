import styled from '@emotion/styled';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '@/shared/ui/icon';
import { color, font, media, motion, space } from '@/shared/ui/theme';

import type { MenuEntry } from '../config/menu-entries';
import { isSelected, type MenuSelection } from '../model/menu-selection';

interface MenuListProps {
  entries: readonly MenuEntry[];
  selection: MenuSelection;
  /** Expands the entry at this path, or closes it. */
  onToggle: (path: MenuSelection) => void;
  /** An entry without more below it was chosen: the menu closes. */
  onLeave: () => void;
  /** The entry whose picture is to be seen while the pointer or the focus is on it. */
  onPreview: (id: string | null) => void;
  /** Where this list hangs. */
  parent?: MenuSelection;
  id?: string;
}

/** About 256 px (specification, section 2); less where the screen is narrow. */
const subcolumn = 'clamp(7.75rem, max(15vw, 30vw - 12rem), 16rem)';

// One list in the order in which it is read. Under the breakpoint it is an accordion; from there
// on every level below stands as a column beside its parent's.
const List = styled('ul')({
  '&[data-depth="0"]': {
    paddingBlockStart: space(6),
    [media.desktop]: {
      position: 'relative',
      inlineSize: `calc(100% - 2 * ${subcolumn})`,
      paddingBlockStart: 0,
    },
  },
  '&:not([data-depth="0"])': {
    paddingInlineStart: space(5),
    paddingBlockEnd: space(3),
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '100%',
      inlineSize: subcolumn,
      paddingInlineStart: `clamp(${space(3)}, 1.7vw, ${space(6)})`,
      paddingBlockEnd: 0,
    },
  },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  fontFamily: font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${motion.touch} ${motion.easing}`,
  [media.desktop]: { justifyContent: 'flex-start', fontSize: '1rem' },
  '[data-depth="0"] > li > &': {
    minBlockSize: 64,
    fontFamily: font.display,
    fontSize: '2rem',
    fontWeight: 500,
    [media.desktop]: { fontSize: 'clamp(1.625rem, 0.9rem + 1.45vw, 2.75rem)' },
  },
  // What is not chosen steps back while something is.
  '[data-chosen="true"] > li > &:not([data-selected="true"])': { color: color.ash },
  '&[data-selected="true"]': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '&:hover': {
    color: color.ink,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
} as const;

const EntryLink = styled(Link)(row);
const EntryButton = styled('button')(row, {
  '& > svg': { transition: `transform ${motion.touch} ${motion.easing}` },
  [media.phone]: { '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' } },
  [media.desktop]: {
    '& > svg': { transform: 'rotate(-90deg)', '[dir="rtl"] &': { transform: 'rotate(90deg)' } },
  },
});

/** A level of the menu, and the levels that are expanded below it. */
export const MenuList = ({
  entries,
  selection,
  onToggle,
  onLeave,
  onPreview,
  parent = [],
  id,
}: MenuListProps) => {
  const listId = useId();
  const { pathname, search } = useLocation();
  const depth = parent.length;

  return (
    <List id={id} data-depth={depth} data-chosen={depth > 0 && selection.length > depth}>
      {entries.map((entry) => {
        const path = [...parent, entry.id];
        const preview = {
          onPointerEnter: () => onPreview(entry.id),
          onPointerLeave: () => onPreview(null),
          onFocus: () => onPreview(entry.id),
          onBlur: () => onPreview(null),
        };
        if (entry.entries === undefined) {
          return (
            <li key={entry.id}>
              <EntryLink
                {...preview}
                to={entry.to}
                onClick={onLeave}
                aria-current={entry.to === `${pathname}${search}` ? 'page' : undefined}
              >
                {entry.label}
              </EntryLink>
            </li>
          );
        }
        const expanded = isSelected(selection, path);
        return (
          <li key={entry.id}>
            <EntryButton
              {...preview}
              type="button"
              aria-expanded={expanded}
              aria-controls={expanded ? `${listId}-${entry.id}` : undefined}
              data-selected={expanded}
              onClick={() => {
                onToggle(path);
              }}
            >
              {entry.label}
              <Icon name="chevron-down" size={18} />
            </EntryButton>
            {expanded && (
              <MenuList
                id={`${listId}-${entry.id}`}
                entries={entry.entries}
                selection={selection}
                onToggle={onToggle}
                onLeave={onLeave}
                onPreview={onPreview}
                parent={path}
              />
            )}
          </li>
        );
      })}
    </List>
  );
};
