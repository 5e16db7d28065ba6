import Type, { type Static } from 'typebox';

import { maxLengths } from './constants';
import { EmailSchema } from './customer';
import { closedObject, EmptyEnvelopeSchema, envelope } from './envelope';
import { MoneySchema } from './money';
import { ShopText } from './shop-text';

export const AboutUsSchema = Type.Object({
  about_us: Type.Array(
    Type.Object({
      title: ShopText(),
      description: ShopText(),
      image: Type.String(),
      /** Beyond the specification: the composition for a portrait screen. */
      image_portrait: Type.Optional(Type.String()),
    }),
  ),
  features: Type.Array(
    Type.Object({
      id: Type.Integer(),
      image: Type.String(),
      /** Beyond the specification: the text of the wordmark. */
      name: Type.Optional(ShopText()),
    }),
  ),
  stories: Type.Array(
    Type.Object({
      id: Type.Integer(),
      image: Type.String(),
      description: ShopText(),
      /** Beyond the specification: the photographs of the story's page, in order. */
      pictures: Type.Optional(Type.Array(Type.Object({ image: Type.String(), alt: ShopText() }))),
      /** Beyond the specification: the products that it shows, in order. */
      product_ids: Type.Optional(Type.Array(Type.Integer())),
      /** Beyond the specification: the colors of its photographs; a product of one is shown in it. */
      colors: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
export type AboutUs = Static<typeof AboutUsSchema>;

/** GET /about-us */
export const AboutUsResponseSchema = envelope(AboutUsSchema);
export type AboutUsResponse = Static<typeof AboutUsResponseSchema>;

/** A house's page on a social network. */
export const SocialLinkSchema = Type.Object({ name: ShopText(), url: Type.String() });
export type SocialLink = Static<typeof SocialLinkSchema>;

export const SettingsSchema = Type.Object({
  about_us_signature: ShopText(),
  about_us_background_image: Type.String(),
  /** Beyond the specification: the shop's name, in its header, titles and mails. */
  site_name: Type.Optional(Type.String()),
  /** Beyond the specification: the footer's links, in their order. */
  social_links: Type.Optional(Type.Array(SocialLinkSchema)),
  /** Beyond the specification: what the shipping of an order costs. */
  shipping: Type.Optional(Type.Object({ USD: MoneySchema, EUR: MoneySchema, AED: MoneySchema })),
  /** Beyond the specification: where the house is reached. */
  contact: Type.Optional(
    Type.Object({
      email: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      location: Type.Optional(ShopText()),
    }),
  ),
  /** Beyond the specification: who sells, for invoices, and from which country (ISO 3166-1). */
  seller: Type.Optional(
    Type.Object({
      address: Type.Array(ShopText()),
      tax_number: Type.String(),
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', examples: ['AE'] })),
    }),
  ),
  /** Beyond the specification: where the shop's days begin and end, an IANA name. */
  time_zone: Type.Optional(Type.String()),
  /** Beyond the specification: the languages that the shop is offered in, where there are several. */
  languages: Type.Optional(Type.Array(Type.String())),
});
export type Settings = Static<typeof SettingsSchema>;

/** GET /settings: only the first record is used. */
export const SettingsResponseSchema = envelope(Type.Array(SettingsSchema));
export type SettingsResponse = Static<typeof SettingsResponseSchema>;

/** POST /contact-us */
export const ContactMessageSchema = closedObject({
  name: Type.String({ minLength: 1, maxLength: maxLengths.name, pattern: '\\S' }),
  email: EmailSchema,
  subject: Type.String({ minLength: 1, maxLength: maxLengths.subject, pattern: '\\S' }),
  message: Type.String({ minLength: 1, maxLength: maxLengths.message, pattern: '\\S' }),
  /** Beyond the specification: a hidden field, which only bots fill in. */
  website: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type ContactMessage = Static<typeof ContactMessageSchema>;
export const ContactResponseSchema = EmptyEnvelopeSchema;
