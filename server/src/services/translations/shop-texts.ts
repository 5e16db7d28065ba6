import { isRecord } from '@contract/is-record';
import { shopTextMark } from '@contract/shop-text';

/** The places of the texts of the house in the values of a schema. */
export type ShopTexts = 'here' | { items: ShopTexts } | { fields: [name: string, ShopTexts][] };

/** Those of the lines of an order. */
export const lineTexts: ShopTexts = {
  items: {
    fields: [
      ['name', 'here'],
      ['color', 'here'],
    ],
  },
};

interface Schema {
  [shopTextMark]?: boolean;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Finds the texts of the house in a schema; undefined where there is none. */
export const findShopTexts = (schema: Schema): ShopTexts | undefined => {
  if (schema[shopTextMark]) return 'here';
  for (const choice of schema.anyOf ?? []) {
    const found = findShopTexts(choice);
    if (found !== undefined) return found;
  }
  if (schema.items !== undefined) {
    const items = findShopTexts(schema.items);
    return items && { items };
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const found = findShopTexts(property);
    return found === undefined ? [] : [[name, found] satisfies [string, ShopTexts]];
  });
  return fields.length === 0 ? undefined : { fields };
};

/** A copy of a value with its texts replaced. */
export const mapShopTexts = (
  value: unknown,
  texts: ShopTexts,
  change: (text: string) => string,
): unknown => {
  if (texts === 'here') return typeof value === 'string' ? change(value) : value;
  if ('items' in texts) {
    return Array.isArray(value)
      ? value.map((item) => mapShopTexts(item, texts.items, change))
      : value;
  }
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [name, ofField] of texts.fields) {
    if (name in copy) copy[name] = mapShopTexts(copy[name], ofField, change);
  }
  return copy;
};
