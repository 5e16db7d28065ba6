import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';

interface BreadcrumbItem {
  label: string;
  /** Where it leads; the last item, the page itself, has none. */
  to?: string;
}

/** Links to the pages above the current one. */
export const Breadcrumb = ({ items }: { items: readonly BreadcrumbItem[] }) => (
  <Breadcrumbs aria-label={i18n.t('Breadcrumb')}>
    {items.map(({ label, to }, index) => {
      const isLast = index === items.length - 1;
      return to === undefined || isLast ? (
        <Typography
          key={`${index}-${label}`}
          component="span"
          variant="inherit"
          aria-current={isLast ? 'page' : undefined}
        >
          {label}
        </Typography>
      ) : (
        <Link key={`${index}-${label}`} href={to} underline="hover">
          {label}
        </Link>
      );
    })}
  </Breadcrumbs>
);
