import type { DemoProduct, DemoShop } from '../demo-shop-schema';

const textsOfProduct = (product: DemoProduct): (string | undefined)[] => [
  ...[product.name, product.description, product.details, product.fit],
  ...product.attributes.flatMap(({ name, options }) => [name, ...options]),
  ...product.measurements.flatMap(({ measures }) => measures.map(({ name }) => name)),
  ...product.pictures.map(({ alt }) => alt),
  ...product.sizes.map(({ label }) => label),
];

const textsOfBrand = ({ aboutUs, features, stories, settings }: DemoShop['brand']): string[] => [
  ...aboutUs.flatMap(({ title, description }) => [title, description]),
  ...features.map(({ name }) => name),
  ...stories.flatMap(({ description, pictures }) => [
    description,
    ...pictures.map(({ alt }) => alt),
  ]),
  ...[settings.aboutUsSignature, settings.siteName, settings.contact.location],
  ...settings.socialLinks.map(({ name }) => name),
  ...settings.seller.address,
];

/** `XS`, `M` and so on are the same in every language. */
const isLetterSize = (text: string) => /^X*[SML]$/.test(text);

/** Every text of a demo shop that visitors read and that a language can differ in, once each. */
export const textsOf = (shop: DemoShop): string[] => {
  const texts = [
    ...shop.categories.map(({ name }) => name),
    ...Object.entries(shop.colorFamilies).flat(2),
    ...shop.products.flatMap(textsOfProduct),
    ...shop.banners.flatMap(({ name, description, buttonText, alt }) => [
      ...[name, description, buttonText, alt],
    ]),
    ...shop.places.flatMap(({ name, alt }) => [name, alt]),
    ...textsOfBrand(shop.brand),
  ];
  return [...new Set(texts)]
    .filter((text) => text !== undefined)
    .filter((text) => !isLetterSize(text));
};
