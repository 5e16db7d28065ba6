import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useId } from 'react';
import { useLocation } from 'react-router';

import { Icon } from '@/shared/ui/icon';
import { gutter, media, motion, space } from '@/shared/ui/theme';

import type { MenuEntry } from '../config/menu-entries';
import { isSelected, type MenuSelection } from '../model/menu-selection';

interface MenuListProps {
  entries: readonly MenuEntry[];
  selection: MenuSelection;
  /** Expands the entry at this path, or closes it. */
  onToggle: (path: MenuSelection) => void;
  /** A link was chosen: the menu closes. */
  onNavigate: () => void;
  /** Shows the picture of the entry that has the pointer or the focus. */
  onPreview: (id: string | null) => void;
  /** The path of the entry that this list belongs to. */
  parent?: MenuSelection;
  id?: string;
}

/** About 256 px (section 2); less where half of the screen has no room for two of them. */
const subcolumn = 'clamp(7.375rem, max(14.6vw, 30vw - 12rem), 16rem)';

const button = {
  justifyContent: 'space-between',
  inlineSize: '100%',
  whiteSpace: 'nowrap',
  transition: `color ${motion.touch} ${motion.easing}`,
  [media.desktop]: { justifyContent: 'flex-start' },
  '& > svg': { transition: `transform ${motion.touch} ${motion.easing}` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
} as const;

// Lists, since in one object the second style for a desktop would replace the first.
const topButton = [{ typography: 'menu' }, button, { minBlockSize: 64 }];
const subButton = [
  { typography: 'submenu' },
  button,
  { [media.desktop]: { gap: '8px', whiteSpace: 'normal' } },
];

/** From the breakpoint on, unless the text is so large that three columns do not fit beside the picture. */
const inColumns = (style: object) => ({
  [media.desktop]: { '@container (min-width: 22rem)': style },
});

// Nested lists in reading order. They open in place, or every level is a column beside its parent's.
const topList = {
  paddingBlockStart: space(6),
  ...inColumns({
    position: 'relative',
    inlineSize: `calc(100% - 2 * ${subcolumn})`,
    paddingBlockStart: 0,
    '&& .MuiListItemButton-root > svg': {
      transform: 'rotate(-90deg)',
      '[dir="rtl"] &': { transform: 'rotate(90deg)' },
    },
  }),
};

const list = {
  position: 'static',
  paddingInlineStart: space(5),
  paddingBlockEnd: space(3),
  ...inColumns({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '100%',
    inlineSize: subcolumn,
    paddingInlineStart: `clamp(${space(2)}, 3.6vw - 20px, ${space(6)})`,
    // Half of what the entries beside it are taller: the first ones are on one line.
    paddingBlock: `${space(2)} 0`,
  }),
};

/** Nothing else keeps the focus ring of the last column off the edge of a wide screen. */
const lastColumn = inColumns({ '@media (min-width: 1280px)': { paddingInlineEnd: gutter } });

/** While one entry is selected, the others are muted. */
const mutedUnlessSelected = {
  '& > li > .MuiListItemButton-root:not(.Mui-selected, :hover)': { color: 'text.secondary' },
};

/** A level of the menu with its expanded sublevels. */
export const MenuList = ({ entries, parent = [], id, ...menu }: MenuListProps) => {
  const { selection, onToggle, onNavigate, onPreview } = menu;
  const listId = useId();
  const { pathname, search } = useLocation();
  const depth = parent.length;

  return (
    <List
      id={id}
      sx={[
        depth === 0 ? topList : list,
        depth > 1 && lastColumn,
        depth > 0 && selection.length > depth && mutedUnlessSelected,
      ]}
    >
      {entries.map((entry) => {
        const path = [...parent, entry.id];
        const sublistId = `${listId}-${entry.id}`;
        const expanded = entry.entries !== undefined && isSelected(selection, path);
        const shared = {
          sx: depth === 0 ? topButton : subButton,
          onPointerEnter: () => onPreview(entry.id),
          onPointerLeave: () => onPreview(null),
          onFocus: () => onPreview(entry.id),
          onBlur: () => onPreview(null),
        };
        return (
          <ListItem key={entry.id} sx={{ position: 'static' }}>
            {entry.entries === undefined ? (
              <ListItemButton
                {...shared}
                href={entry.to}
                onClick={onNavigate}
                aria-current={entry.to === `${pathname}${search}` ? 'page' : undefined}
              >
                {entry.label}
              </ListItemButton>
            ) : (
              <ListItemButton
                {...shared}
                component="button"
                selected={expanded}
                aria-expanded={expanded}
                aria-controls={expanded ? sublistId : undefined}
                onClick={() => onToggle(path)}
              >
                {entry.label}
                <Icon name="chevron-down" size={18} />
              </ListItemButton>
            )}
            {expanded && (
              <MenuList {...menu} id={sublistId} entries={entry.entries ?? []} parent={path} />
            )}
          </ListItem>
        );
      })}
    </List>
  );
};
