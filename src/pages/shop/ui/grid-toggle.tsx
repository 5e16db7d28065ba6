import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router';

import { Icon } from '@/shared/ui/icon';
import type { GridColumns } from '@/widgets/product-grid';

import { gridColumns, searchWithColumns } from '../model/grid-columns';

/** Two, three or four columns, on a desktop only (section 2, Shop). */
export const GridToggle = ({ columns }: { columns: GridColumns }) => {
  const [search, setSearch] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Columns"
      value={columns}
      onChange={(_, choice: GridColumns | null) => {
        if (choice === null) return;
        setSearch(searchWithColumns(search, choice), { replace: true, preventScrollReset: true });
      }}
      sx={{ display: { xs: 'none', md: 'flex' } }}
    >
      {gridColumns.map((choice) => (
        <ToggleButton key={choice} value={choice} aria-label={`${choice} columns`}>
          <Icon name={`grid-${choice}`} size={22} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
