import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { createPath, useLocation } from 'react-router';

import { color } from '@/shared/ui/theme';
import { RouterLink } from '@/shared/ui/router-link';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  marginBlockEnd: 24,
});

const Progress = styled('p')({
  fontSize: '0.9375rem',
  color: color.ash,
  fontVariantNumeric: 'tabular-nums',
});

export interface LoadMoreProps {
  /** From and up to which product they are shown, and how many there are. */
  first: number;
  shown: number;
  total: number;
  /** The address with one more page; null where no more are shown on one page. */
  search: string | null;
  onMore: () => void;
}

const format = (count: number) => count.toLocaleString('en-US');

/** How far one has come, and the way to more of it on the same page. */
export const LoadMore = ({ first, shown, total, search, onMore }: LoadMoreProps) => {
  const { pathname } = useLocation();
  if (shown >= total) return null;
  return (
    <Root>
      <Progress role="status">
        {`${first === 1 ? '' : `${format(first)}–`}${format(shown)} of ${format(total)} pieces`}
      </Progress>
      {search !== null && (
        <Button
          variant="outlined"
          component={RouterLink}
          href={createPath({ pathname, search })}
          replace
          preventScrollReset
          onClick={onMore}
        >
          Load more
        </Button>
      )}
    </Root>
  );
};
