import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';

import { Icon } from '@/shared/ui/icon';
import { color, media, touchTargetPx } from '@/shared/ui/theme';
import type { GridColumns } from '@/widgets/product-grid';

import { gridColumns, searchWithColumns } from '../model/grid-columns';

const Group = styled('div')({
  display: 'flex',
  [media.phone]: { display: 'none' },
});

const Choice = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTargetPx,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.stone,
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': { color: color.ink },
});

/** Two, three or four columns, on a desktop only (specification, section 2, Shop). */
export const GridToggle = ({ columns }: { columns: GridColumns }) => {
  const [search, setSearch] = useSearchParams();
  return (
    <Group role="group" aria-label="Columns">
      {gridColumns.map((choice) => (
        <Choice
          key={choice}
          type="button"
          aria-label={`${choice} columns`}
          aria-pressed={choice === columns}
          onClick={() => {
            setSearch(searchWithColumns(search, choice), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          <Icon name={`grid-${choice}`} size={22} />
        </Choice>
      ))}
    </Group>
  );
};
