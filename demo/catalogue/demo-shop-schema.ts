/**
 * The shape of the demo shop: everything that a fresh database is filled with.
 * Plain data, so that a house can replace it file by file.
 */

/** Integer minor units (cents, fils) per currency. */
export interface DemoPrices {
  USD: number;
  EUR: number;
  AED: number;
}

/** A master picture below `demo/media`. `color` names the color option that the picture shows. */
export interface DemoPicture {
  file: string;
  alt: string;
  color?: string;
}

export interface DemoSize {
  label: string;
  /** Pieces in stock; 0 is sold out. */
  stock: number;
  isDefault?: boolean;
}

/** The garment itself in one of its sizes, in centimeters. */
export interface DemoGarmentMeasures {
  size: string;
  measures: { name: string; cm: number }[];
}

export interface DemoProduct {
  id: number;
  sku: string;
  /** Products of one style are its colors. */
  style: string;
  name: string;
  /** HTML, shown on the product page. */
  description: string;
  /** HTML, shown in the "View Details" panel: composition, care, measurements, model's note. */
  details: string;
  /** The product's own category (breadcrumb, similar items). */
  categoryId: number;
  /** Every category that lists the product, its own included. */
  listedIn: number[];
  /** What a shopper pays now, the discount already taken off. */
  prices: DemoPrices;
  /** 0 without a discount; else the original price is price / (1 - discount / 100). */
  discountPercentage: number;
  pictures: DemoPicture[];
  sizes: DemoSize[];
  attributes: { name: string; options: string[] }[];
  /** Size chart picture below `demo/media`. */
  sizeGuide?: string;
  /** How it fits, in a line. */
  fit?: string;
  measurements: DemoGarmentMeasures[];
  /** The ids of the pieces that its pictures or texts show with it. */
  looksWith: number[];
  /** ISO 8601; decides what is newest. */
  createdAt: string;
}

export interface DemoCategory {
  id: number;
  name: string;
  slug: string;
  /** The ids of the products that it begins with, in the house's order; the newest follow. */
  featured?: number[];
}

/** A full-screen section of the home page, composed for a wide and for a tall screen. */
export interface DemoBanner {
  name: string;
  description: string;
  url: string;
  /** Absent: the shop's default label. */
  buttonText?: string;
  image: string;
  imagePortrait: string;
  /** The wide composition with its room on the other side, for right-to-left text. */
  imageRtl: string;
  alt: string;
  /** Where the picture leaves room for text, per composition. */
  textPlacement: { landscape: DemoTextPlacement; portrait: DemoTextPlacement };
  /** The text color that is readable on the picture. */
  textTone: 'light' | 'dark';
}

/** The picture of a page of the shop: in its menu entry, its header, or beside its form. */
export interface DemoPlace {
  /** The URL of the page. */
  url: string;
  name: string;
  image: string;
  imagePortrait: string;
  alt: string;
}

export type DemoTextPlacement = 'start' | 'end' | 'top' | 'bottom' | 'center';

export interface DemoBrand {
  aboutUs: { title: string; description: string; image: string; imagePortrait?: string }[];
  /** Wordmarks of the (invented) magazines under "Featured On". */
  features: { image: string; name: string }[];
  /** `pictures` are those of the story's own page, in order. */
  stories: {
    image: string;
    description: string;
    pictures: { image: string; alt: string }[];
    /** The products that it shows, in order. */
    productIds: number[];
    /** The colors that its pictures show; a product that has one of them is shown in it. */
    colors: string[];
  }[];
  settings: {
    aboutUsSignature: string;
    aboutUsBackgroundImage: string;
    siteName: string;
    socialLinks: { name: string; url: string }[];
    /** What the shipping of an order costs. */
    shipping: DemoPrices;
    contact: { email: string; phone: string; location: string };
    /** Who sells, on invoices; the lines of the address, and the country's code. */
    seller: { address: string[]; taxNumber: string; country: string };
  };
}

export interface DemoAddress {
  firstName: string;
  lastName: string;
  address: string;
  apartment?: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

export interface DemoOrder {
  status: string;
  paymentMethod: 'credit_card' | 'cash_on_delivery';
  paymentStatus: 'unpaid' | 'paid' | 'refunded';
  currency: 'USD' | 'EUR' | 'AED';
  phone: string;
  /** Index into the customer's addresses. */
  address: number;
  lines: { productId: number; size: string; color?: string; quantity: number }[];
  /** ISO 8601; the first is when the order was placed. */
  events: { status: string; at: string }[];
}

export interface DemoCustomer {
  name: string;
  email: string;
  password: string;
  currency: 'USD' | 'EUR' | 'AED';
  /** The day, in UTC, as of which the orders have their dates; the seed moves them to its own day. */
  asOf: string;
  addresses: DemoAddress[];
  orders: DemoOrder[];
}

export interface DemoShop {
  /** Where its business days begin and end, an IANA name. */
  timeZone: string;
  categories: DemoCategory[];
  /** The families of each color option, by which shoppers look for colors. */
  colorFamilies: Record<string, [string, ...string[]]>;
  products: DemoProduct[];
  banners: DemoBanner[];
  places: DemoPlace[];
  brand: DemoBrand;
  customer: DemoCustomer;
}
