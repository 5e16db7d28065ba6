import type { PageDefinition } from '@/shared/routes';

/** What a route says of itself beyond React Router's own fields. */
export interface RouteHandle {
  /** The source of the page's code, for preloading its chunk. */
  entry: string;
  /** The header lies transparent over the page's first picture. */
  overHero?: boolean;
  /** The page's facts, for the server. */
  importFacts?: PageDefinition['importFacts'];
}
