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
      imagePortrait: 'editorial/atelier-portrait.jpg',
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
      image: 'banners/rail.jpg',
      description:
        'In 2021 the house drew a small collection with a fast-fashion company: twelve pieces, one question, how far a good cut can travel.',
    },
    {
      image: 'editorial/niche.jpg',
      description:
        'Winner of Splash Emerging Talents- 2021. A modern modest collection, shown at Fashion Week 2021.',
    },
    {
      image: 'banners/drapes.jpg',
      description:
        'Best Casual Wear - 2021 At International Fashion Week, for clothes that are made to be lived in.',
    },
  ],
  settings: {
    aboutUsSignature: 'Selvage: from the edge inwards',
    aboutUsBackgroundImage: 'banners/silks.jpg',
  },
};
