import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { demoShop } from './demo-shop';
import type { DemoPicture, DemoProduct } from './demo-shop-schema';

const { categories, colorFamilies, products, banners, places, brand, customer } = demoShop;
const currencies = ['USD', 'EUR', 'AED'] as const;
const accessoriesId = 8;
/** The options of the attribute Length, the shortest first. */
const lengths = ['Below the knee', 'Ankle', 'Floor'];

const inMedia = (file: string) => fileURLToPath(new URL(`../media/${file}`, import.meta.url));
const options = (product: DemoProduct, name: string) =>
  product.attributes.find((attribute) => attribute.name === name)?.options ?? [];
const stock = (product: DemoProduct) => product.sizes.reduce((sum, size) => sum + size.stock, 0);
const labels = (product: DemoProduct) => product.sizes.map((size) => size.label);
const text = (html: string) => html.replace(/<[^>]+>/g, ' ');
const repeated = <T>(values: T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogue', () => {
  it('has at least 64 products, each with an id, an SKU and a name of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(64);
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
  });

  it('numbers its products from 1 without a gap', () => {
    const ids = products.map((product) => product.id).sort((a, b) => a - b);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
  });

  it('lists every product in its own category, its collection and, but for accessories, 9', () => {
    for (const { id, categoryId, listedIn } of products) {
      expect([1, 2, 3, 4, 7, 8], `product ${id}`).toContain(categoryId);
      expect(listedIn, `product ${id}`).toContain(categoryId);
      expect(listedIn.filter((category) => category === 5 || category === 6)).toHaveLength(1);
      expect(listedIn.includes(9), `product ${id}`).toBe(categoryId !== accessoriesId);
    }
  });

  it('calls the colors of a style by the same name, which some follow by more', () => {
    const beginning = ({ name }: { name: string }) => name.split(' ').slice(0, 2).join(' ');
    for (const product of products) {
      const sisters = products.filter(({ style }) => style === product.style);
      expect([...new Set(sisters.map(beginning))]).toEqual([beginning(product)]);
    }
  });

  it('names the color of every product whose style has others', () => {
    for (const product of products) {
      if (products.filter(({ style }) => style === product.style).length === 1) continue;
      expect(product.name).toContain(` in ${options(product, 'Color').join(' and ')}`);
    }
  });

  it('has products in each of the nine categories', () => {
    expect(categories.map((category) => category.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { id, slug } of categories) {
      expect(
        products.some((product) => product.listedIn.includes(id)),
        slug,
      ).toBe(true);
    }
  });

  it('begins categories with products that they list', () => {
    for (const { id, featured = [] } of categories) {
      const listed = products.filter(({ listedIn }) => listedIn.includes(id));
      expect(listed.map((product) => product.id)).toEqual(expect.arrayContaining(featured));
    }
  });

  it('sorts every color into a family, and no color that it does not have', () => {
    const colors = new Set(products.flatMap((product) => options(product, 'Color')));
    expect(Object.keys(colorFamilies).sort()).toEqual([...colors].sort());
  });

  it('has every printed color, and no other, among the prints', () => {
    const isPrinted = (product: DemoProduct) => options(product, 'Print').length > 0;
    const printed = products.filter(isPrinted).flatMap((product) => options(product, 'Color'));
    const prints = Object.entries(colorFamilies).filter(([, families]) =>
      families.includes('Print'),
    );
    expect(prints.map(([color]) => color).sort()).toEqual([...new Set(printed)].sort());
  });

  it('was put on sale piece by piece between June 2024 and February 2025', () => {
    for (const { createdAt } of products) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt.replace('Z', '.000Z'));
      expect(createdAt >= '2024-06-01' && createdAt < '2025-03-01', createdAt).toBe(true);
    }
    expect(repeated(products.map((product) => product.createdAt))).toEqual([]);
  });
});

