import styled from '@emotion/styled';
import { Link, useLocation, useSearchParams } from 'react-router';

import { color } from '@/shared/ui/theme';

import { pageLinks, searchOfPage } from '../model/page-links';

const Row = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
});

const PageAnchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 8,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: color.ash,
  textDecoration: 'none',
  borderBlockEnd: '1px solid transparent',
  '&:hover': { color: color.ink },
  '&[aria-current="page"]': {
    color: color.ink,
    borderBlockEndColor: 'currentColor',
  },
});

const Gap = styled('li')({ alignSelf: 'center', inlineSize: 20, textAlign: 'center' });

export interface PaginationProps {
  page: number;
  /** The last page that is shown, where more stand below the first. */
  lastShown?: number;
  lastPage: number;
}

/** Numbered pages with previous and next, in the address; nothing where there is but one page. */
export const Pagination = ({ page, lastShown = page, lastPage }: PaginationProps) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (lastPage <= 1) return null;
  const to = (target: number) => ({ pathname, search: searchOfPage(search, target) });

  return (
    <nav aria-label="Pages">
      <Row>
        {page > 1 && (
          <li>
            <PageAnchor to={to(Math.min(page - 1, lastPage))} rel="prev">
              Previous
            </PageAnchor>
          </li>
        )}
        {pageLinks(lastShown, lastPage).map((link) =>
          link.kind === 'gap' ? (
            <Gap key={`after-${link.after}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={link.page}>
              <PageAnchor
                to={to(link.page)}
                aria-label={`Page ${link.page}`}
                aria-current={link.page === lastShown ? 'page' : undefined}
              >
                {link.page}
              </PageAnchor>
            </li>
          ),
        )}
        {lastShown < lastPage && (
          <li>
            <PageAnchor to={to(lastShown + 1)} rel="next">
              Next
            </PageAnchor>
          </li>
        )}
      </Row>
    </nav>
  );
};
