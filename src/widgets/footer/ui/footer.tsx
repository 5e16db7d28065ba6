import styled from '@emotion/styled';
import { Link } from 'react-router';

import { siteName } from '@/shared/config';
import { color, font, gutter, labelText, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { footerGroups, socialLinks } from '../config/footer-links';

const Root = styled('footer')({
  paddingInline: gutter,
  paddingBlock: `clamp(${space(14)}, 7vw, ${space(24)}) ${space(8)}`,
  backgroundColor: color.sand,
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space(10)} ${space(6)}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
});

const House = styled('p')({
  gridColumn: '1 / -1',
  fontFamily: font.display,
  fontSize: 'clamp(3.25rem, 1.5rem + 7vw, 7rem)',
  fontWeight: 500,
  lineHeight: 0.9,
  letterSpacing: '-0.02em',
  [media.desktop]: { gridColumn: 'auto' },
});

const GroupTitle = styled('h2')({ ...labelText, color: color.ash, marginBlockEnd: space(3) });

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: '0.9375rem',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.3em',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const;

const InnerLink = styled(Link)(linkStyle);
const OuterLink = styled('a')(linkStyle);

const Small = styled('p')({
  marginBlockStart: `clamp(${space(12)}, 6vw, ${space(20)})`,
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '0.8125rem',
  color: color.ash,
});

/** The shop's footer: the house, its service, and where else it is seen. */
export const Footer = () => (
  <Root>
    <Columns>
      <House>{siteName}</House>
      {footerGroups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <GroupTitle>{title}</GroupTitle>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <InnerLink to={to}>{label}</InnerLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <nav aria-label="Follow us">
        <GroupTitle>Follow us</GroupTitle>
        <ul>
          {socialLinks.map(({ label, to }) => (
            <li key={to}>
              <OuterLink href={to} target="_blank" rel="noopener noreferrer">
                {label}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </OuterLink>
            </li>
          ))}
        </ul>
      </nav>
    </Columns>
    <Small>Women’s ready-to-wear and accessories.</Small>
  </Root>
);