describe('prices', () => {
  it('are whole units, between 95 and 3,400 dollars, and near each other in value', () => {
    for (const { id, prices } of products) {
      for (const currency of currencies) {
        expect(prices[currency], `product ${id}`).toBeGreaterThan(0);
        expect(prices[currency] % 100, `product ${id} ${currency}`).toBe(0);
      }
      expect(prices.USD, `product ${id}`).toBeGreaterThanOrEqual(9_500);
      expect(prices.USD, `product ${id}`).toBeLessThanOrEqual(340_000);
      expect(prices.EUR / prices.USD).toBeCloseTo(0.92, 1);
      expect(prices.AED / prices.USD).toBeCloseTo(3.67, 0);
    }
  });

  it('have whole original prices before a discount', () => {
    const onSale = products.filter((product) => product.discountPercentage > 0);
    expect(onSale.length / products.length).toBeGreaterThan(0.2);
    expect(onSale.length / products.length).toBeLessThan(0.3);
    expect(new Set(onSale.map((product) => product.discountPercentage))).toEqual(
      new Set([10, 15, 20, 30, 40]),
    );
    for (const { id, prices, discountPercentage } of onSale) {
      for (const currency of currencies) {
        const original = prices[currency] / (1 - discountPercentage / 100) / 100;
        expect(Math.abs(original - Math.round(original)), `product ${id}`).toBeLessThan(1e-6);
        expect(Math.round(original) % 5, `product ${id} ${currency}`).toBe(0);
      }
    }
  });

  it('were the same in every currency for colors that were the same in one', () => {
    const original = (
      { prices, discountPercentage }: DemoProduct,
      currency: (typeof currencies)[number],
    ) => Math.round(prices[currency] / (1 - discountPercentage / 100));
    for (const one of products) {
      for (const other of products) {
        if (one.style !== other.style) continue;
        if (original(one, 'USD') !== original(other, 'USD')) continue;
        for (const currency of currencies) {
          expect(original(one, currency), `${one.name}, ${other.name}`).toBe(
            original(other, currency),
          );
        }
      }
    }
  });
});

