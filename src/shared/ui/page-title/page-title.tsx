import { useSite } from '@/shared/lib/site';

interface PageTitleProps {
  /** The page's own name. */
  page: string;
  /** A short description for search engines. */
  description?: string;
}

/** The document's title, '{page} | {site}' (section 1); React hoists it. */
export const PageTitle = ({ page, description }: PageTitleProps) => (
  <>
    <title>{`${page} | ${useSite().name}`}</title>
    {description !== undefined && <meta name="description" content={description} />}
  </>
);
