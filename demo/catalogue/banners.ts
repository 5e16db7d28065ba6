import type { DemoBanner } from './demo-shop-schema';

export const banners: DemoBanner[] = [
  {
    name: 'FW 24/25',
    description: 'Silk satin, gold braid and wool in warm, muted colors.',
    url: '/collections/fw-24-25',
    buttonText: 'Discover the collection',
    image: 'banners/arches.jpg',
    imagePortrait: 'banners/arches-tall.jpg',
    alt: 'A ruby kaftan and an oat abaya under warm plaster arches',
    textPlacement: { landscape: 'start', portrait: 'top' },
    textTone: 'light',
  },
  {
    name: 'SS24',
    description: 'Dresses and kaftans that weigh very little. Powder, rose, honey, ivory.',
    url: '/collections/ss24',
    image: 'banners/drapes.jpg',
    imagePortrait: 'banners/drapes-tall.jpg',
    alt: 'A rose cape dress and a powder blue dress in front of a sheer white curtain',
    textPlacement: { landscape: 'end', portrait: 'top' },
    textTone: 'dark',
  },
  {
    name: 'Ready-to-wear',
    description: 'Abayas, coats and dresses, made in small numbers and ready to leave the atelier.',
    url: '/collections/ready-to-wear',
    buttonText: 'Shop ready-to-wear',
    image: 'banners/rail.jpg',
    imagePortrait: 'banners/rack.jpg',
    alt: 'Dresses, abayas and coats on a brass rail against a sunlit wall',
    textPlacement: { landscape: 'start', portrait: 'top' },
    textTone: 'dark',
  },
  {
    name: 'The atelier answers',
    description:
      'A question about a size, a color or an order: write to us, and a person replies.',
    url: '/contact',
    image: 'banners/silks.jpg',
    imagePortrait: 'banners/silks-tall.jpg',
    alt: 'Printed silk scarves in the air above leather bags on plinths',
    textPlacement: { landscape: 'start', portrait: 'top' },
    textTone: 'dark',
  },
];
