import type { AppState } from '@/shared/redux';
import type { PageDefinition } from '@/shared/routes';

/** The fields of a route beyond React Router's own. */
export interface RouteHandle extends Pick<PageDefinition, 'source' | 'importMetadata'> {
  /** The header lies transparent over the page's first picture: whether there is one yet. */
  selectHasHero?: (state: AppState) => boolean;
  /** Header and footer have what section 2 names, and nothing more: the page is to be finished. */
  smallFrame?: boolean;
}
