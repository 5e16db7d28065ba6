import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import type { Policy } from '@contract/policy';
import { useGetPolicyQuery } from '@/entities/brand';
import { loadingAdvice } from '@/shared/api';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { ErrorState } from '@/shared/ui/error-state';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { Page, PageHeading, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { SafeHtml } from '@/shared/ui/safe-html';
import { media, stickyBelowHeader, touchTarget } from '@/shared/ui/theme';

import { fillIn, fillInHtml } from '../model/fill-in';
import { anchorOf, policies, policyAt } from '../model/policies';

/** Screens on which the table of contents has its own column. */
const wide = '@media (min-width: 1024px)';

const Columns = styled(Page)({
  display: 'grid',
  gap: 40,
  [media.desktop]: {
    gridTemplate: `
      'others head' auto
      'others contents' auto
      'others text' 1fr / 150px minmax(0, 42rem)`,
    columnGap: 48,
    rowGap: 0,
  },
  [wide]: {
    gridTemplate: `
      'others head contents' auto
      'others text contents' 1fr / minmax(180px, 1fr) minmax(0, 42rem) minmax(180px, 1fr)`,
  },
});

const area = (name: string) => ({ [media.desktop]: { gridArea: name } });

const links = {
  '& a': {
    ...touchTarget,
    color: 'text.secondary',
    '&[aria-current]': { color: 'text.primary' },
  },
};

type PolicySection = Policy['sections'][number];

const PolicyText = ({ section: { heading, text } }: { section: PolicySection }) => (
  <Stack
    component="section"
    spacing={3.5}
    aria-labelledby={anchorOf(heading)}
    sx={{
      marginBlockStart: 9,
      paddingBlockStart: 7,
      borderTop: 1,
      borderColor: 'divider',
      '& ul': { paddingInlineStart: 4.5, listStyle: "'–  '" },
    }}
  >
    <Typography variant="h3" component="h2" id={anchorOf(heading)} tabIndex={-1}>
      {heading}
    </Typography>
    <SafeHtml html={fillInHtml(text, useSite())} />
  </Stack>
);

/** The headings of the page as links, which also move the focus. */
const PolicyContents = ({ sections }: Pick<Policy, 'sections'>) => (
  <Box
    // A phone begins with the text. Between heading and text it needs space above.
    sx={{
      ...area('contents'),
      display: { xs: 'none', md: 'block' },
      paddingBlockStart: { md: 7 },
      [wide]: { paddingBlockStart: 0 },
    }}
  >
    <Stack
      component="nav"
      aria-labelledby="contents"
      spacing={1}
      sx={{ [wide]: stickyBelowHeader }}
    >
      <Typography variant="label" component="h2" id="contents">
        {i18n.t('On this page')}
      </Typography>
      <List component="ol" sx={links}>
        {sections.map(({ heading }) => (
          <ListItem key={heading}>
            <Link
              variant="body2"
              underline="hover"
              href={`#${anchorOf(heading)}`}
              onClick={() =>
                document.getElementById(anchorOf(heading))?.focus({ preventScroll: true })
              }
            >
              {heading}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  </Box>
);

const PolicyBody = ({ policy: { name, title } }: { policy: ReturnType<typeof policyAt> }) => {
  const { currentData: policy, error, isFetching, refetch } = useGetPolicyQuery(name);
  const site = useSite();
  if (policy === undefined) {
    return (
      <Box sx={area('head')}>
        <PageTitle page={title} />
        <PageHeading>{title}</PageHeading>
        {error === undefined || isFetching ? (
          <PageSkeleton />
        ) : (
          <ErrorState
            title={i18n.t('This page could not be loaded')}
            text={loadingAdvice(error)}
            onRetry={() => void refetch()}
          />
        )}
      </Box>
    );
  }
  const intro = fillIn(policy.intro, site);
  return (
    <>
      <PageTitle page={title} description={intro} />
      <Box sx={area('head')}>
        <PageHeading>{title}</PageHeading>
        <Typography variant="lead" sx={{ marginBlockStart: 5 }}>
          {intro}
        </Typography>
      </Box>
      <PolicyContents sections={policy.sections} />
      {/* Shown at once: headings without their texts would move. */}
      <Box sx={{ ...area('text'), '&:has([aria-busy])': { visibility: 'hidden' } }}>
        {policy.sections.map((section) => (
          <PolicyText key={section.heading} section={section} />
        ))}
        <Typography sx={{ marginBlockStart: 12 }}>
          <MessageWithElements
            text={i18n.t('Do you have another question? <link>Write to us</link>.')}
            elements={{ link: (words) => <Link href={paths.contact}>{words}</Link> }}
          />
        </Typography>
      </Box>
    </>
  );
};

/** The four policy pages (section 2). */
export const PoliciesPage = () => {
  const { pathname } = useLocation();
  const policy = policyAt(pathname);
  return (
    <Columns>
      <PolicyBody policy={policy} />
      {/* On a phone below the text. */}
      <Box component="nav" sx={area('others')} aria-label={i18n.t('Policies')}>
        <List
          sx={{
            ...links,
            display: { xs: 'flex', md: 'block' },
            flexWrap: 'wrap',
            columnGap: 6,
            [media.desktop]: stickyBelowHeader,
          }}
        >
          {policies().map(({ path, title }) => (
            <ListItem key={path} sx={{ inlineSize: 'auto' }}>
              <Link
                variant="body2"
                underline="hover"
                href={path}
                aria-current={path === policy.path ? 'page' : undefined}
              >
                {title}
              </Link>
            </ListItem>
          ))}
        </List>
      </Box>
    </Columns>
  );
};
