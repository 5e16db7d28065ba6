import { groupBy } from '../../shared/group-by';
import { storedText } from '../../shared/sanitize-html';
import { isStored, picturesOf } from './pictures';
import { type PartialRows, priceColumns, type Problem, type Row, type ShopRows } from './row-kinds';
import { listingKey, type ShopState } from './shop-state';
import { translationProblem } from './translation-rows';

type Report = (at: string, message: string) => void;

interface ReadRows {
  rows: ShopRows;
  partial: PartialRows;
}

const isUnread = ({ unread }: { unread?: readonly string[] }, column: string): boolean =>
  unread?.includes(column) ?? false;

/** The keys of rows, also of those with a problem. */
const keysOf = <T, K>(
  rows: T[] | undefined,
  partial: Partial<T>[] | undefined,
  keyOf: (row: Partial<T>) => K | undefined,
): K[] => [...(rows ?? []), ...(partial ?? [])].flatMap((row) => keyOf(row) ?? []);

const unique = <T extends { at: string }>(
  report: Report,
  rows: T[] | undefined,
  keyOf: (row: T) => string | undefined,
): void => {
  const seen = new Map<string, string>();
  for (const row of rows ?? []) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first !== undefined) report(row.at, `${key} is also at ${first}.`);
    else seen.set(key, row.at);
  }
};

const checkDuplicates = (report: Report, rows: ShopRows): void => {
  const byId = ({ id }: { id?: number | null }) => (id == null ? undefined : `The id ${id}`);
  unique(report, rows.categories, ({ slug }) => `The category ${slug}`);
  unique(report, rows.categories, byId);
  unique(report, rows.colors, ({ color }) => `The color ${color}`);
  unique(report, rows.products, ({ sku }) => `The SKU ${sku}`);
  unique(report, rows.products, byId);
  unique(report, rows.sizes, ({ sku, size }) => `The size ${size} of ${sku}`);
  unique(report, rows.banners, byId);
  unique(report, rows.stories, byId);
};

/** A new row may have an id that no other has; an existing row may repeat its own. */
const checkIds = (report: Report, rows: ShopRows, state: ShopState): void => {
  const check = (
    row: { at: string; id?: number | null },
    key: string,
    known: Map<string, number>,
    keys: Map<number, string>,
  ) => {
    if (row.id == null) return;
    const own = known.get(key);
    if (own !== undefined && own !== row.id) report(row.at, `${key} has the id ${own} already.`);
    const other = keys.get(row.id);
    if (other !== undefined && other !== key) report(row.at, `The id ${row.id} is ${other}'s.`);
  };
  const reverse = (known: Map<string, number>) =>
    new Map([...known].map(([key, id]) => [id, key] as const));
  const slugs = new Map([...state.categories].map(([slug, { id }]) => [slug, id]));
  const [slugOf, skuOf] = [reverse(slugs), reverse(state.productIds)];
  for (const row of rows.categories ?? []) check(row, row.slug, slugs, slugOf);
  for (const row of rows.products ?? []) check(row, row.sku, state.productIds, skuOf);
};

const checkNewProduct = (
  report: Report,
  row: Row<'products'>,
  { hasSize, hasPicture }: { hasSize: boolean; hasPicture: boolean },
): void => {
  const { at, sku } = row;
  for (const column of ['name', 'category', ...priceColumns] as const) {
    if (row[column] == null && !isUnread(row, column))
      report(at, `${sku} is new and needs a ${column}.`);
  }
  if (!hasSize) report(at, `${sku} is new and needs a row in sizes.`);
  if (!hasPicture) {
    report(
      at,
      `${sku} is new and needs a picture: a row in pictures, or a file in pictures/${sku}.`,
    );
  }
};

const checkProducts = (report: Report, { rows, partial }: ReadRows, state: ShopState): void => {
  const sized = new Set(keysOf(rows.sizes, partial.sizes, ({ sku }) => sku));
  const pictured = new Set(keysOf(rows.pictures, partial.pictures, ({ sku }) => sku));
  for (const row of rows.products ?? []) {
    if (state.productIds.has(row.sku)) {
      const required = ['name', 'category', 'created_at', 'discount_percentage'] as const;
      for (const column of [...required, ...priceColumns]) {
        if (row[column] === null) report(row.at, `${column} must not be empty.`);
      }
      continue;
    }
    checkNewProduct(report, row, {
      hasSize: sized.has(row.sku),
      hasPicture: pictured.has(row.sku),
    });
  }
  for (const [sku, sizes] of groupBy(rows.sizes ?? [], (row) => row.sku)) {
    const [, second] = sizes.filter((row) => row.is_default);
    if (second) report(second.at, `${sku} has two default sizes.`);
    for (const row of sizes) {
      if (row.stock === null) report(row.at, 'stock must not be empty.');
      const given = priceColumns.filter(
        (column) => row[column] != null || isUnread(row, column),
      ).length;
      if (given > 0 && given < priceColumns.length) {
        report(row.at, 'A size has a price of its own in every currency, or in none.');
      }
    }
  }
};

