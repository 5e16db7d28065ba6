import { dressesId, fw2425Id } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, type Style } from '../style';

const granat: Style = {
  code: 'DR-01',
  name: 'Granat Dress',
  categoryId: dressesId,
  collection: fw2425Id,
  kind: 'Dress',
  fabrics: ['Wool', 'Crêpe'],
  length: 'Floor',
  occasions: ['Office', 'Everyday'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Belt', options: ['Calf leather, removable'] }],
  description: (color) => `
    <p>A winter day dress in dry wool crêpe: a plain round neck, a fitted sleeve that stops short of the
    wrist, and a skirt gathered into the waist seam by hand, all around.</p>
    <p>${color}</p>
    <p>The belt is calf leather with a squared brass buckle, and slides through two thread loops that
    can be cut away without a trace. Among the house’s dresses it is the one for <em>the office at
    nine and the table at eight</em>.</p>`,
  details: {
    composition: 'Shell: 100% virgin wool crêpe. Bodice lining: 100% cupro. Belt: calf leather.',
    care: ['Dry clean', 'Air overnight between wearings', 'Warm iron under a damp cloth'],
    measurements: ['Length from the shoulder, size M: 140 cm', 'Belt: 3 cm wide, five holes'],
    note: 'The form is 176 cm tall and wears a size S. Fitted above the waist; between sizes take the larger.',
  },
};

const layal: Style = {
  code: 'DR-02',
  name: 'Layal Dress',
  categoryId: dressesId,
  collection: fw2425Id,
  kind: 'Dress',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Evening', 'Wedding guest'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Sleeve', options: ['Elbow, gathered cuff'] }],
  description: (color) => `
    <p>Layal means nights. A shallow V, a seam under the bust, and from there a long fall of silk
    satin with nothing to interrupt it. The sleeve ends just below the elbow in a narrow gathered cuff
    with a frill of its own cloth.</p>
    <p>${color}</p>
    <p>It closes at the side with a concealed zip, and has pockets in both side seams.</p>`,
  details: {
    composition: 'Shell: 100% silk satin, 19 momme. Bodice lining: 100% silk habotai.',
    care: ['Dry clean', 'Cool iron on the reverse', 'Hang; do not fold along the seam'],
    measurements: ['Length from the shoulder, size M: 143 cm', 'Hem, size M: 320 cm around'],
    note: 'The form is 176 cm tall and wears a size S. Easy through the waist; true to size at the bust.',
  },
};

