import type { DemoShop } from '../../../../demo/catalogue/demo-shop-schema';
import type { Transaction } from '../database';
import { aboutUs, banners, features, settings, stories } from '../schema';
import type { UrlOf } from './seed-catalogue';

/** Banners and the house's own texts. */
export const seedContent = async (tx: Transaction, shop: DemoShop, urlOf: UrlOf) => {
  await tx.insert(banners).values(
    shop.banners.map((banner, position) => ({
      name: banner.name,
      description: banner.description,
      url: banner.url,
      buttonText: banner.buttonText ?? null,
      image: urlOf(banner.image),
      imagePortrait: urlOf(banner.imagePortrait),
      alt: banner.alt,
      placementLandscape: banner.textPlacement.landscape,
      placementPortrait: banner.textPlacement.portrait,
      textTone: banner.textTone,
      position,
    })),
  );
  const { brand } = shop;
  await tx.insert(aboutUs).values(
    brand.aboutUs.map(({ title, description, image, imagePortrait }) => ({
      title,
      description,
      image: urlOf(image),
      imagePortrait: imagePortrait ? urlOf(imagePortrait) : null,
    })),
  );
  await tx
    .insert(features)
    .values(brand.features.map(({ image, name }) => ({ image: urlOf(image), name })));
  await tx
    .insert(stories)
    .values(brand.stories.map(({ image, description }) => ({ image: urlOf(image), description })));
  await tx.insert(settings).values({
    aboutUsSignature: brand.settings.aboutUsSignature,
    aboutUsBackgroundImage: urlOf(brand.settings.aboutUsBackgroundImage),
  });
};
