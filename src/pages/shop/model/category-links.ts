import { i18n } from '@contract/i18n';
import { type CategoryChoice, isSeason } from '@/entities/category';
import { paths } from '@/shared/routes';
import type { Category } from '@contract/category';

/**
 * The links to all categories, those that are seasons apart; with a search (`choice` null) none of them
 * is current.
 */
export const categoryLinks = (categories: readonly Category[], choice: CategoryChoice | null) => {
  const linkTo = ({ id, name, slug }: Category) => ({
    to: paths.shop({ category: slug }),
    label: name,
    current: choice?.kind === 'category' && choice.id === id,
  });
  const everything = {
    to: paths.shop(),
    label: i18n.t('Everything'),
    current: choice?.kind === 'all',
  };
  const others = categories.filter((category) => !isSeason(category)).map(linkTo);
  const seasons = categories.filter(isSeason).map(linkTo);
  return [
    { label: i18n.t('Categories'), links: [everything, ...others] },
    ...(seasons.length > 0 ? [{ label: i18n.t('Seasons'), links: seasons }] : []),
  ];
};
