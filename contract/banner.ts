import Type, { type Static } from 'typebox';

import { envelope } from './envelope';
import { ShopText } from './shop-text';

const TextPlacementSchema = Type.Enum(['start', 'end', 'top', 'bottom', 'center']);
export type TextPlacement = Static<typeof TextPlacementSchema>;

/**
 * The first four are full-screen sections of the home page. Any further one is the picture of the
 * page that its `url` names, for a collection's header or a menu entry. The fields from
 * `image_portrait` on go beyond the specification.
 */
export const BannerSchema = Type.Object({
  id: Type.Optional(Type.Integer()),
  image: Type.String(),
  name: ShopText(),
  description: ShopText(),
  url: Type.String(),
  button_text: Type.Union([ShopText(), Type.Null()]),
  /** The composition for a portrait screen. */
  image_portrait: Type.Optional(Type.String()),
  alt: Type.Optional(ShopText()),
  /** Where each composition leaves room for text. */
  text_placement: Type.Optional(
    Type.Object({ landscape: TextPlacementSchema, portrait: TextPlacementSchema }),
  ),
  /** The text color that is readable on the picture. */
  text_tone: Type.Optional(Type.Enum(['light', 'dark'])),
});
export type Banner = Static<typeof BannerSchema>;

/** GET /banners */
export const BannersResponseSchema = envelope(Type.Array(BannerSchema));
export type BannersResponse = Static<typeof BannersResponseSchema>;
