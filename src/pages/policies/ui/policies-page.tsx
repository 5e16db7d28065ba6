import styled from '@emotion/styled';
import { useLocation } from 'react-router';

import { paths } from '@/shared/routes';
import { Link, QuietLink } from '@/shared/ui/link';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, headingText, media, touchTargetPx } from '@/shared/ui/theme';

import { policies, policyAt } from '../model/policies';
import type { PolicySection } from '../model/policy';

const Columns = styled(Page)({
  display: 'grid',
  gap: 40,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 42rem) minmax(0, 1fr)',
    columnGap: 48,
  },
});

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
  marginBlock: '20px 8px',
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

const Question = styled('p')({ marginBlockStart: 48 });

const PolicyText = ({ section: { heading, paragraphs, points } }: { section: PolicySection }) => (
  <Section>
    <h2>{heading}</h2>
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

/** The four policy pages (specification, section 2). */
export const PoliciesPage = () => {
  const { pathname } = useLocation();
  const policy = policyAt(pathname);
  return (
    <Columns>
      <PageTitle page={policy.title} description={policy.intro} />
      <nav aria-label="Policies">
        <Others>
          {policies.map(({ path, title }) => (
            <li key={path}>
              <QuietLink to={path} aria-current={path === policy.path ? 'page' : undefined}>
                {title}
              </QuietLink>
            </li>
          ))}
        </Others>
      </nav>
      <article>
        <PageHeading>{policy.title}</PageHeading>
        <Intro>{policy.intro}</Intro>
        {policy.sections.map((section) => (
          <PolicyText key={section.heading} section={section} />
        ))}
        <Question>
          A question that is not answered here? <Link to={paths.contact}>Write to us.</Link>
        </Question>
      </article>
    </Columns>
  );
};
