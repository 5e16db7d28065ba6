import { abayasId, fw2425Id, ss24Id } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, three, type Style } from '../style';

const noor: Style = {
  code: 'AB-01',
  name: 'Noor Abaya',
  categoryId: abayasId,
  collection: fw2425Id,
  kind: 'Abaya',
  fabrics: ['Crêpe'],
  length: 'Floor',
  occasions: ['Evening', 'Eid'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [
    { name: 'Sleeve', options: ['Long, straight'] },
    { name: 'Lining', options: ['Matching slip'] },
    { name: 'Trim', options: ['Gold braid'] },
  ],
  description: (color) => `
    <p>An abaya drawn with a single line. One length of <strong>woven gold braid</strong>, 3.4 cm
    wide, starts at the back of the neck, meets itself at the throat and falls the whole length of
    the open front. The same braid closes each cuff. There is nothing else on it.</p>
    <p>The crêpe is matte on both faces and heavy enough to hang straight from the shoulder, so that
    the front stays where the braid puts it while you walk. Two hidden hooks hold it at the collar
    bone; below them it is open to the hem.</p>
    <p>${color}</p>
    <p>The pattern was the first that the atelier drafted for the winter collection, and the one that
    the others were measured against. It is cut in eight pieces:</p>
    <ul>
      <li>no side seam, so that the cloth turns around the body without a break;</li>
      <li>a sleeve set low, with room for a knit underneath;</li>
      <li>a hem faced by hand, 6 cm deep, which can be let down by four.</li>
    </ul>`,
  details: {
    composition:
      'Shell and slip: 100% polyester crêpe, woven in Japan. Braid: 62% viscose, 38% metallized thread.',
    care: ['Dry clean only', 'Steam from the inside, never on the braid', 'Hang on a wide hanger'],
    measurements: [
      'Length from the shoulder, size M: 146 cm',
      'Sleeve from the shoulder, size M: 58 cm',
      'Sold with a sleeveless slip in the same crêpe',
    ],
    note: 'The form is 176 cm tall and wears a size S. Cut generously; take your usual size.',
  },
};

const layan: Style = {
  code: 'AB-02',
  name: 'Layan Winged Abaya',
  categoryId: abayasId,
  collection: fw2425Id,
  kind: 'Abaya',
  fabrics: ['Crêpe'],
  length: 'Floor',
  occasions: ['Everyday', 'Evening'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [{ name: 'Sleeve', options: ['Winged'] }],
  description: (color) => `
    <p>The sleeve of the Layan abaya is not sewn in but cut in one with the body, from a single width
    of fluid crêpe. Standing still it reads as a column. When the arms lift it opens into a wing, and
    then it closes again.</p>
    <p>${color} Every edge, from neck to hem, is bound in narrow satin, <em>twelve millimeters of
    shine</em> against a dry surface.</p>
    <p>Four concealed hooks fasten the front to the waist. Wear it closed as a dress for the evening,
    or open over trousers and a plain shirt. In the pictures its hooks are open; the plain top beneath
    it is not part of it.</p>`,
  details: {
    composition: 'Shell: 78% triacetate, 22% polyester. Binding: 100% silk satin.',
    care: ['Dry clean', 'Cool iron on the reverse', 'Store folded; the cut is heavy on a hanger'],
    measurements: [
      'Length from the shoulder, all sizes: 146 cm',
      'Width across open arms, size M: 164 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The body is wide by design; the sizes differ across the arms.',
  },
};

const sarab: Style = {
  code: 'AB-03',
  name: 'Sarab Belted Abaya',
  categoryId: abayasId,
  collection: fw2425Id,
  kind: 'Abaya',
  fabrics: ['Wool', 'Crêpe'],
  length: 'Floor',
  occasions: ['Everyday', 'Office'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [{ name: 'Belt', options: ['Detachable, same cloth'] }],
  description: (color) => `
    <p>An abaya with the discipline of a trench. A belt of the same cloth, stiffened and edge-stitched,
    gathers the double crêpe at the waist into small even folds; above it the front closes with hidden
    hooks, below it the skirt is full enough to walk in at any pace.</p>
    <p>${color}</p>
    <p>Without the belt it falls straight, and becomes the quieter of two garments. In the pictures
    its hooks are open; the plain top beneath it is not part of it.</p>`,
  details: {
    composition: 'Shell and belt: 70% wool, 30% polyamide double crêpe. Unlined.',
    care: ['Dry clean', 'Warm iron under a cloth', 'Remove the belt before cleaning'],
    measurements: [
      'Length from the shoulder, size M: 146 cm',
      'Hem, size M: 264 cm around',
      'Belt: 4 cm wide, 110 cm long',
    ],
    note: 'The form is 176 cm tall and wears a size S. Between two sizes, take the smaller.',
  },
};

const yara: Style = {
  code: 'AB-04',
  name: 'Yara Abaya with Bell Sleeves',
  categoryId: abayasId,
  collection: ss24Id,
  kind: 'Abaya',
  fabrics: ['Silk', 'Crêpe'],
  length: 'Floor',
  occasions: ['Everyday', 'Eid'],
  sizeGuide: sizeCharts.abayasAndKaftans,
  attributes: [
    { name: 'Sleeve', options: ['Bell'] },
    { name: 'Trim', options: ['Braid'] },
  ],
  description: (color) => `
    <p>A summer abaya in silk crêpe that weighs less than six hundred grams. The sleeve is narrow to
    the elbow and opens from there like a bell, wide enough to show the wrist and the watch.</p>
    <p>${color}</p>
    <p>The neck is a soft V over its own pale slip. Three hooks at the breastbone keep the front
    together; the rest is left to the air.</p>`,
  details: {
    composition:
      'Shell: 100% silk crêpe, 16 momme. Slip: 93% silk, 7% elastane. Braid: viscose and metallized thread.',
    care: ['Dry clean', 'Cool iron on the reverse while damp', 'Keep perfume away from silk'],
    measurements: [
      'Length from the shoulder, size M: 146 cm',
      'Sleeve opening, size M: 84 cm around',
    ],
    note: 'The form is 176 cm tall and wears a size S. True to size.',
  },
};

export const abayas = [
  product(noor, {
    id: 1,
    number: 1,
    colors: ['Ink', 'Oat'],
    colorText: `In <em>ink</em>, a black with a trace of blue, the braid stands out like script. In
      <em>oat</em>, the color of undyed wool, it almost disappears and is found by the light.`,
    prices: prices(1180),
    sizes: five(4, 8, 6, 5, 2),
    pictures: [
      picture(
        'noor-abaya-ink/front',
        'Noor abaya in ink, front: gold braid around the neck, down the open front and at the cuffs',
        'Ink',
      ),
      picture(
        'noor-abaya-ink/three',
        'Noor abaya in ink, turned to the side: the crêpe falls straight from shoulder to hem',
        'Ink',
      ),
      picture(
        'noor-abaya-ink/detail',
        'Noor abaya in ink, very close: two bands of twisted gold cord in lozenges along the open front, matte black crêpe beside them',
        'Ink',
      ),
      picture(
        'noor-abaya-oat/front',
        'Noor abaya in oat, front: gold braid close in tone to the pale crêpe',
        'Oat',
      ),
      picture(
        'noor-abaya-oat/three',
        'Noor abaya in oat, turned to the side: the braid runs down the open front, the sleeve is edged with it',
        'Oat',
      ),
      picture(
        'noor-abaya-oat/detail',
        'Noor abaya in oat, very close: the braid in lozenges of gold cord, down the edge of the matte crêpe',
        'Oat',
      ),
    ],
    createdAt: '2024-11-04T08:00:00Z',
  }),
  product(layan, {
    id: 2,
    number: 1,
    colors: ['Plum'],
    colorText: 'The plum is deep and leans toward wine, a color for lamplight.',
    prices: prices(980),
    sizes: three(5, 7, 3),
    pictures: [
      picture(
        'layan-abaya-plum/front',
        'Layan winged abaya in plum, front: wide sleeves cut in one with the body, lighter satin along every edge',
      ),
      picture(
        'layan-abaya-plum/back',
        'Layan abaya in plum from behind: one fall of crêpe from the shoulders, winged sleeves bound in lighter satin',
      ),
      picture(
        'layan-abaya-plum/detail',
        'Layan abaya in plum, very close: a narrow satin binding around the neck and down both edges of the front, matte crêpe beside it',
      ),
    ],
    createdAt: '2024-09-12T08:00:00Z',
  }),
  product(layan, {
    id: 3,
    number: 2,
    colors: ['Grey Sage'],
    colorText:
      'Grey sage is the color of the leaf’s underside, and it takes the binding in a deeper tone.',
    prices: reduced(980, 20),
    discount: 20,
    sizes: three(4, 2, 0),
    pictures: [
      picture(
        'layan-abaya-sage/front',
        'Layan winged abaya in grey sage, front: wide sleeves cut in one with the body, darker satin along every edge',
      ),
      picture(
        'layan-abaya-sage/back',
        'Layan abaya in grey sage from behind: one fall of crêpe from the shoulders, winged sleeves bound in dark satin',
      ),
      picture(
        'layan-abaya-sage/detail',
        'Layan abaya in grey sage, very close: a narrow satin binding around the neck and down both edges of the front, matte crêpe beside it',
      ),
    ],
    createdAt: '2024-09-26T08:00:00Z',
  }),
  product(sarab, {
    id: 4,
    number: 1,
    colors: ['Olive'],
    colorText: `The olive is closer to earth than to leaf, with a belt one shade darker, and it is
      easy with camel, black and cream.`,
    prices: prices(900),
    sizes: five(3, 6, 6, 4, 0),
    pictures: [
      picture(
        'sarab-abaya-olive/front',
        'Sarab abaya in olive, front: a fabric belt gathers the crêpe at the waist above a full skirt',
      ),
      picture(
        'sarab-abaya-olive/back',
        'Sarab abaya in olive from behind: the crêpe is gathered above and below a belt one shade darker',
      ),
      picture(
        'sarab-abaya-olive/detail',
        'Sarab abaya in olive, very close: the stiffened belt of the same crêpe, edge-stitched, and the gathers above and below it',
      ),
    ],
    createdAt: '2024-10-21T08:00:00Z',
  }),
  product(sarab, {
    id: 5,
    number: 2,
    colors: ['Night'],
    colorText:
      'Night is a navy so dark that its folds read as black, and the belt is darker still.',
    prices: reduced(900, 10),
    discount: 10,
    sizes: five(4, 5, 3, 2, 1),
    pictures: [
      picture(
        'sarab-abaya-night/front',
        'Sarab abaya in night blue, front: a dark fabric belt gathers the crêpe at the waist above a full skirt',
      ),
      picture(
        'sarab-abaya-night/back',
        'Sarab abaya in night blue from behind: the crêpe is gathered above and below a dark fabric belt',
      ),
      picture(
        'sarab-abaya-night/detail',
        'Sarab abaya in night, very close: the stiffened belt of the same crêpe, edge-stitched, and the gathers above and below it',
      ),
    ],
    createdAt: '2024-12-04T08:00:00Z',
  }),
  product(yara, {
    id: 6,
    number: 1,
    colors: ['Lavender Grey'],
    colorText: `Lavender grey changes with the hour: grey at noon, violet at dusk. The braid along
      the front and the sleeves is silver, and thin.`,
    prices: reduced(1240, 30),
    discount: 30,
    sizes: five(1, 4, 2, 0, 3),
    pictures: [
      picture(
        'yara-abaya-lavender/front',
        'Yara abaya in lavender grey, front: sleeves that open like bells, silver braid down the front',
      ),
      picture(
        'yara-abaya-lavender/three',
        'Yara abaya in lavender grey, turned to the side: the bell of the sleeve, silver braid down the front, crêpe falling to the floor',
      ),
      picture(
        'yara-abaya-lavender/detail',
        'Yara abaya in lavender grey, very close: a band of twisted cord in lozenges down both edges of the front, silk crêpe beside it',
      ),
    ],
    createdAt: '2024-06-17T08:00:00Z',
  }),
  product(yara, {
    id: 7,
    number: 2,
    colors: ['Pearl'],
    colorText:
      'Pearl is white with a little earth in it. Its braid is gold, for the evening wedding and for the day after.',
    prices: prices(1240),
    sizes: five(2, 3, 4, 2, 1),
    pictures: [
      picture(
        'yara-abaya-pearl/front',
        'Yara abaya in pearl, front: sleeves that open like bells, gold braid down the front',
      ),
      picture(
        'yara-abaya-pearl/three',
        'Yara abaya in pearl, turned to the side: the bell of the sleeve, gold braid down the front, crêpe falling to the floor',
      ),
      picture(
        'yara-abaya-pearl/detail',
        'Yara abaya in pearl, very close: a band of twisted cord in lozenges down both edges of the front, silk crêpe beside it',
      ),
    ],
    createdAt: '2024-09-09T08:00:00Z',
  }),
];
