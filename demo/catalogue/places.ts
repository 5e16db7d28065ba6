import type { DemoPlace } from './demo-shop-schema';

/** On a wide screen menu entries show the portrait, and collections' headers the other picture. */
export const places: DemoPlace[] = [
  {
    url: '/',
    name: 'Home',
    image: 'editorial/niche.jpg',
    imagePortrait: 'editorial/niche.jpg',
    alt: 'An ivory cape dress in a terracotta arch',
  },
  {
    url: '/collections',
    name: 'Collections',
    image: 'editorial/enfilade.jpg',
    imagePortrait: 'editorial/enfilade-portrait.jpg',
    alt: 'Doorways from chalk to dark red, one behind the other, an emerald kaftan within',
  },
  {
    url: '/collections/new-in',
    name: 'New In',
    image: 'editorial/onset.jpg',
    imagePortrait: 'editorial/onset-portrait.jpg',
    alt: 'A forest green coat over black pleats on camel paper, let down before a brick wall',
  },
  {
    url: '/collections/fw-24-25',
    name: 'FW 24/25',
    image: 'editorial/dusk.jpg',
    imagePortrait: 'editorial/dusk-portrait.jpg',
    alt: 'A garnet dress in the last sun on a wall of umber plaster',
  },
  {
    url: '/collections/ss24',
    name: 'SS24',
    image: 'editorial/terrace.jpg',
    imagePortrait: 'editorial/terrace-portrait.jpg',
    alt: 'A honey yellow dress on limewashed steps under a summer sky',
  },
  {
    url: '/collections/ready-to-wear',
    name: 'Ready-to-wear',
    image: 'editorial/wardrobe.jpg',
    imagePortrait: 'editorial/wardrobe-portrait.jpg',
    alt: 'A black abaya with gold braid in an open wardrobe of oak',
  },
  {
    url: '/collections/accessories',
    name: 'Accessories',
    image: 'editorial/alcoves.jpg',
    imagePortrait: 'editorial/alcoves-portrait.jpg',
    alt: 'A cognac leather bag in an arched niche with a green ground',
  },
  {
    url: '/about',
    name: 'About Us',
    image: 'editorial/fitting-portrait2.jpg',
    imagePortrait: 'editorial/fitting-portrait2.jpg',
    alt: 'A rose coat over brown pleats between two paper patterns on the wall',
  },
  {
    url: '/contact',
    name: 'Contact Us',
    image: 'stories/court-portrait.jpg',
    imagePortrait: 'stories/court-portrait.jpg',
    alt: 'A limewashed arch before a teal door, an agave in a pot on either side',
  },
  {
    url: '/login',
    name: 'Login',
    image: 'editorial/terrace-portrait3.jpg',
    imagePortrait: 'editorial/terrace-portrait3.jpg',
    alt: 'A kaftan with blue diamonds between a clay jar and an agave, before a limewashed wall',
  },
  {
    url: '/register',
    name: 'Register',
    image: 'editorial/terrace-portrait2.jpg',
    imagePortrait: 'editorial/terrace-portrait2.jpg',
    alt: 'A white blouse and a pleated sage green skirt on limewashed steps',
  },
];
