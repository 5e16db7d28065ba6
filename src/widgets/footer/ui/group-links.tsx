import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

import { i18n } from '@contract/i18n';
import { touchTarget } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { FooterGroup } from '../config/footer-links';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  '& > li': { inlineSize: 'auto' },
} as const;

interface GroupLinksProps {
  links: FooterGroup['links'];
  inRow?: boolean;
}

/** A group of the footer's links, one below the other or in a row. */
export const GroupLinks = ({ links, inRow = false }: GroupLinksProps) => (
  <List sx={inRow ? row : undefined}>
    {links.map(({ label, to, external = false }) => (
      <ListItem key={to}>
        <Link
          href={to}
          underline="hover"
          variant="body2"
          sx={touchTarget}
          {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
          {external && <VisuallyHidden> {i18n.t('(opens in a new tab)')}</VisuallyHidden>}
        </Link>
      </ListItem>
    ))}
  </List>
);
