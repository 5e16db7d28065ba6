import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { createPath, useLocation, useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { RouterLink } from '@/shared/ui/router-link';

import { searchOfPage } from '../model/listing-url';

interface PageLinksProps {
  page: number;
  /** The last page shown, when more are shown below the first. */
  lastShown?: number;
  lastPage: number;
}

const Previous = () => i18n.t('Previous');
const Next = () => i18n.t('Next');
const names: Partial<Record<string, () => string>> = { previous: Previous, next: Next };
/** One component for both links: Material UI exchanges its two slots in right-to-left text. */
const slotsOf = (name = Next) => ({ previous: name, next: name });

/** Numbered pages with previous and next, in the URL; nothing when there is only one page. */
export const PageLinks = ({ page, lastShown = page, lastPage }: PageLinksProps) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (lastPage <= 1) return null;
  const to = (target: number | null) =>
    createPath({ pathname, search: searchOfPage(search, Math.min(target ?? 1, lastPage)) });

  return (
    <MuiPagination
      aria-label={i18n.t('Pages')}
      count={lastPage}
      page={lastShown}
      hidePrevButton={page <= 1}
      hideNextButton={lastShown >= lastPage}
      getItemAriaLabel={(type, number) =>
        names[type]?.() ?? i18n.t('Page {number}', { number: number ?? '' })
      }
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component={RouterLink}
          href={to(item.type === 'previous' ? page - 1 : item.page)}
          rel={item.type === 'previous' ? 'prev' : item.type === 'next' ? 'next' : undefined}
          slots={slotsOf(names[item.type])}
        />
      )}
    />
  );
};
