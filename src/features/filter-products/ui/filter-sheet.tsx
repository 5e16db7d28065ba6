import styled from '@emotion/styled';
import { useId } from 'react';

import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';

import { noFilters } from '../model/product-filters';
import { FilterForm, type FilterFormProps } from './filter-form';

const Actions = styled('div')({ display: 'grid', gap: 4 });

export interface FilterSheetProps extends Omit<FilterFormProps, 'id'> {
  open: boolean;
  onClose: () => void;
}

/**
 * The 'Filter & Sort' side sheet: nothing is filtered before 'Apply Filters'; 'Clear All Filters'
 * resets everything (specification, section 4, Shop filters).
 */
export const FilterSheet = ({ open, onClose, onApply, ...form }: FilterSheetProps) => {
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filter & Sort"
      footer={
        <Actions>
          <Button type="submit" form={id} fullWidth>
            Apply Filters
          </Button>
          <Button
            variant="text"
            onClick={() => {
              onApply(noFilters);
            }}
          >
            Clear All Filters
          </Button>
        </Actions>
      }
    >
      <FilterForm id={id} onApply={onApply} {...form} />
    </Sheet>
  );
};
