import type { DemoShop } from '../../../demo/catalogue/demo-shop-schema';
import type { Transaction } from '../db/database';
import { aboutUs, banners, features, settings, stories, storyProducts } from '../db/schema';
import type { UrlOf } from './seed-catalogue';

/** Banners, those of the home page first, and the brand's texts. */
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
  await tx.insert(banners).values(
    shop.places.map(({ name, url, image, imagePortrait, alt }, index) => ({
      name,
      description: '',
      url,
      image: urlOf(image),
      imagePortrait: urlOf(imagePortrait),
      alt,
      position: shop.banners.length + index,
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
  const storyRows = await tx
    .insert(stories)
    .values(
      brand.stories.map(({ image, description, pictures }) => ({
        image: urlOf(image),
        description,
        pictures: pictures.map((picture) => ({ image: urlOf(picture.image), alt: picture.alt })),
      })),
    )
    .returning({ id: stories.id });
  await tx.insert(storyProducts).values(
    storyRows.flatMap(({ id: storyId }, index) =>
      (brand.stories[index]?.productIds ?? []).map((productId, position) => ({
        storyId,
        productId,
        position,
      })),
    ),
  );
  await tx.insert(settings).values({
    aboutUsSignature: brand.settings.aboutUsSignature,
    aboutUsBackgroundImage: urlOf(brand.settings.aboutUsBackgroundImage),
  });
};
