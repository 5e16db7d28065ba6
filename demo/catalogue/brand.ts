import type { DemoBrand } from './demo-shop-schema';

const welcome = `
Selvage is the edge of a woven cloth, the part that holds it together and that most garments cut away. We took it for a name because we like to begin there: with the cloth, its weight, its two faces, and what it does when it is left alone.

The house makes abayas, kaftans, dresses and coats for women who prefer to be remembered for themselves. Each cut is drafted on paper, sewn once in cotton, worn for a week by someone in the atelier, and corrected before it is made in silk or wool. We show two collections a year and repeat what is good.

Our cloth comes from mills that we visit: silk satin and twill from Como, crêpe from Japan, wool from Biella, voile and linen from two families of weavers. Braid is laid by hand. Hems are deep enough to let down, and spare buttons are sewn where you will find them.

There are many ways to dress modestly, and none of them needs explaining. We only think that it should be well cut.
`;

export const brand: DemoBrand = {
  aboutUs: [
    {
      title: 'Begin with the cloth',
      description: welcome.trim(),
      image: 'editorial/atelier.jpg',
      imagePortrait: 'editorial/fitting.jpg',
    },
  ],
  features: [
    { image: 'features/bias-and-grain.png', name: 'Bias & Grain' },
    { image: 'features/maison-levante.png', name: 'Maison Levante' },
    { image: 'features/the-hem.png', name: 'The Hem Quarterly' },
    { image: 'features/qamar.png', name: 'Qamar Review' },
    { image: 'features/nordfold.png', name: 'Nordfold' },
    { image: 'features/loom.png', name: 'Loom & Ledger' },
  ],
  stories: [
    {
      image: 'stories/loft.jpg',
      description:
        'In 2021 the house drew a small collection with a fast-fashion company: twelve pieces, one question, how far a good cut can travel.',
      productIds: [47, 37, 16, 54],
      colors: [],
      pictures: [
        {
          image: 'stories/loft-square1.jpg',
          alt: 'A camel coat, a black blouse over black pleats and a petrol dress in a white workshop, paper patterns on the wall',
        },
        {
          image: 'stories/loft-square2.jpg',
          alt: 'The camel coat beside a black blouse over black pleats, a narrow gold belt between them',
        },
        {
          image: 'stories/loft-square3.jpg',
          alt: 'The camel coat from near, dark buttons down its front',
        },
        {
          image: 'stories/loft-square4.jpg',
          alt: 'Bolts of wool, linen and crêpe on the cutting table',
        },
        {
          image: 'stories/loft-square5.jpg',
          alt: 'Paper patterns pinned to white brick above a table with bolts of cloth',
        },
        {
          image: 'stories/loft-square6.jpg',
          alt: 'The petrol dress with its leather belt, the black blouse before it, the cutting table behind',
        },
        {
          image: 'stories/loft-square7.jpg',
          alt: 'An ivory jacket with black edges and gold buttons over black pleats',
        },
        {
          image: 'stories/loft-square8.jpg',
          alt: 'Four bolts of cloth, upright against the brick beside the cutting table',
        },
      ],
    },
    {
      image: 'stories/runway.jpg',
      description:
        'Winner of Splash Emerging Talents- 2021. A modern modest collection, shown at Fashion Week 2021.',
      productIds: [24, 9, 25, 12, 2, 1],
      colors: ['Champagne', 'Oat'],
      pictures: [
        {
          image: 'stories/runway-square1.jpg',
          alt: 'A petrol gown, a champagne dress and a plum abaya on one side, a ruby kaftan on the other, in a dark hall before a red wall',
        },
        {
          image: 'stories/runway-square2.jpg',
          alt: 'The petrol gown on its stand, gold braid down the front of its cape',
        },
        {
          image: 'stories/runway-square3.jpg',
          alt: 'The ruby kaftan from near, gold braid along its neck and its wide sleeves',
        },
        {
          image: 'stories/runway-square4.jpg',
          alt: 'The champagne dress from near, gathered below the bust, in the light of the hall',
        },
        {
          image: 'stories/runway-square5.jpg',
          alt: 'Six looks from behind, between two rows of empty benches',
        },
        {
          image: 'stories/runway-square6.jpg',
          alt: 'The deep hem of the petrol gown over the dark floor',
        },
        {
          image: 'stories/runway-square7.jpg',
          alt: 'The bronze kaftan from near, gold braid at its neck and cuffs',
        },
        {
          image: 'stories/runway-square8.jpg',
          alt: 'A champagne dress, a plum abaya and a ruby kaftan, seen from low down before the red wall',
        },
      ],
    },
    {
      image: 'stories/court.jpg',
      description:
        'Best Casual Wear - 2021 At International Fashion Week, for clothes that are made to be lived in.',
      productIds: [34, 35, 21, 66],
      colors: ['Ochre'],
      pictures: [
        {
          image: 'stories/court-square1.jpg',
          alt: 'A celadon cape dress, an ivory blouse with an ochre skirt and a cinnamon wrap dress before a limewashed wall under the shadow of palms',
        },
        {
          image: 'stories/court-square2.jpg',
          alt: 'The cinnamon wrap dress to the waist, its belt tied at the narrowest place',
        },
        {
          image: 'stories/court-square3.jpg',
          alt: 'A tan tote beside an oil jar on a limewashed bench',
        },
        {
          image: 'stories/court-square4.jpg',
          alt: 'The ochre pleats of a skirt, a brown belt over an ivory blouse',
        },
      ],
    },
  ],
  settings: {
    aboutUsSignature: 'Selvage: from the edge inwards',
    aboutUsBackgroundImage: 'banners/silks.jpg',
    siteName: 'Selvage',
    socialLinks: [
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'Pinterest', url: 'https://www.pinterest.com/' },
      { name: 'TikTok', url: 'https://www.tiktok.com/' },
    ],
    shipping: { USD: 1907, EUR: 1750, AED: 7000 },
    seller: {
      address: ['Selvage Fashion LLC', 'Atelier 12, Al Quoz 1', 'Dubai, United Arab Emirates'],
      taxNumber: '100 234 567 800 003',
      country: 'AE',
    },
    contact: {
      email: 'atelier@selvage.test',
      phone: '+971 4 555 0142',
      location: 'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates',
    },
  },
};
