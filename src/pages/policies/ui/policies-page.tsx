import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';

import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, media, stickyBelowHeader, touchTarget } from '@/shared/ui/theme';

import { fillIn } from '../model/fill-in';
import { policies, policyAt } from '../model/policies';
import { anchorOf } from '../model/policy';
import type { Policy, PolicySection } from '../model/policy';

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

const Area = styled('div', { shouldForwardProp: (prop) => prop !== 'name' })<{ name: string }>(
  ({ name }) => ({ [media.desktop]: { gridArea: name } }),
);

const links = {
  '& a': {
    ...touchTarget,
    color: color.ash,
    '&[aria-current]': { color: color.ink },
  },
};

const PolicyText = ({ section: { heading, paragraphs, points } }: { section: PolicySection }) => {
  const site = useSite();
  return (
    <Stack
      component="section"
      spacing={3.5}
      aria-labelledby={anchorOf(heading)}
      sx={{ marginBlockStart: 9, paddingBlockStart: 7, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2" id={anchorOf(heading)} tabIndex={-1}>
        {heading}
      </Typography>
      {paragraphs.map((text) => (
        <Typography key={text}>{fillIn(text, site)}</Typography>
      ))}
      {points !== undefined && (
        <List sx={{ paddingInlineStart: 4.5, listStyle: "'–  '" }}>
          {points.map((point) => (
            <Typography key={point} component="li" sx={{ marginBlockEnd: 2 }}>
              {point}
            </Typography>
          ))}
        </List>
      )}
    </Stack>
  );
};

/** The headings of the page as links, which also move the focus. */
const PolicyContents = ({ policy: { sections } }: { policy: Policy }) => (
  <Area
    name="contents"
    // Between heading and text it needs space above.
    sx={{ paddingBlockStart: { md: 7 }, [wide]: { paddingBlockStart: 0 } }}
  >
    <Stack
      component="nav"
      aria-labelledby="contents"
      spacing={1}
      sx={{ [wide]: stickyBelowHeader }}
    >
      <Typography variant="overline" component="h2" id="contents" color="textSecondary">
        On this page
      </Typography>
      <List component="ol" sx={links}>
        {sections.map(({ heading }) => (
          <ListItem key={heading}>
            <Link
              variant="body2"
              underline="hover"
              href={`#${anchorOf(heading)}`}
              onClick={() => {
                document.getElementById(anchorOf(heading))?.focus({ preventScroll: true });
              }}
            >
              {heading}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  </Area>
);

/** The four policy pages (section 2). */
export const PoliciesPage = () => {
  const { pathname } = useLocation();
  const policy = policyAt(pathname);
  const site = useSite();
  const intro = fillIn(policy.intro, site);
  return (
    <Columns>
      <PageTitle page={policy.title} description={intro} />
      <Area name="others" as="nav" aria-label="Policies">
        <List
          sx={{
            ...links,
            display: { xs: 'flex', md: 'block' },
            flexWrap: 'wrap',
            columnGap: 6,
            [media.desktop]: stickyBelowHeader,
          }}
        >
          {policies.map(({ path, title }) => (
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
      </Area>
      <Area name="head">
        <PageHeading>{policy.title}</PageHeading>
        <Typography variant="lead" sx={{ marginBlockStart: 5 }}>
          {intro}
        </Typography>
      </Area>
      <PolicyContents policy={policy} />
      <Area name="text">
        {policy.sections.map((section) => (
          <PolicyText key={section.heading} section={section} />
        ))}
        <Typography sx={{ marginBlockStart: 12 }}>
          Do you have another question? <Link href={paths.contact}>Write to us.</Link>
        </Typography>
      </Area>
    </Columns>
  );
};
