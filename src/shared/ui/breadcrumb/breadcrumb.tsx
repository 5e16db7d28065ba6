import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

interface BreadcrumbItem {
  label: string;
  /** Where it leads; the last item, the page itself, has none. */
  to?: string;
}

/** Where the page stands in the shop. */
export const Breadcrumb = ({ items }: { items: readonly BreadcrumbItem[] }) => (
  <Breadcrumbs aria-label="Breadcrumb">
    {items.map(({ label, to }, index) => {
      const isLast = index === items.length - 1;
      return to === undefined || isLast ? (
        <span key={`${index}-${label}`} aria-current={isLast ? 'page' : undefined}>
          {label}
        </span>
      ) : (
        <Link key={`${index}-${label}`} href={to} underline="hover">
          {label}
        </Link>
      );
    })}
  </Breadcrumbs>
);
