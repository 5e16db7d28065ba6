import { fw2425Id, kaftansId, ss24Id } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, three, type Style } from '../style';

const zumurrud: Style = {
  code: 'KF-01',
  name: 'Zumurrud Kaftan',
  categoryId: kaftansId,
  collection: fw2425Id,
  kind: 'Kaftan',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Evening', 'Wedding guest', 'Eid'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [
    { name: 'Belt', options: ['Gilded metal'] },
    { name: 'Trim', options: ['Gold braid'] },
  ],
  description: (color) => `
    <p>Zumurrud is the Arabic word for emerald, and the name of the cut in every color. It is the
    house’s evening kaftan: nine meters of <strong>silk satin</strong>, gathered once, at the waist,
    by a slim gilded belt.</p>
    <p>Gold braid follows the deep V of the neck and both edges of the front to the floor, and returns
    at the wide cuffs. It is woven on a narrow loom and laid by hand, in one length, so that the
    pattern meets at the breastbone.</p>
    <p>${color}</p>
    <p>The hem touches the floor at the front and lies a little longer at the back. It was drawn to be
    seen from across a courtyard, and to be comfortable through a long dinner:</p>
    <ul>
      <li>the belt fastens with a hidden clasp and moves with you when you sit;</li>
      <li>the sleeve stops above the wrist, clear of the table;</li>
      <li>five covered hooks close the front, and no zip is sewn anywhere.</li>
    </ul>`,
  details: {
    composition:
      'Shell: 100% silk satin, 19 momme. Braid: 62% viscose, 38% metallized thread. Belt: gilded brass.',
    care: ['Dry clean by a specialist', 'Steam on the reverse', 'Take the belt off before hanging'],
    measurements: [
      'Length from the shoulder, size M: 152 cm',
      'Cuff opening, size M: 74 cm around',
      'Belt: 2.2 cm wide, adjustable from 66 to 92 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S with bare feet; with heels allow 4 cm.',
  },
};

const amira: Style = {
  code: 'KF-02',
  name: 'Amira Grand Kaftan',
  categoryId: kaftansId,
  collection: fw2425Id,
  kind: 'Kaftan',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Evening', 'Ceremony'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [{ name: 'Trim', options: ['Gold braid'] }],
  description: (color) => `
    <p>A very wide pattern, and slow to make. The Amira kaftan is cut from
    two full widths of silk satin, joined on the shoulder and left without a waist, so that the cloth
    gathers itself in long folds and pools at the floor.</p>
    <p>${color}</p>
    <p>The <em>braid</em>, 3.6 cm wide, takes one person in the atelier two days: it is basted, pressed,
    turned at each corner and sewn twice. Seven hooks behind it close the front from the breastbone to
    the hip.</p>
    <p>Each one is numbered inside the neck.</p>`,
  details: {
    composition: 'Shell: 100% silk satin, 22 momme. Braid: 62% viscose, 38% metallized thread.',
    care: ['Dry clean by a specialist', 'Store flat, in the cotton bag that comes with it'],
    measurements: ['Length from the shoulder, all sizes: 152 cm', 'Hem: 320 cm around'],
    note: 'The form is 176 cm tall and wears a size S. The three sizes differ at the shoulder only.',
  },
};

