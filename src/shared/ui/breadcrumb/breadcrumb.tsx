import styled from '@emotion/styled';

import { QuietLink } from '@/shared/ui/link';
import { color, space } from '@/shared/ui/theme';

interface BreadcrumbItem {
  label: string;
  /** Where it leads; the last item, the page itself, has none. */
  to?: string;
}

const List = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: '0.8125rem',
  color: color.ash,
});

const Item = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  '&:not(:last-of-type)::after': {
    content: '"/" / ""',
    marginInline: space(2),
    color: color.stone,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 32 },
  '& [aria-current]': { color: color.ink },
});

/** Where the page stands in the shop. */
export const Breadcrumb = ({ items }: { items: readonly BreadcrumbItem[] }) => (
  <nav aria-label="Breadcrumb">
    <List>
      {items.map(({ label, to }, index) => (
        <Item key={`${index}-${label}`}>
          {to === undefined || index === items.length - 1 ? (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
          ) : (
            <QuietLink to={to}>{label}</QuietLink>
          )}
        </Item>
      ))}
    </List>
  </nav>
);
