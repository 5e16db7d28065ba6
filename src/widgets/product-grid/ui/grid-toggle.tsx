import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { Icon } from '@/shared/ui/icon';

import { columnsFromSearch, gridColumns, searchWithColumns } from '../model/grid-columns';

/** Two, three or four columns, on a desktop only (section 2, Shop). */
export const GridToggle = () => {
  const [search, setSearch] = useSearchParams();
  const columns = columnsFromSearch(search);
  return (
    <Stack
      role="group"
      aria-label={i18n.t('Columns')}
      direction="row"
      sx={{ display: { xs: 'none', md: 'flex' } }}
    >
      {gridColumns.map((choice) => (
        <ToggleButton
          key={choice}
          value={choice}
          color="primary"
          selected={choice === columns}
          aria-label={i18n.t('{count} columns', { count: choice })}
          onChange={() => {
            setSearch(searchWithColumns(search, choice), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          <Icon name={`grid-${choice}`} size={22} />
        </ToggleButton>
      ))}
    </Stack>
  );
};