const jana: Style = {
  code: 'KF-03',
  name: 'Jana Kaftan',
  categoryId: kaftansId,
  collection: ss24Id,
  kind: 'Kaftan',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Eid', 'Everyday'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [{ name: 'Print', options: ['Ikat diamond'] }],
  description: (color) => `
    <p>A kaftan for the daytime: open in a shallow V at the neck, short enough in the sleeve to show the
    forearm, and belted with a narrow band of its own color.</p>
    <p>The print is an <strong>ikat</strong> drawn in the studio, a grid of diamonds whose edges bleed
    as they do when the threads are dyed before the weaving. It is printed on ivory silk twill and
    matched across the front, so that the diamonds stand in pairs.</p>
    <p>${color} A plain border of the same shade finishes the front, the neck and the cuffs.</p>`,
  details: {
    composition: 'Shell: 100% silk twill, 14 momme. Belt: silk over cotton webbing.',
    care: [
      'Hand wash cold, on its own, or dry clean',
      'Dry flat in the shade',
      'Warm iron on the reverse',
    ],
    measurements: [
      'Length from the shoulder, size M: 150 cm',
      'Sleeve from the shoulder, size M: 46 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. True to size; the belt decides the fit.',
  },
};

export const kaftans = [
  product(zumurrud, {
    id: 8,
    number: 1,
    colors: ['Emerald'],
    colorText:
      'In emerald the satin is a deep, quiet green, darker where a fold turns away; the gold braid warms it.',
    prices: prices(1980),
    sizes: five(2, 5, 5, 3, 2),
    pictures: [
      picture(
        'zumurrud-kaftan-emerald/front',
        'Zumurrud kaftan in emerald silk satin, front: gold braid along a deep V neck, a slim gilded belt',
      ),
      picture(
        'zumurrud-kaftan-emerald/three',
        'Zumurrud kaftan in emerald, turned to the side: the wide sleeve and the hem on the floor',
      ),
      picture(
        'zumurrud-kaftan-emerald/detail',
        'Zumurrud kaftan in emerald, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck',
      ),
    ],
    createdAt: '2025-01-20T08:00:00Z',
  }),
  product(zumurrud, {
    id: 9,
    number: 2,
    colors: ['Ruby'],
    colorText: `In ruby it is the kaftan of this season’s picture under the arches: a clear, dry red
      that needs no jewelry beyond its own braid.`,
    prices: prices(1980),
    sizes: five(0, 1, 3, 4, 1),
    pictures: [
      picture(
        'zumurrud-kaftan-ruby/front',
        'Zumurrud kaftan in ruby silk satin, front: gold braid from the V neck to the floor, a slim gilded belt',
      ),
      picture(
        'zumurrud-kaftan-ruby/back',
        'Zumurrud kaftan in ruby from behind: satin gathered by a thin gilded belt, wide sleeves edged in braid, the hem on the floor',
      ),
      picture(
        'zumurrud-kaftan-ruby/detail',
        'Zumurrud kaftan in ruby, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck',
      ),
    ],
    createdAt: '2024-12-02T08:00:00Z',
  }),
  product(zumurrud, {
    id: 10,
    number: 3,
    colors: ['Amethyst'],
    colorText:
      'In amethyst the satin is a clear violet, and the gold beside it looks redder than it is.',
    prices: reduced(1980, 10),
    discount: 10,
    sizes: five(3, 3, 0, 2, 2),
    pictures: [
      picture(
        'zumurrud-kaftan-amethyst/front',
        'Zumurrud kaftan in amethyst silk satin, front: gold braid from the V neck to the floor, a slim gilded belt',
      ),
      picture(
        'zumurrud-kaftan-amethyst/back',
        'Zumurrud kaftan in amethyst from behind: satin gathered by a thin gilded belt, wide sleeves edged in braid, the hem on the floor',
      ),
      picture(
        'zumurrud-kaftan-amethyst/detail',
        'Zumurrud kaftan in amethyst, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck',
      ),
    ],
    createdAt: '2024-10-10T08:00:00Z',
  }),
  product(amira, {
    id: 11,
    number: 1,
    name: 'Amira Grand Kaftan in Sapphire Silk Satin with Hand-laid Gold Braid',
    colors: ['Sapphire'],
    colorText: `Sapphire, here, is the blue of the sky half an hour after sunset. Gold braid draws the
      V of the neck and one line to the floor, and edges the sleeves.`,
    prices: prices(3400),
    sizes: three(2, 3, 1),
    pictures: [
      picture(
        'amira-kaftan-sapphire/front',
        'Amira grand kaftan in sapphire, front: very wide body, gold braid at the V neck, the hem pooling on the floor',
      ),
      picture(
        'amira-kaftan-sapphire/back',
        'Amira grand kaftan in sapphire from behind: gold braid at the nape and the wide sleeves, satin in long folds to the floor',
      ),
      picture(
        'amira-kaftan-sapphire/detail',
        'Amira grand kaftan in sapphire, very close: bands of twisted gold cord in lozenges down both edges of the front, satin beside them',
      ),
    ],
    createdAt: '2025-02-03T08:00:00Z',
  }),
  product(amira, {
    id: 12,
    number: 2,
    colors: ['Bronze'],
    colorText:
      'Bronze is the color of tea held to a window. The braid, a lighter gold, draws one line from the throat to the floor.',
    prices: prices(3400),
    sizes: three(0, 0, 0),
    pictures: [
      picture(
        'amira-kaftan-bronze/front',
        'Amira grand kaftan in bronze, front: very wide body, gold braid at the V neck, the hem pooling on the floor',
      ),
      picture(
        'amira-kaftan-bronze/back',
        'Amira grand kaftan in bronze from behind: pale gold braid at the nape and the wide sleeves, satin in long folds to the floor',
      ),
      picture(
        'amira-kaftan-bronze/detail',
        'Amira grand kaftan in bronze, very close: bands of twisted pale gold cord in lozenges down both edges of the front, satin beside them',
      ),
    ],
    createdAt: '2024-12-12T08:00:00Z',
  }),
  product(jana, {
    id: 13,
    number: 1,
    colors: ['Indigo Ikat', 'Coral Ikat'],
    colorText: `Choose the ikat in indigo, cool as tile, or in coral, the warmer of the two, with a
      touch of ochre inside each diamond.`,
    prices: reduced(1480, 20),
    discount: 20,
    sizes: five(5, 7, 6, 2, 0),
    pictures: [
      picture(
        'jana-kaftan-indigo/front',
        'Jana kaftan in indigo ikat, front: blue diamonds on ivory silk, a narrow blue belt',
        'Indigo Ikat',
      ),
      picture(
        'jana-kaftan-indigo/three',
        'Jana kaftan in indigo ikat, turned to the side',
        'Indigo Ikat',
      ),
      picture(
        'jana-kaftan-indigo/detail',
        'Jana kaftan in indigo ikat, very close: diamonds with feathered edges on cream twill, a narrow blue binding down the front',
        'Indigo Ikat',
      ),
      picture(
        'jana-kaftan-coral/front',
        'Jana kaftan in coral ikat, front: coral diamonds on ivory silk, a narrow coral belt',
        'Coral Ikat',
      ),
      picture(
        'jana-kaftan-coral/three',
        'Jana kaftan in coral ikat, turned to the side: the diamonds in pairs along the front, the sleeves gathered at the cuff',
        'Coral Ikat',
      ),
      picture(
        'jana-kaftan-coral/detail',
        'Jana kaftan in coral ikat, very close: diamonds with feathered edges on cream twill, a narrow binding down the front',
        'Coral Ikat',
      ),
    ],
    createdAt: '2024-07-08T08:00:00Z',
  }),
];