describe('what screens need', () => {
  it('has pieces in one size, in three and in five', () => {
    const runs = new Set(products.map((product) => labels(product).join(' ')));
    expect(runs).toEqual(new Set(['One Size', 'S M L', 'XS S M L XL']));
  });

  it('preselects One Size and nothing else', () => {
    for (const { id, sizes } of products) {
      for (const size of sizes) {
        expect(Boolean(size.isDefault), `product ${id}`).toBe(size.label === 'One Size');
      }
    }
  });

  it('has sizes sold out, sizes with few left, and two products wholly sold out', () => {
    const sizes = products.filter((product) => stock(product) > 0).flatMap(({ sizes }) => sizes);
    expect(sizes.filter((size) => size.stock === 0).length).toBeGreaterThan(5);
    expect(sizes.filter((size) => size.stock > 0 && size.stock < 4).length).toBeGreaterThan(10);
    expect(products.filter((product) => stock(product) === 0)).toHaveLength(2);
  });

  it('has names that are short and names that are long', () => {
    const lengths = products.map((product) => product.name.length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(10);
    expect(lengths.filter((length) => length >= 60 && length <= 80).length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  });

  it('offers several colors, each with a picture of its own, on at least eight products', () => {
    const several = products.filter((product) => options(product, 'Color').length > 1);
    expect(several.length).toBeGreaterThanOrEqual(8);
    for (const product of several) {
      const colors = new Set(product.pictures.map((picture) => picture.color));
      expect(colors, product.name).toEqual(new Set(options(product, 'Color')));
    }
  });

  it('names a color and a fabric for every product', () => {
    for (const product of products) {
      expect(options(product, 'Color').length, product.name).toBeGreaterThan(0);
      expect(options(product, 'Fabric').length, product.name).toBeGreaterThan(0);
    }
  });

  it('gives a size guide to every garment and to no accessory', () => {
    for (const { name, categoryId, sizeGuide } of products) {
      expect(Boolean(sizeGuide), name).toBe(categoryId !== accessoriesId);
    }
  });

  it.each(['dresses', 'kaftan', 'abaya', 'silk', 'coat', 'scarf', 'bag', 'belt'])(
    'is found by the word %s',
    (word) => {
      const found = products.filter(({ name, description }) =>
        `${name} ${text(description)}`.toLowerCase().includes(word),
      );
      expect(found.length).toBeGreaterThan(1);
    },
  );
});

describe('fit and looks', () => {
  it('measures every size of every garment, as its details say of size M', () => {
    for (const { name, sizeGuide, fit, sizes, measurements, details } of products) {
      if (!sizeGuide) continue;
      expect(fit, name).toBeTruthy();
      expect(
        measurements.map(({ size }) => size),
        name,
      ).toEqual(sizes.map(({ label }) => label));
      const [said, part = '', cm] =
        /(Length|Gown|Column|Skirt) from the (?:shoulder|waist), (?:size M|all sizes): (\d+)/.exec(
          details,
        ) ?? [];
      expect(said, name).toBeDefined();
      const ofM = measurements.find(({ size }) => size === 'M')?.measures;
      const measure = part === 'Length' ? part : `${part} length`;
      expect(ofM, name).toContainEqual({ name: measure, cm: Number(cm) });
    }
  });

  it.each([
    ['waist', ['Skirt length']],
    ['shoulder', ['Length', 'Gown length', 'Column length']],
  ])('calls no piece longer than another that is longer from the %s', (_from, names) => {
    const measured = products.flatMap((product) => {
      const { measures = [] } = product.measurements.find(({ size }) => size === 'M') ?? {};
      const cm = measures.find(({ name }) => names.includes(name))?.cm;
      return cm === undefined ? [] : [{ product, cm, length: options(product, 'Length')[0] ?? '' }];
    });
    expect(measured.length).toBeGreaterThan(9);
    expect(lengths).toEqual(expect.arrayContaining(measured.map(({ length }) => length)));
    const wrong = measured.filter(({ cm, length }) =>
      measured.some(
        (other) => lengths.indexOf(other.length) > lengths.indexOf(length) && other.cm <= cm,
      ),
    );
    expect(wrong.map(({ product, cm, length }) => `${product.name}: ${cm}, ${length}`)).toEqual([]);
  });

  it('grows from size to size, and never shrinks', () => {
    for (const { name, measurements } of products) {
      for (const [index, { measures }] of measurements.entries()) {
        const smaller = measurements[index - 1]?.measures ?? [];
        for (const [place, { cm }] of smaller.entries()) {
          expect(measures[place]?.cm, name).toBeGreaterThanOrEqual(cm);
        }
      }
    }
  });

  it('shows products with others that exist, each once and never with themselves', () => {
    const ids = products.map(({ id }) => id);
    const shown = products.map(({ id, looksWith }) => [id, ...looksWith]);
    for (const list of [...shown, ...brand.stories.map((story) => story.productIds)]) {
      expect(ids).toEqual(expect.arrayContaining(list));
      expect(repeated(list)).toEqual([]);
    }
    expect(brand.stories.every((story) => story.productIds.length >= 4)).toBe(true);
  });

  it('shows no piece with one that would be worn in its place', () => {
    const places = [['Dress', 'Kaftan', 'Set'], ['Bag'], ['Scarf'], ['Coat', 'Abaya']];
    const placeOf = (product: DemoProduct) =>
      places.findIndex((kinds) => kinds.includes(options(product, 'Kind')[0] ?? ''));
    const clashing = products.flatMap((product) =>
      product.looksWith
        .map((id) => products.find((other) => other.id === id))
        .filter((other) => other && placeOf(other) !== -1 && placeOf(other) === placeOf(product))
        .map((other) => [product.name, other?.name]),
    );
    expect(clashing).toEqual([]);
  });

  it('shows a piece with every style that its text names, and that style with it', () => {
    const styleOf = new Map(products.map(({ id, style }) => [id, style]));
    const shows = ({ looksWith }: DemoProduct, style: string) =>
      looksWith.some((id) => styleOf.get(id) === style);
    const named = products.flatMap((product) => {
      const words = new Set<string>(text(product.description).match(/\p{L}+/gu));
      const others = products.filter(({ name }) => words.has(name.split(' ')[0] ?? ''));
      return [...new Set(others.map(({ style }) => style))]
        .filter((style) => style !== product.style)
        .map((style) => ({ product, style }));
    });
    expect(named.length).toBeGreaterThan(2);
    const missing = named.filter(
      ({ product, style }) =>
        !shows(product, style) ||
        !products.some((other) => other.style === style && shows(other, product.style)),
    );
    expect(missing.map(({ product, style }) => `${product.name}: ${style}`)).toEqual([]);
  });
});

describe('texts', () => {
  const html = products.flatMap((product) => [product.description, product.details]);

  it('use only the allowed elements, well formed', () => {
    for (const source of html) {
      const open: string[] = [];
      for (const [, closing, name = ''] of source.matchAll(/<(\/?)(\w+)>/g)) {
        if (closing) expect(open.pop(), source).toBe(name);
        else open.push(name);
        expect(['p', 'em', 'strong', 'ul', 'li', 'h3']).toContain(name);
      }
      expect(open, source).toEqual([]);
      expect(text(source)).not.toMatch(/[<>]/);
    }
  });

  it('are different for every product', () => {
    expect(repeated(products.map((product) => product.description))).toEqual([]);
    for (const { description } of products) expect(text(description).length).toBeGreaterThan(150);
  });

  it('contain no filler and no exclamation marks', () => {
    expect(JSON.stringify(demoShop)).not.toMatch(/lorem|!/i);
  });
});

describe('pictures', () => {
  const all: DemoPicture[] = [
    ...products.flatMap((product) => product.pictures),
    ...banners.map(({ image, alt }) => ({ file: image, alt })),
    ...brand.stories.flatMap(({ pictures }) =>
      pictures.map(({ image, alt }) => ({ file: image, alt })),
    ),
  ];
  const files = [
    ...all.map((picture) => picture.file),
    ...products.flatMap(({ sizeGuide }) => sizeGuide ?? []),
    ...banners.flatMap((banner) => [banner.imagePortrait, banner.imageRtl]),
    ...places.flatMap(({ image, imagePortrait }) => [image, imagePortrait]),
    ...brand.aboutUs.flatMap(({ image, imagePortrait }) => [image, imagePortrait ?? image]),
    ...brand.features.map((feature) => feature.image),
    ...brand.stories.map((story) => story.image),
    brand.settings.aboutUsBackgroundImage,
  ];

  it('exist below demo/media', () => {
    expect(files.filter((file) => !existsSync(inMedia(file)))).toEqual([]);
  });

  it('show every color from the front and in detail, and the first one also from other sides', () => {
    const shown = products.flatMap(({ name, pictures }) => {
      const colors = [...new Set(pictures.map(({ color }) => color))];
      return colors.map((color, index) => ({
        piece: [name, color].join(' '),
        isFirst: index === 0,
        views: pictures
          .filter((picture) => picture.color === color)
          .map(({ file }) => path.basename(file, '.jpg')),
      }));
    });
    const wants = ({ views, isFirst }: (typeof shown)[number]) =>
      views.includes('front') &&
      views.includes('detail') &&
      (!isFirst || views.some((view) => ['back', 'three'].includes(view)));
    expect(shown.filter((one) => !wants(one)).map(({ piece }) => piece)).toEqual([]);
  });

  it('belong to one product each, at least one to every product', () => {
    expect(products.filter((product) => product.pictures.length === 0)).toEqual([]);
    expect(repeated(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)))).toEqual(
      [],
    );
  });

  it('appear once for a visitor, on a wide screen and on a phone; a story’s card has its own', () => {
    const stories = brand.stories.flatMap(({ image, pictures }) => [
      image,
      ...pictures.map((picture) => picture.image),
    ]);
    const headers = places.filter(({ url }) => url.startsWith('/collections'));
    const wide = [
      ...[...banners, ...headers].map(({ image }) => image),
      ...places.map((own) => own.imagePortrait),
      ...brand.aboutUs.flatMap(({ image, imagePortrait }) => [image, imagePortrait ?? image]),
    ];
    const phone = [
      ...[...banners, ...headers].map(({ imagePortrait }) => imagePortrait),
      ...brand.aboutUs.map(({ image, imagePortrait }) => imagePortrait ?? image),
    ];
    expect(repeated([...wide, ...stories])).toEqual([]);
    expect(repeated(banners.flatMap(({ image, imageRtl }) => [image, imageRtl]))).toEqual([]);
    expect(repeated([...phone, ...stories])).toEqual([]);
  });

  it('have the aspect ratio of their slot, so that none is stretched and little is cropped', async () => {
    const shapes = [
      ...products.flatMap(({ pictures }) => pictures.map(({ file }) => [file, 3 / 4] as const)),
      ...banners.flatMap((banner) => [
        [banner.image, 16 / 9] as const,
        [banner.imageRtl, 16 / 9] as const,
        [banner.imagePortrait, 9 / 16] as const,
      ]),
      ...places.map(({ imagePortrait }) => [imagePortrait, 4 / 5] as const),
      ...brand.stories.flatMap(({ image, pictures }) => [
        [image, 16 / 9] as const,
        ...pictures.map((picture) => [picture.image, 1] as const),
      ]),
    ];
    const wrong = await Promise.all(
      shapes.map(async ([file, ratio]) => {
        const { width = 0, height = 1 } = await sharp(inMedia(file)).metadata();
        return width >= 1080 && Math.abs(width / height - ratio) < 0.005 ? [] : [file];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('have an alternative text, each a different one', () => {
    for (const picture of all) expect(picture.alt.length, picture.file).toBeGreaterThan(20);
    expect(repeated(all.map((picture) => picture.alt))).toEqual([]);
  });
});

describe('home and brand', () => {
  it('has four banners, two of which leave their button to the shop', () => {
    expect(banners.map((banner) => banner.url)).toEqual([
      '/collections/fw-24-25',
      '/collections/ss24',
      '/collections/ready-to-wear',
      '/contact',
    ]);
    expect(banners.filter((banner) => !banner.buttonText)).toHaveLength(2);
    expect(banners[3]?.buttonText).toBeUndefined();
  });

  it('has one about-us record, six wordmarks and three stories', () => {
    expect(brand.aboutUs).toHaveLength(1);
    expect(brand.features).toHaveLength(6);
    expect(brand.stories).toHaveLength(3);
  });
});

describe('the demo customer', () => {
  const { orders, addresses } = customer;

  it('has two addresses and orders in every status, in all three currencies', () => {
    expect(addresses).toHaveLength(2);
    expect(new Set(orders.map((order) => order.status))).toEqual(
      new Set([
        'pending',
        'processing',
        'shipped',
        'delivered',
        'completed',
        'cancelled',
        'refunded',
      ]),
    );
    expect(new Set(orders.map((order) => order.currency))).toEqual(new Set(currencies));
    for (const order of orders) expect(addresses[order.address]).toBeDefined();
  });

  it('ordered products that exist, in sizes and colors that they come in', () => {
    for (const line of orders.flatMap((order) => order.lines)) {
      const product = products.find(({ id }) => id === line.productId);
      if (!product) throw new Error(`No product ${line.productId}`);
      expect(labels(product), product.name).toContain(line.size);
      if (line.color) expect(options(product, 'Color'), product.name).toContain(line.color);
      expect(line.quantity).toBeGreaterThan(0);
    }
  });

  it('ordered nothing before it was on sale', () => {
    for (const { lines, events } of orders) {
      for (const { productId } of lines) {
        const product = products.find(({ id }) => id === productId);
        expect((product?.createdAt ?? '') < (events[0]?.at ?? ''), `product ${productId}`).toBe(
          true,
        );
      }
    }
  });

  it('waits for no card payment, since such an order would have expired', () => {
    const waits = orders.filter(
      (order) => order.paymentMethod === 'credit_card' && order.paymentStatus === 'unpaid',
    );
    expect(waits).toEqual([]);
  });

  it('has histories that begin pending, move forward and end in the order’s status', () => {
    for (const { status, events } of orders) {
      expect(events[0]?.status).toBe('pending');
      expect(events.at(-1)?.status).toBe(status);
      const times = events.map((event) => event.at);
      expect(times).toEqual([...times].sort());
      expect(repeated(events.map((event) => event.status))).toEqual([]);
    }
  });
});
