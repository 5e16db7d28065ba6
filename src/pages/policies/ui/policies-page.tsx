import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import { useLocation } from 'react-router';

import { paths } from '@/shared/routes';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, headingText, labelText, media, touchTargetPx } from '@/shared/ui/theme';

import { policies, policyAt } from '../model/policies';
import { anchorOf } from '../model/policy';
import type { Policy, PolicySection } from '../model/policy';

/** From here on the contents have a column of their own. */
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

const part = (name: string) => ({ [media.desktop]: { gridArea: name } });

const Others = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTargetPx,
    fontSize: '0.9375rem',
    color: color.ash,
  },
  '& a[aria-current]': { color: color.ink, textDecorationColor: 'currentColor' },
  [media.desktop]: {
    display: 'grid',
    position: 'sticky',
    insetBlockStart: 'calc(var(--header-height) + 24px)',
  },
});

const Intro = styled('p')({
  ...headingText.h4,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.4,
  marginBlockStart: 20,
});

const Contents = styled('nav')({
  '& h2': { ...labelText, color: color.ash, marginBlockEnd: 4 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTargetPx,
    fontSize: '0.9375rem',
    color: color.ash,
  },
  ...part('contents'),
  // Between the heading and the text it needs room above.
  [`@media (min-width: 768px) and (max-width: 1023.98px)`]: { paddingBlockStart: 28 },
});

const Sticky = styled('div')({
  [wide]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header-height) + 24px)',
  },
});

const Section = styled('section')({
  marginBlockStart: 36,
  paddingBlockStart: 28,
  borderBlockStart: `1px solid ${color.line}`,
  display: 'grid',
  gap: 14,
  '& h2': headingText.h3,
  '& li': { paddingInlineStart: 18, position: 'relative', marginBlockEnd: 8 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.8em',
    inlineSize: 8,
    blockSize: 1,
    backgroundColor: color.stone,
  },
});

const Head = styled('div')(part('head'));
const Body = styled('div')(part('text'));
const Policies = styled('nav')(part('others'));

const Question = styled('p')({ marginBlockStart: 48 });

const PolicyText = ({ section: { heading, paragraphs, points } }: { section: PolicySection }) => (
  <Section aria-labelledby={anchorOf(heading)}>
    <h2 id={anchorOf(heading)} tabIndex={-1}>
      {heading}
    </h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points !== undefined && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </Section>
);

/** What stands on the page, each the way to its heading, which also takes the focus. */
const PolicyContents = ({ policy: { sections } }: { policy: Policy }) => (
  <Contents aria-labelledby="contents">
    <Sticky>
      <h2 id="contents">On this page</h2>
      <ol>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <Link
              underline="hover"
              href={`#${anchorOf(heading)}`}
              onClick={() => {
                document.getElementById(anchorOf(heading))?.focus({ preventScroll: true });
              }}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </Sticky>
  </Contents>
);

/** The four policy pages (specification, section 2). */
export const PoliciesPage = () => {
  const { pathname } = useLocation();
  const policy = policyAt(pathname);
  return (
    <Columns>
      <PageTitle page={policy.title} description={policy.intro} />
      <Policies aria-label="Policies">
        <Others>
          {policies.map(({ path, title }) => (
            <li key={path}>
              <Link
                underline="hover"
                href={path}
                aria-current={path === policy.path ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </Others>
      </Policies>
      <Head>
        <PageHeading>{policy.title}</PageHeading>
        <Intro>{policy.intro}</Intro>
      </Head>
      <PolicyContents policy={policy} />
      <Body>
        {policy.sections.map((section) => (
          <PolicyText key={section.heading} section={section} />
        ))}
        <Question>
          A question that is not answered here? <Link href={paths.contact}>Write to us.</Link>
        </Question>
      </Body>
    </Columns>
  );
};
