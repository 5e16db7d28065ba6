import { dressesId, ss24Id } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, type Style } from '../style';

const lina: Style = {
  code: 'DR-06',
  name: 'Lina Empire Dress',
  categoryId: dressesId,
  collection: ss24Id,
  kind: 'Dress',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Wedding guest', 'Garden'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Sleeve', options: ['Long, flared'] }],
  description: (color) => `
    <p>An empire line, and a simple one: a wide round neck, a smooth yoke, and below it the whole skirt
    in fine gathers from just under the bust to the floor. The sleeve is slim at the shoulder and
    widens to the wrist.</p>
    <p>The satin is turned so that its <em>dull side</em> faces out at the yoke and its bright side
    below, a difference you notice only when the dress moves.</p>
    <p>${color}</p>
    <p>There is a lining to the knee. Below it the silk is single, and light comes through it.</p>
    <ul>
      <li>Closes at the back with a concealed zip</li>
      <li>Bra carriers sewn at the shoulder</li>
      <li>Hem allowance of 5 cm</li>
    </ul>`,
  details: {
    composition: 'Shell: 100% silk satin, 16 momme. Lining: 100% silk habotai.',
    care: ['Dry clean', 'Cool iron on the reverse', 'Avoid water; silk satin marks'],
    measurements: ['Length from the shoulder, size M: 144 cm', 'Yoke, size M: 92 cm around'],
    note: 'The form is 176 cm tall and wears a size S. Free below the bust; choose by the yoke.',
  },
};

