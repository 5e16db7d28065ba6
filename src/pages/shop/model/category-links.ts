import type { CategoryChoice } from '@/entities/category';
import { paths } from '@/shared/routes';
import type { Category } from '@contract/category';

/** The links to all categories; with a search (`choice` null) none of them is current. */
export const categoryLinks = (categories: readonly Category[], choice: CategoryChoice | null) => [
  { to: paths.shop(), label: 'Everything', current: choice?.kind === 'all' },
  ...categories.map(({ id, name, slug }) => ({
    to: paths.shop({ category: slug }),
    label: name,
    current: choice?.kind === 'category' && choice.id === id,
  })),
];
