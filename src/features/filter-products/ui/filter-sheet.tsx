import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';

import { noFilters } from '../model/product-filters';
import { FilterForm, type FilterFormProps } from './filter-form';

export interface FilterSheetProps extends Omit<FilterFormProps, 'id'> {
  open: boolean;
  onClose: () => void;
}

/**
 * The 'Filter & Sort' side sheet: nothing is filtered before 'Apply Filters'; 'Clear All Filters'
 * resets everything (section 4, Shop filters).
 */
export const FilterSheet = ({ open, onClose, onApply, ...form }: FilterSheetProps) => {
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={i18n.t('Filter & Sort')}
      footer={
        <Stack spacing={1}>
          <Button type="submit" form={id} fullWidth>
            {i18n.t('Apply Filters')}
          </Button>
          <Button variant="text" onClick={() => onApply(noFilters)}>
            {i18n.t('Clear All Filters')}
          </Button>
        </Stack>
      }
    >
      <FilterForm id={id} onApply={onApply} {...form} />
    </Sheet>
  );
};