const safiya: Style = {
  code: 'DR-03',
  name: 'Safiya Bishop-sleeve Dress',
  categoryId: dressesId,
  collection: fw2425Id,
  kind: 'Dress',
  fabrics: ['Crêpe'],
  length: 'Floor',
  occasions: ['Evening', 'Office'],
  sizeGuide: sizeCharts.dresses,
  attributes: [
    { name: 'Sleeve', options: ['Bishop'] },
    { name: 'Belt', options: ['Gilded metal'] },
  ],
  description: (color) => `
    <p>The interest of the Safiya dress is in the forearm: a bishop sleeve, set smoothly at the
    shoulder, that fills toward the wrist and is caught above it by a narrow elastic. The neck is
    round and shallow, from collar bone to collar bone.</p>
    <p>${color}</p>
    <p>A thin gilded belt marks the waist. The skirt falls from it in fine gathers, and swings
    a moment longer than you do.</p>`,
  details: {
    composition: 'Shell: 100% polyester crêpe, woven in Japan. Belt: gilded brass.',
    care: ['Hand wash cold or dry clean', 'Hang to dry', 'Cool iron; the crêpe needs little'],
    measurements: [
      'Length from the shoulder, size M: 139 cm',
      'Sleeve from the shoulder, size M: 60 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. True to size.',
  },
};

const mira: Style = {
  code: 'DR-04',
  name: 'Mira Wrap Dress',
  categoryId: dressesId,
  collection: fw2425Id,
  kind: 'Dress',
  fabrics: ['Silk', 'Crêpe'],
  length: 'Floor',
  occasions: ['Evening', 'Wedding guest'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Inner top', options: ['Included'] }],
  description: (color) => `
    <p>A wrap dress that does not need to be held closed. The front crosses at the waist and is caught
    by a press stud on the inside; a flat stitched sash in a darker shade goes over it. Underneath, and
    included, is a fine top with a high neck, so the V may be as deep as it is.</p>
    <p>${color}</p>
    <p>Silk crêpe de Chine has a pebbled surface that forgives a suitcase. Roll it, do not fold it, and
    hang it in the steam of a bath.</p>`,
  details: {
    composition: 'Dress and sash: 100% silk crêpe de Chine, 18 momme. Top: 92% modal, 8% elastane.',
    care: ['Hand wash cold, on its own', 'Dry in the shade', 'Cool iron on the reverse'],
    measurements: ['Length from the shoulder, size M: 150 cm', 'Sash: 4.6 cm wide'],
    note: 'The form is 176 cm tall and wears a size S. Adjusts by about a size at the waist.',
  },
};

const dana: Style = {
  code: 'DR-05',
  name: 'Dana Capelet Gown',
  categoryId: dressesId,
  collection: fw2425Id,
  kind: 'Dress',
  fabrics: ['Crêpe'],
  length: 'Floor',
  occasions: ['Evening', 'Ceremony'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Trim', options: ['Gold braid'] }],
  description: (color) => `
    <p>Two garments that are always worn together. The gown is sleeveless, gathered at the waist and
    cut to the floor; the capelet lies over it to the hip, open at the front, with an edge of gold
    braid along the opening and the arm.</p>
    <p>${color}</p>
    <p>The capelet fastens with a single hook at the throat and covers the arms past the elbow. When you
    reach for a glass it lifts, and when you put it down it falls where it was: the weight is in the
    <strong>hem, which is doubled</strong> for the purpose.</p>
    <p>Made to be danced in, once the speeches are over.</p>`,
  details: {
    composition:
      'Gown and capelet: 78% triacetate, 22% polyester crêpe. Lining: 100% cupro. Braid: viscose and metallized thread.',
    care: ['Dry clean, both pieces together', 'Steam on the reverse, never on the braid'],
    measurements: [
      'Gown from the shoulder, size M: 140 cm',
      'Capelet from the shoulder, size M: 60 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The gown is fitted; the capelet is not.',
  },
};

export const winterDresses = [
  product(granat, {
    id: 14,
    number: 1,
    colors: ['Garnet'],
    colorText:
      'Garnet, for which it is named, with a belt of very dark brown: a red that reads as a neutral beside grey.',
    prices: prices(780),
    sizes: five(4, 6, 7, 5, 3),
    pictures: [
      picture(
        'granat-dress-garnet/front',
        'Granat dress in garnet wool crêpe, front: round neck, fitted sleeves to above the wrist, dark leather belt with a square buckle',
      ),
      picture(
        'granat-dress-garnet/back',
        'Granat dress in garnet from behind: a smooth back with narrow sleeves, the dark leather belt and a skirt gathered all around',
      ),
      picture(
        'granat-dress-garnet/detail',
        'Granat dress in garnet, very close: the grain of the wool crêpe above a dark leather belt with a brass buckle, small gathers below',
      ),
    ],
    createdAt: '2024-10-07T08:00:00Z',
  }),
  product(granat, {
    id: 15,
    number: 2,
    colors: ['Black'],
    colorText:
      'In black the dress becomes its outline, and the chestnut belt is the only thing on it that shines.',
    prices: prices(780),
    sizes: five(2, 3, 0, 6, 4),
    pictures: [
      picture(
        'granat-dress-black/front',
        'Granat dress in black wool crêpe, front: round neck, fitted sleeves to above the wrist, chestnut belt with a square buckle',
      ),
      picture(
        'granat-dress-black/back',
        'Granat dress in black from behind: a smooth back with narrow sleeves, the brown leather belt and a skirt gathered all around',
      ),
      picture(
        'granat-dress-black/detail',
        'Granat dress in black, very close: the leather belt and its brass buckle, fine crêpe gathered below it',
      ),
    ],
    createdAt: '2024-10-07T08:05:00Z',
  }),
  product(granat, {
    id: 16,
    number: 3,
    colors: ['Petrol'],
    colorText: 'Petrol is blue in the morning and green by lamplight; the belt is chestnut.',
    prices: prices(780),
    sizes: five(3, 5, 5, 4, 2),
    pictures: [
      picture(
        'granat-dress-petrol/front',
        'Granat dress in petrol wool crêpe, front: round neck, fitted sleeves to above the wrist, chestnut leather belt with a square buckle',
      ),
      picture(
        'granat-dress-petrol/back',
        'Granat dress in petrol from behind: a smooth back with narrow sleeves, the leather belt and a skirt gathered all around',
      ),
      picture(
        'granat-dress-petrol/detail',
        'Granat dress in petrol, very close: the grain of the wool crêpe above a grained leather belt with a brass buckle, small gathers below',
      ),
    ],
    createdAt: '2025-01-08T08:00:00Z',
  }),
  product(layal, {
    id: 17,
    number: 1,
    colors: ['Midnight'],
    colorText: 'Midnight is a slate blue in the day, and goes dark with the room.',
    prices: prices(940),
    sizes: five(3, 4, 5, 3, 1),
    pictures: [
      picture(
        'layal-dress-midnight/front',
        'Layal dress in midnight silk satin, front: V neck, gathers below the bust, sleeves with a frilled cuff',
      ),
      picture(
        'layal-dress-midnight/back',
        'Layal dress in midnight from behind: a smooth satin bodice, a seam below the bust and a long gathered skirt',
      ),
      picture(
        'layal-dress-midnight/detail',
        'Layal dress in midnight, very close: deep gathers of satin falling from the seam of a smooth bodice',
      ),
    ],
    createdAt: '2024-11-18T08:00:00Z',
  }),
  product(layal, {
    id: 18,
    number: 2,
    colors: ['Mulberry'],
    colorText:
      'Mulberry stains the fingers; here it stains seven meters of silk, and glows a little at the seam.',
    prices: reduced(940, 30),
    discount: 30,
    sizes: five(2, 4, 3, 1, 0),
    pictures: [
      picture(
        'layal-dress-mulberry/front',
        'Layal dress in mulberry silk satin, front: V neck, gathers below the bust, sleeves with a frilled cuff',
      ),
      picture(
        'layal-dress-mulberry/back',
        'Layal dress in mulberry from behind: a smooth satin bodice, a seam below the bust and a long gathered skirt',
      ),
      picture(
        'layal-dress-mulberry/detail',
        'Layal dress in mulberry, very close: deep gathers of satin falling from the seam of a smooth bodice',
      ),
    ],
    createdAt: '2024-09-19T08:00:00Z',
  }),
  product(safiya, {
    id: 19,
    number: 1,
    colors: ['Forest'],
    colorText: 'This is the forest version, a green so deep that it takes the place of black.',
    prices: prices(690),
    sizes: five(6, 8, 8, 6, 4),
    pictures: [
      picture(
        'safiya-dress-forest/front',
        'Safiya dress in forest crêpe, front: shallow round neck, bishop sleeves, a thin gilded belt',
      ),
      picture(
        'safiya-dress-forest/back',
        'Safiya dress in forest from behind: a smooth crêpe back, bishop sleeves caught above the wrist, a thin gilded belt',
      ),
      picture(
        'safiya-dress-forest/detail',
        'Safiya dress in forest, very close: the brushed gilded belt at the waist, fine gathers falling from it',
      ),
    ],
    createdAt: '2024-09-30T08:00:00Z',
  }),
  product(safiya, {
    id: 20,
    number: 2,
    colors: ['Rust'],
    colorText:
      'Rust is the color of a garden gate in November, and it makes the gilded belt look paler.',
    prices: prices(690),
    sizes: five(1, 4, 6, 3, 2),
    pictures: [
      picture(
        'safiya-dress-rust/front',
        'Safiya dress in rust crêpe, front: shallow round neck, bishop sleeves, a thin gilded belt',
      ),
      picture(
        'safiya-dress-rust/back',
        'Safiya dress in rust from behind: a smooth crêpe back, bishop sleeves caught above the wrist, a thin gilded belt',
      ),
      picture(
        'safiya-dress-rust/detail',
        'Safiya dress in rust, very close: the brushed gilded belt at the waist, fine gathers falling from it',
      ),
    ],
    createdAt: '2024-10-17T08:00:00Z',
  }),
  product(mira, {
    id: 21,
    number: 1,
    colors: ['Cinnamon'],
    colorText:
      'Cinnamon keeps the warmth of the spice and none of its sweetness; the sash is rust.',
    prices: prices(720),
    sizes: five(3, 5, 2, 4, 2),
    pictures: [
      picture(
        'mira-dress-cinnamon/front',
        'Mira wrap dress in cinnamon silk, front: deep V over a high-necked top, a flat stitched sash at the waist',
      ),
      picture(
        'mira-dress-cinnamon/back',
        'Mira dress in cinnamon from behind: a plain back, the sash of darker silk, the skirt falling straight to the floor',
      ),
      picture(
        'mira-dress-cinnamon/detail',
        'Mira wrap dress in cinnamon, very close: the stitched sash, and the crossed front falling from it, its edges bound in a darker tone',
      ),
    ],
    createdAt: '2024-10-14T08:00:00Z',
  }),
  product(mira, {
    id: 22,
    number: 2,
    colors: ['Deep Teal'],
    colorText: 'In deep teal the top and the sash are a shade nearer to ink.',
    prices: reduced(720, 15),
    discount: 15,
    sizes: five(4, 4, 3, 0, 2),
    pictures: [
      picture(
        'mira-dress-teal/front',
        'Mira wrap dress in deep teal silk, front: deep V over a high-necked top, a flat stitched sash at the waist',
      ),
      picture(
        'mira-dress-teal/back',
        'Mira dress in deep teal from behind: a plain back, the sash of darker silk, the skirt falling straight to the floor',
      ),
      picture(
        'mira-dress-teal/detail',
        'Mira wrap dress in deep teal, very close: the stitched sash, and the crossed front falling from it, its edges bound in a darker tone',
      ),
    ],
    createdAt: '2024-10-24T08:00:00Z',
  }),
  product(dana, {
    id: 23,
    number: 1,
    colors: ['Aubergine'],
    colorText:
      'In aubergine, a purple that has gone almost to brown, the gold is warm and the folds are black.',
    prices: prices(1650),
    sizes: five(1, 3, 3, 2, 1),
    pictures: [
      picture(
        'dana-gown-aubergine/front',
        'Dana gown in aubergine, front: a hip-length capelet edged in gold braid over a floor-length gathered gown',
      ),
      picture(
        'dana-gown-aubergine/back',
        'Dana gown in aubergine from behind: the capelet falls in soft folds to the hip and lower at the sides, gold braid at the sleeves',
      ),
      picture(
        'dana-gown-aubergine/detail',
        'Dana gown in aubergine, very close: two bands of gold braid in small lozenges meet down the front of the crêpe capelet',
      ),
    ],
    createdAt: '2024-12-09T08:00:00Z',
  }),
  product(dana, {
    id: 24,
    number: 2,
    colors: ['Petrol'],
    colorText:
      'Petrol, in a hall with candles, is neither blue nor green, and the braid draws its outline.',
    prices: prices(1650),
    sizes: five(2, 2, 1, 3, 0),
    pictures: [
      picture(
        'dana-gown-petrol/front',
        'Dana gown in petrol, front: a hip-length capelet edged in gold braid over a floor-length gathered gown',
      ),
      picture(
        'dana-gown-petrol/back',
        'Dana gown in petrol from behind: the capelet falls in soft folds to the hip and lower at the sides, gold braid at the neck and sleeves',
      ),
      picture(
        'dana-gown-petrol/detail',
        'Dana gown in petrol, very close: two bands of gold braid in small lozenges meet down the front of the crêpe capelet',
      ),
    ],
    createdAt: '2025-02-10T08:00:00Z',
  }),
];
