import { memo } from 'react';

import { i18n } from '@contract/i18n';
import { Checkbox } from '@/shared/ui/checkbox';

import type { ProductFilters } from '../model/product-filters';
import { FilterGroup } from './filter-group';

type Restrictions = Pick<ProductFilters, 'onSale' | 'inStock'>;

interface ShowOnlyGroupProps extends Restrictions {
  onChange: (changed: Partial<Restrictions>) => void;
}

/** Whether only reduced products, or those in stock, are listed. */
export const ShowOnlyGroup = memo(function ShowOnlyGroup({
  onSale,
  inStock,
  onChange,
}: ShowOnlyGroupProps) {
  return (
    <FilterGroup legend={i18n.t('Show only')}>
      <Checkbox
        label={i18n.t('On sale')}
        checked={onSale}
        onChange={({ target }) => onChange({ onSale: target.checked })}
      />
      <Checkbox
        label={i18n.t('In stock')}
        checked={inStock}
        onChange={({ target }) => onChange({ inStock: target.checked })}
      />
    </FilterGroup>
  );
});
