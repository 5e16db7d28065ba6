import { defaultGridColumns } from '@/shared/config';
import { withParams } from '@/shared/lib/search-params';

export type GridColumns = 2 | 3 | 4;

const parameterName = 'columns';

/** The options of the grid toggle. */
export const gridColumns: readonly GridColumns[] = [2, 3, 4];

/** The columns that the URL names; 4 by default (section 9). */
export const columnsFromSearch = (search: URLSearchParams): GridColumns =>
  gridColumns.find((columns) => String(columns) === search.get(parameterName)) ??
  defaultGridColumns;

/** The URL with another number of columns, so that Back from a product restores it. */
export const searchWithColumns = (search: URLSearchParams, columns: GridColumns): URLSearchParams =>
  withParams(search, { [parameterName]: columns === defaultGridColumns ? null : String(columns) });
