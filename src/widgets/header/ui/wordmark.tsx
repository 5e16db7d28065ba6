import styled from '@emotion/styled';
import { Link } from 'react-router';

import { siteName } from '@/shared/config';
import { paths } from '@/shared/routes';
import { font, media, touchTargetPx } from '@/shared/ui/theme';

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTargetPx,
  fontFamily: font.display,
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.04em',
  color: 'inherit',
  textDecoration: 'none',
  '@media (max-width: 374px)': { fontSize: '1.25rem', letterSpacing: 0 },
  [media.desktop]: { fontSize: '1.875rem' },
});

/** The house's name, which leads home. */
export const Wordmark = () => (
  <Root to={paths.home} aria-label={`${siteName}, home`}>
    {siteName}
  </Root>
);