const dalia: Style = {
  code: 'DR-07',
  name: 'Dalia Tiered Dress',
  categoryId: dressesId,
  collection: ss24Id,
  kind: 'Dress',
  fabrics: ['Cotton'],
  length: 'Floor',
  occasions: ['Garden', 'Everyday'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Print', options: ['Sprig'] }],
  description: (color) => `
    <p>Three tiers of cotton voile, each half as wide again as the one above it, under a plain bodice
    with a round neck. The sleeve is full and ends below the elbow in a gathered cuff.</p>
    <p>${color}</p>
    <p>The print is a <strong>sprig with one flower</strong>, scattered among dots so that no row
    can be found. Voile is as light as a cotton can be and still keep a seam; one of our few dresses
    that ask for a cotton slip, and come with it.</p>`,
  details: {
    composition: 'Shell: 100% cotton voile. Slip: 100% cotton batiste.',
    care: ['Machine wash at 30 °C, gentle', 'Dry on a line', 'Warm iron while damp'],
    measurements: [
      'Length from the shoulder, size M: 141 cm',
      'Lowest tier, size M: 390 cm around',
    ],
    note: 'The form is 176 cm tall and wears a size S. True to size, with room at the waist.',
  },
};

const maya: Style = {
  code: 'DR-08',
  name: 'Maya Smock Dress',
  categoryId: dressesId,
  collection: ss24Id,
  kind: 'Dress',
  fabrics: ['Linen'],
  length: 'Floor',
  occasions: ['Everyday', 'Garden'],
  sizeGuide: sizeCharts.dresses,
  description: (color) => `
    <p>A smock in linen that has been washed three times before it is cut, so that it arrives soft and
    will not shrink. Notched neck, elbow sleeves, a high seam and two long tiers.</p>
    <p>${color}</p>
    <p>Linen creases. We like it, and so will you by the second summer.</p>`,
  details: {
    composition: 'Shell: 100% European flax linen, 180 g/m².',
    care: ['Machine wash at 40 °C', 'Dry on a line', 'Iron only if you must'],
    measurements: [
      'Length from the shoulder, size M: 143 cm',
      'Bust of the garment, size M: 108 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. Cut loosely; you may take a size down.',
  },
};

const salma: Style = {
  code: 'DR-09',
  name: 'Salma Flutter Dress',
  categoryId: dressesId,
  collection: ss24Id,
  kind: 'Dress',
  fabrics: ['Silk', 'Crêpe'],
  length: 'Floor',
  occasions: ['Garden', 'Everyday'],
  sizeGuide: sizeCharts.dresses,
  attributes: [{ name: 'Print', options: ['Dot'] }],
  description: (color) => `
    <p>A dress for a long lunch. The sleeve of the Salma is cut on the circle and stops at the elbow,
    where it flutters; the neck is a V, the waist a little high, the skirt gathered and long.</p>
    <p>${color} The dots are hand-drawn, and no two in the repeat are quite the same size.</p>
    <p>Lined to the ankle in silk of the same weight, with a side zip and <em>one pocket</em>, on the
    right.</p>`,
  details: {
    composition: 'Shell and lining: 100% silk crêpe, 14 momme.',
    care: ['Hand wash cold or dry clean', 'Dry flat', 'Cool iron on the reverse'],
    measurements: [
      'Length from the shoulder, size M: 141 cm',
      'Sleeve from the shoulder, size M: 32 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. True to size.',
  },
};

const warda: Style = {
  code: 'DR-10',
  name: 'Warda Cape Dress',
  categoryId: dressesId,
  collection: ss24Id,
  kind: 'Dress',
  fabrics: ['Crêpe'],
  length: 'Ankle',
  occasions: ['Wedding guest', 'Evening'],
  sizeGuide: sizeCharts.dresses,
  attributes: [
    { name: 'Sleeve', options: ['Cape'] },
    { name: 'Trim', options: ['Gold braid'] },
  ],
  description: (color) => `
    <p>A column and a cape, made as one. The column is straight and reaches the ankle; the cape lies
    over it to mid-calf, joined at the neck and nowhere else, with wide sleeves to the elbow. A band
    of gold braid marks the collar, both edges of the front and the openings of the sleeves.</p>
    <p>${color}</p>
    <p>Seen from the side there are two hems, one above the other, and the light between them. It is
    a dress that we lend for weddings, and that comes back late.</p>`,
  details: {
    composition:
      'Shell: 78% triacetate, 22% polyester crêpe. Column lining: 100% cupro. Braid: viscose and metallized thread.',
    care: ['Dry clean', 'Steam between the layers', 'Hang on a wide hanger'],
    measurements: [
      'Column from the shoulder, size M: 138 cm',
      'Cape from the shoulder, size M: 122 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The column is narrow at the hip; check the size guide.',
  },
};

export const summerDresses = [
  product(lina, {
    id: 25,
    number: 1,
    colors: ['Powder Blue', 'Lilac', 'Champagne'],
    colorText: `Powder blue is the shade of early sky in the summer campaign; lilac is greyer and a
      little older; champagne has gold in it, and no sweetness.`,
    prices: prices(1120),
    sizes: five(3, 6, 5, 4, 2),
    pictures: [
      picture(
        'lina-dress-powder/front',
        'Lina dress in powder blue silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist',
        'Powder Blue',
      ),
      picture(
        'lina-dress-powder/three',
        'Lina dress in powder blue, turned to the side: the skirt falls free from the yoke',
        'Powder Blue',
      ),
      picture(
        'lina-dress-powder/detail',
        'Lina dress in powder blue, very close: gathers falling from the seam of the smooth yoke',
        'Powder Blue',
      ),
      picture(
        'lina-dress-lilac/front',
        'Lina dress in lilac silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist',
        'Lilac',
      ),
      picture(
        'lina-dress-lilac/three',
        'Lina dress in lilac, turned to the side: the sleeve widens to the wrist',
        'Lilac',
      ),
      picture(
        'lina-dress-lilac/detail',
        'Lina dress in lilac, very close: gathers falling from the seam of the smooth yoke',
        'Lilac',
      ),
      picture(
        'lina-dress-champagne/front',
        'Lina dress in champagne silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist',
        'Champagne',
      ),
      picture(
        'lina-dress-champagne/three',
        'Lina dress in champagne, turned to the side: the skirt falls from below the bust to the floor',
        'Champagne',
      ),
      picture(
        'lina-dress-champagne/detail',
        'Lina dress in champagne, very close: gathers falling from the seam of the smooth yoke',
        'Champagne',
      ),
    ],
    createdAt: '2024-06-24T08:00:00Z',
  }),
  product(dalia, {
    id: 26,
    number: 1,
    colors: ['Meadow Print'],
    colorText:
      'On the meadow print the sprigs are green and brick red, over the color of warm milk.',
    prices: reduced(560, 20),
    discount: 20,
    sizes: five(5, 9, 7, 4, 0),
    pictures: [
      picture(
        'dalia-dress-meadow/front',
        'Dalia dress in meadow print, front: small red and green sprigs on cream voile, three tiers, gathered cuffs',
      ),
      picture(
        'dalia-dress-meadow/back',
        'Dalia dress in meadow print from behind: small red and green sprigs on cream voile, three tiers, each gathered to the last',
      ),
      picture(
        'dalia-dress-meadow/detail',
        'Dalia dress in meadow print, very close: sprigs on fine voile, gathered into the seam at the waist',
      ),
    ],
    createdAt: '2024-06-10T08:00:00Z',
  }),
  product(dalia, {
    id: 27,
    number: 2,
    name: 'Dalia Tiered Dress with Gathered Cuffs in Night Garden Printed Voile',
    colors: ['Night Garden Print'],
    colorText:
      'In the night garden the same sprigs are sage and apricot, and the ground is nearly black.',
    prices: prices(560),
    sizes: five(2, 4, 6, 3, 3),
    pictures: [
      picture(
        'dalia-dress-noir/front',
        'Dalia dress in night garden print, front: pale sprigs on near-black voile, three tiers, gathered cuffs',
      ),
      picture(
        'dalia-dress-noir/back',
        'Dalia dress in night garden print from behind: pale sprigs on near-black voile, three tiers, each gathered to the last',
      ),
      picture(
        'dalia-dress-noir/detail',
        'Dalia dress in night garden print, very close: sprigs on fine voile, gathered into the seam at the waist',
      ),
    ],
    createdAt: '2024-07-22T08:00:00Z',
  }),
  product(maya, {
    id: 28,
    number: 1,
    colors: ['Honey'],
    colorText: 'Honey, with some orange in it, and at ease on skin that has seen a week of sun.',
    prices: reduced(480, 40),
    discount: 40,
    sizes: five(0, 2, 0, 1, 3),
    pictures: [
      picture(
        'maya-dress-honey/front',
        'Maya smock dress in honey linen, front: notched neck, elbow sleeves, two long tiers',
      ),
      picture(
        'maya-dress-honey/back',
        'Maya smock dress in honey from behind: a small bodice, washed linen in two gathered tiers to the floor',
      ),
      picture(
        'maya-dress-honey/detail',
        'Maya smock dress in honey, very close: slubs of the linen and the gathers below the yoke’s seam',
      ),
    ],
    createdAt: '2024-06-03T08:00:00Z',
  }),
  product(maya, {
    id: 29,
    number: 2,
    colors: ['White'],
    colorText:
      'White here means undyed and unbleached, so it keeps a little of the grey of the flax.',
    prices: prices(480),
    sizes: five(4, 6, 5, 3, 2),
    pictures: [
      picture(
        'maya-dress-white/front',
        'Maya smock dress in white linen, front: notched neck, elbow sleeves, two long tiers',
      ),
      picture(
        'maya-dress-white/back',
        'Maya smock dress in white from behind: a small bodice, washed linen in two gathered tiers to the floor',
      ),
      picture(
        'maya-dress-white/detail',
        'Maya smock dress in white, very close: slubs of the linen and the gathers below the yoke’s seam',
      ),
    ],
    createdAt: '2024-08-22T08:00:00Z',
  }),
  product(salma, {
    id: 30,
    number: 1,
    colors: ['Pistachio Dot'],
    colorText: 'Off-white dots on pistachio, a green with dust on it.',
    prices: reduced(620, 30),
    discount: 30,
    sizes: five(4, 5, 5, 2, 1),
    pictures: [
      picture(
        'salma-dress-pistachio/front',
        'Salma dress in pistachio with off-white dots, front: V neck, fluttering elbow sleeves, gathered skirt',
      ),
      picture(
        'salma-dress-pistachio/back',
        'Salma dress in pistachio from behind: pale dots on silk crêpe, short fluttering sleeves, a long gathered skirt',
      ),
      picture(
        'salma-dress-pistachio/detail',
        'Salma dress in pistachio dot, very close: the V neck, its edge stitched, and pale dots on the grain of the silk crêpe',
      ),
    ],
    createdAt: '2024-06-12T08:00:00Z',
  }),
  product(salma, {
    id: 31,
    number: 2,
    colors: ['Coral Dot'],
    colorText: 'Cream dots on coral, the warm pink of a terrace at six.',
    prices: prices(620),
    sizes: five(3, 6, 6, 4, 2),
    pictures: [
      picture(
        'salma-dress-coral/front',
        'Salma dress in coral with cream dots, front: V neck, fluttering elbow sleeves, gathered skirt',
      ),
      picture(
        'salma-dress-coral/back',
        'Salma dress in coral from behind: pale dots on silk crêpe, short fluttering sleeves, a long gathered skirt',
      ),
      picture(
        'salma-dress-coral/detail',
        'Salma dress in coral dot, very close: the V neck, its edge stitched, and pale dots on the grain of the silk crêpe',
      ),
    ],
    createdAt: '2024-07-10T08:00:00Z',
  }),
  product(warda, {
    id: 32,
    number: 1,
    colors: ['Rose'],
    colorText: 'Warda is the rose, and this is the color it was drawn in: a pink with clay in it.',
    prices: prices(1360),
    sizes: five(2, 4, 4, 3, 1),
    pictures: [
      picture(
        'rose-cape-rose/front',
        'Warda cape dress in rose, front: an elbow-sleeved cape with gold braid over an ankle-length column',
      ),
      picture(
        'rose-cape-rose/back',
        'Warda cape dress in rose from behind: the crêpe cape falls straight to the calf over a deeper rose column',
      ),
      picture(
        'rose-cape-rose/detail',
        'Warda dress in rose, very close: the standing collar and both edges of the front, bound in gold braid with lozenges',
      ),
    ],
    createdAt: '2024-07-15T08:00:00Z',
  }),
  product(warda, {
    id: 33,
    number: 2,
    colors: ['Ivory'],
    colorText: 'In ivory, for a bride’s mother, a bride’s sister, or a bride who dislikes fuss.',
    prices: prices(1360),
    sizes: five(1, 2, 3, 0, 2),
    pictures: [
      picture(
        'rose-cape-ivory/front',
        'Warda cape dress in ivory, front: an elbow-sleeved cape with gold braid over an ankle-length column',
      ),
      picture(
        'rose-cape-ivory/back',
        'Warda cape dress in ivory from behind: the crêpe cape falls straight to the calf over a darker column',
      ),
      picture(
        'rose-cape-ivory/detail',
        'Warda dress in ivory, very close: the standing collar and both edges of the front, bound in gold braid with lozenges',
      ),
    ],
    createdAt: '2024-08-26T08:00:00Z',
  }),
  product(warda, {
    id: 34,
    number: 3,
    colors: ['Celadon'],
    colorText:
      'Celadon is the green of a glaze, cool and a little grey, with the column one tone below the cape.',
    prices: reduced(1360, 10),
    discount: 10,
    sizes: five(3, 1, 2, 4, 1),
    pictures: [
      picture(
        'rose-cape-celadon/front',
        'Warda cape dress in celadon, front: an elbow-sleeved cape with gold braid over an ankle-length column',
      ),
      picture(
        'rose-cape-celadon/back',
        'Warda cape dress in celadon from behind: the crêpe cape falls straight to the calf over a deeper green column',
      ),
      picture(
        'rose-cape-celadon/detail',
        'Warda dress in celadon, very close: the standing collar and both edges of the front, bound in gold braid with lozenges',
      ),
    ],
    createdAt: '2024-06-28T08:00:00Z',
  }),
];
