import type { PageDefinition } from '@/shared/routes';

/** The fields of a route beyond React Router's own. */
export interface RouteHandle {
  /** The source of the page's code, from which the server knows its chunk. */
  source?: string;
  /** The header lies transparent over the page's first picture. */
  overHero?: boolean;
  /** Header and footer have what section 2 names, and nothing more: the page is to be finished. */
  smallFrame?: boolean;
  /** The page's metadata, for the server. */
  importMetadata?: PageDefinition['importMetadata'];
}