/** Everything that rows refer to must be in the import or in the shop. */
const checkReferences = (
  report: Report,
  { rows, partial }: ReadRows,
  { skus, slugs, state }: { skus: Set<string>; slugs: Set<string>; state: ShopState },
): void => {
  const needSku = (at: string, ...named: string[]) => {
    for (const sku of named) if (!skus.has(sku)) report(at, `There is no product ${sku}.`);
  };
  for (const row of rows.products ?? []) {
    for (const slug of [...(row.category ? [row.category] : []), ...(row.listed_in ?? [])]) {
      if (!slugs.has(slug)) report(row.at, `There is no category ${slug}: add it to categories.`);
    }
    needSku(row.at, ...(row.looks_with ?? []));
    if (row.looks_with?.includes(row.sku)) report(row.at, `${row.sku} is shown with itself.`);
  }
  for (const row of [...(rows.sizes ?? []), ...(rows.pictures ?? [])]) needSku(row.at, row.sku);
  for (const row of rows.categories ?? []) {
    needSku(row.at, ...(row.featured ?? []));
    if (isUnread(row, 'name')) continue;
    if (row.name == null && (row.name === null || !state.categories.has(row.slug))) {
      report(row.at, `The category ${row.slug} needs a name.`);
    }
  }
  for (const row of rows.stories ?? []) needSku(row.at, ...(row.products ?? []));
  const stories = new Set(keysOf(rows.stories, partial.stories, ({ id }) => id));
  for (const row of rows.story_pictures ?? []) {
    if (!stories.has(row.story)) report(row.at, `There is no story ${row.story} in stories.`);
  }
  for (const { at, picture } of picturesOf(rows)) {
    if (isStored(picture) && !state.pictures.has(picture)) {
      report(at, `The shop has no picture ${picture}.`);
    }
  }
};

/** A product is featured in categories that list it. */
const checkFeatured = (
  report: Report,
  { rows }: ReadRows,
  { skus, state }: { skus: Set<string>; state: ShopState },
): void => {
  const rowOf = new Map(rows.products?.map((row) => [row.sku, row]));
  const isListed = (sku: string, slug: string): boolean => {
    const row = rowOf.get(sku);
    if (!row) return state.listings.has(listingKey(sku, slug));
    if (isUnread(row, 'category') || isUnread(row, 'listed_in')) return true;
    if (row.category === slug || row.listed_in?.includes(slug)) return true;
    if (!row.listed_in) return state.listings.has(listingKey(sku, slug));
    // Only its own category also lists a product whose row does not say so.
    const own = row.category ? undefined : state.products.get(sku)?.categoryId;
    return own !== undefined && own === state.categories.get(slug)?.id;
  };
  for (const { at, slug, featured } of rows.categories ?? []) {
    for (const sku of featured ?? []) {
      if (!skus.has(sku) || isListed(sku, slug)) continue;
      report(at, `${sku} is not listed in ${slug}: it can't be featured there.`);
    }
  }
};

/** The color of a picture must be one of its product's. */
const checkColors = (report: Report, rows: ShopRows): void => {
  const colorsOf = new Map(rows.products?.map((row) => [row.sku, row.group['Color']]));
  for (const { at, sku, color } of rows.pictures ?? []) {
    const colors = colorsOf.get(sku);
    if (color == null || !colors || colors.includes(color)) continue;
    report(at, `${color} is not among the colors of ${sku}: ${colors.join(', ')}.`);
  }
};

/** A policy must have one introduction, and no heading twice. */
const checkPolicies = (report: Report, { rows, partial }: ReadRows): void => {
  const isIntroduction = (row: Partial<Row<'policies'>>) =>
    !row.heading && !isUnread(row, 'heading');
  const introduced = new Set(partial.policies?.filter(isIntroduction).map(({ policy }) => policy));
  for (const [policy, sections] of groupBy(rows.policies ?? [], (row) => row.policy)) {
    const [first] = sections;
    if (first && !introduced.has(policy) && !sections.some(isIntroduction)) {
      report(first.at, `The policy ${policy} needs an introduction: a row without a heading.`);
    }
  }
  unique(report, rows.policies, ({ policy, heading }) =>
    heading ? `The heading ${heading.toLowerCase()} of ${policy}` : `The introduction of ${policy}`,
  );
};

const shownLength = 40;
const shorten = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

const checkTranslations = (report: Report, rows: ShopRows): void => {
  const seen = new Map<string, string>();
  for (const row of rows.translations ?? []) {
    const key = `${row.language} ${storedText(row.text)}`;
    const first = seen.get(key);
    if (first !== undefined) report(row.at, `“${shorten(row.text)}” is also at ${first}.`);
    else seen.set(key, row.at);
    const problem = translationProblem(row);
    if (problem !== undefined) report(row.at, problem);
  }
};

/** The keys after the import: those of the rows, and the shop's unless missing ones are deleted. */
const keysAfter = (known: Iterable<string>, named: string[] | undefined, deleteMissing: boolean) =>
  new Set([...(deleteMissing && named ? [] : known), ...(named ?? [])]);

/** The problems of the rows as a whole, compared with the shop: one for each cause. */
export const checkRows = (read: ReadRows, state: ShopState, deleteMissing: boolean): Problem[] => {
  const { rows, partial } = read;
  const problems: Problem[] = [];
  const report: Report = (at, message) => {
    problems.push({ at, message });
  };
  checkDuplicates(report, rows);
  checkIds(report, rows, state);
  checkProducts(report, read, state);
  const skus = rows.products && keysOf(rows.products, partial.products, ({ sku }) => sku);
  const slugs = rows.categories && keysOf(rows.categories, partial.categories, ({ slug }) => slug);
  const skusAfter = keysAfter(state.productIds.keys(), skus, deleteMissing);
  checkReferences(report, read, {
    skus: skusAfter,
    slugs: keysAfter(state.categories.keys(), slugs, deleteMissing),
    state,
  });
  checkFeatured(report, read, { skus: skusAfter, state });
  checkColors(report, rows);
  checkPolicies(report, read);
  checkTranslations(report, rows);
  const [, second] = rows.settings ?? [];
  if (second) report(second.at, 'There is one row of settings.');
  return problems;
};
