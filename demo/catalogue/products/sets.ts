import { fw2425Id, skirtsAndSetsId, ss24Id } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, type Style } from '../style';

const selin: Style = {
  code: 'ST-01',
  name: 'Selin Blouse and Pleated Skirt',
  categoryId: skirtsAndSetsId,
  collection: ss24Id,
  kind: 'Set',
  fabrics: ['Silk', 'Crêpe'],
  length: 'Ankle',
  occasions: ['Office', 'Garden'],
  sizeGuide: sizeCharts.sets,
  attributes: [{ name: 'Belt', options: ['Calf leather, removable'] }],
  description: (color) => `
    <p>A blouse and a skirt that were drawn on the same sheet of paper. The blouse is ivory silk,
    round-necked and almost plain, with a full sleeve gathered into a frilled cuff below the elbow.
    The skirt is crêpe in sharp vertical pleats, set by steam between two sheets of card, and stands
    away from the leg like a bell.</p>
    <p>${color}</p>
    <p>The blouse tucks in without bulk: its lower part is cut in a lighter silk. A brown belt with a
    square buckle, 3.6 cm wide, is included.</p>
    <p>Sold together, at less than the two would be apart. In the suitcase, roll the skirt lengthwise
    and slip it into a stocking, as the pleater in Istanbul taught us:</p>
    <ul>
      <li>fold the waistband in half, pleats running down;</li>
      <li>roll from one side to the other, <strong>never from the hem</strong>;</li>
      <li>hang it overnight on arrival.</li>
    </ul>`,
  details: {
    composition:
      'Blouse: 100% silk crêpe de Chine. Skirt: 100% polyester crêpe, permanently pleated. Belt: calf leather.',
    care: [
      'Blouse: hand wash cold or dry clean',
      'Skirt: hand wash cold, drip dry, do not iron',
      'Remove the belt first',
    ],
    measurements: [
      'Blouse, size M: 58 cm long',
      'Skirt from the waist, size M: 90 cm',
      'Skirt hem: 300 cm, pleats open',
    ],
    note: 'The form is 176 cm tall and wears a size S. Choose by the waist; the blouse is easy.',
  },
};

const iris: Style = {
  code: 'ST-02',
  name: 'Iris Blouse and Fine-pleat Skirt',
  categoryId: skirtsAndSetsId,
  collection: fw2425Id,
  kind: 'Set',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Evening', 'Office'],
  sizeGuide: sizeCharts.sets,
  attributes: [{ name: 'Belt', options: ['Gilded metal'] }],
  description: (color) => `
    <p>A hundred and four pleats go around the Iris skirt. They are narrow, a little uneven as
    handwork is, and they keep a low shine that a flat cloth would not have.</p>
    <p>${color}</p>
    <p>At the waist, a plain gilded band. For the evening a <em>long earring</em> is enough.</p>`,
  details: {
    composition:
      'Blouse: 100% silk crêpe de Chine, 16 momme. Skirt: 100% polyester plissé. Belt: gilded brass.',
    care: ['Blouse: dry clean', 'Skirt: hand wash cold, drip dry, do not iron'],
    measurements: ['Skirt from the waist, size M: 96 cm', 'Belt: 3 cm wide'],
    note: 'The form is 176 cm tall and wears a size S. The waistband does not give; measure before you choose.',
  },
};

const nour: Style = {
  code: 'ST-03',
  name: 'Nour Blouse and Gathered Skirt',
  categoryId: skirtsAndSetsId,
  collection: ss24Id,
  kind: 'Set',
  fabrics: ['Cotton', 'Silk'],
  length: 'Floor',
  occasions: ['Garden', 'Everyday'],
  sizeGuide: sizeCharts.sets,
  attributes: [
    { name: 'Print', options: ['Lattice'] },
    { name: 'Belt', options: ['Calf leather, removable'] },
  ],
  description: (color) => `
    <p>The lattice on this skirt was traced from a window screen: interlaced circles, five centimeters
    to the repeat, on silk that is gathered at the waist and falls to the floor.</p>
    <p>${color}</p>
    <p>With it goes a blouse in sand-colored cotton voile, notched at the neck, its wide sleeves
    drawn in below the elbow. The leather belt that comes with them, with a brass buckle, closes the gap between the two. Each
    piece can be worn by itself, and will be.</p>`,
  details: {
    composition:
      'Blouse: 100% cotton voile. Skirt: 100% silk twill; lining 100% cotton batiste. Belt: calf leather.',
    care: ['Blouse: machine wash at 30 °C', 'Skirt: dry clean', 'Iron the silk on the reverse'],
    measurements: ['Blouse, size M: 60 cm long', 'Skirt from the waist, size M: 98 cm'],
    note: 'The form is 176 cm tall and wears a size S. True to size.',
  },
};

const aya: Style = {
  code: 'ST-04',
  name: 'Aya Peplum Set',
  categoryId: skirtsAndSetsId,
  collection: ss24Id,
  kind: 'Set',
  fabrics: ['Crêpe'],
  length: 'Ankle',
  occasions: ['Office', 'Ceremony'],
  sizeGuide: sizeCharts.sets,
  description: (color) => `
    <p>A top with a short gathered peplum, and under it a column skirt to the ankle, a shade deeper, both
    in the same double crêpe. A narrow belt of matte leather with a hidden hook sits where the two
    speak to each other.</p>
    <p>${color}</p>
    <p>The neck is finished with a narrow darker band; the sleeve is long and a little flared. What looks like a suit from the front is
    as easy as <em>a jersey and a skirt</em> from the inside: no zip in the top, no lining in the
    sleeve, an elastic panel at the back of the waist.</p>`,
  details: {
    composition:
      'Top and skirt: 68% viscose, 28% acetate, 4% elastane double crêpe. Belt: calf leather.',
    care: ['Dry clean, or hand wash cold', 'Dry flat', 'Warm iron under a cloth'],
    measurements: ['Top from the shoulder, size M: 62 cm', 'Skirt from the waist, size M: 94 cm'],
    note: 'The form is 176 cm tall and wears a size S. The skirt is narrow; between sizes take the larger.',
  },
};

const rania: Style = {
  code: 'ST-05',
  name: 'Rania Tunic and Plissé Skirt',
  categoryId: skirtsAndSetsId,
  collection: fw2425Id,
  kind: 'Set',
  fabrics: ['Silk'],
  length: 'Floor',
  occasions: ['Evening', 'Wedding guest'],
  sizeGuide: sizeCharts.sets,
  description: (color) => `
    <p>Smooth over ribbed. A tunic of silk satin reaches the middle of the thigh, with a seam at the
    waist, where the back is drawn in, and a little wider at the hem; from under it comes a skirt of
    fine plissé in a neighboring tone.</p>
    <p>${color}</p>
    <p>The V of the neck is faced with a narrow band, and the sleeve is long enough to turn back once.
    It is the winter collection’s answer to trousers and a good knit, with the same
    <strong>freedom of step</strong>.</p>`,
  details: {
    composition: 'Tunic: 100% silk satin, 19 momme. Skirt: 100% polyester plissé.',
    care: ['Tunic: dry clean', 'Skirt: hand wash cold, drip dry, do not iron'],
    measurements: ['Tunic from the shoulder, size M: 90 cm', 'Skirt from the waist, size M: 96 cm'],
    note: 'The form is 176 cm tall and wears a size S. The tunic is easy at the hip; choose by the bust.',
  },
};

const tala: Style = {
  code: 'ST-06',
  name: 'Tala Robe Jacket Set',
  categoryId: skirtsAndSetsId,
  collection: ss24Id,
  kind: 'Set',
  fabrics: ['Silk', 'Crêpe'],
  length: 'Ankle',
  occasions: ['Eid', 'Garden'],
  sizeGuide: sizeCharts.sets,
  attributes: [{ name: 'Print', options: ['Eight-point star'] }],
  description: (color) => `
    <p>A robe jacket in printed silk twill, worn closed over an ivory pleated skirt. The
    jacket has no buttons: the fronts meet low, at a hidden hook, and a band of plain silk frames them
    from the nape to the hem.</p>
    <p>The print is built on an <strong>eight-point star</strong> that opens into a flower. It was
    drawn with a compass and colored by eye.</p>
    <p>${color}</p>
    <p>The set includes a sleeveless top in ivory crêpe.</p>`,
  details: {
    composition:
      'Jacket: 100% silk twill, 16 momme. Skirt: 100% polyester crêpe, permanently pleated. Top: 100% polyester crêpe.',
    care: ['Jacket: dry clean', 'Skirt and top: hand wash cold, drip dry'],
    measurements: [
      'Jacket from the shoulder, size M: 82 cm',
      'Skirt from the waist, size M: 88 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The jacket is loose; choose by the waist of the skirt.',
  },
};

export const sets = [
  product(selin, {
    id: 35,
    number: 1,
    colors: ['Sage', 'Ochre'],
    colorText: `Two skirts, one blouse: <em>sage</em>, a soft leaf green, or <em>ochre</em>,
      the color of a sunlit wall.`,
    prices: prices(820),
    sizes: five(5, 8, 9, 6, 3),
    pictures: [
      picture(
        'sage-set-sage/front',
        'Selin set, front: ivory silk blouse, brown belt and a sage skirt in deep vertical pleats',
        'Sage',
      ),
      picture(
        'sage-set-sage/three',
        'Selin set in sage, turned to the side: the ivory blouse tucked into a brown belt, pleats opening toward the hem',
        'Sage',
      ),
      picture(
        'sage-set-sage/detail',
        'Selin set in sage, very close: the ivory blouse tucked into a brown leather belt with a brass buckle, sage pleats springing from below it',
        'Sage',
      ),
      picture(
        'sage-set-ochre/front',
        'Selin set, front: ivory silk blouse, brown belt and an ochre skirt in deep vertical pleats',
        'Ochre',
      ),
      picture(
        'sage-set-ochre/back',
        'Selin set with the ochre skirt from behind: ivory blouse, brown belt, deep vertical pleats',
        'Ochre',
      ),
      picture(
        'sage-set-ochre/detail',
        'Selin set in ochre, very close: the leather belt between the silk blouse and the first of the pleats',
        'Ochre',
      ),
    ],
    createdAt: '2024-07-01T08:00:00Z',
  }),
  product(iris, {
    id: 36,
    number: 1,
    colors: ['Cocoa'],
    colorText: 'The blouse is champagne silk; the skirt is cocoa, near to black in the folds.',
    prices: prices(890),
    sizes: five(2, 4, 4, 3, 1),
    pictures: [
      picture(
        'iris-set-cocoa/front',
        'Iris set, front: pale silk blouse, gilded belt and a floor-length cocoa skirt in very fine pleats',
      ),
      picture(
        'iris-set-cocoa/back',
        'Iris set in cocoa from behind: pale silk blouse, a gilded belt all around, very fine brown pleats to the floor',
      ),
      picture(
        'iris-set-cocoa/detail',
        'Iris set in cocoa, very close: knife-sharp pleats in fine crêpe, each pressed edge catching the light',
      ),
    ],
    createdAt: '2024-11-11T08:00:00Z',
  }),
  product(iris, {
    id: 37,
    number: 2,
    colors: ['Black'],
    colorText:
      'Here blouse and skirt are both black, one smooth and one ribbed, and the belt is the only light.',
    prices: prices(890),
    sizes: five(3, 3, 5, 2, 2),
    pictures: [
      picture(
        'iris-set-black/front',
        'Iris set in black, front: black silk blouse, gilded belt and a floor-length black skirt in very fine pleats',
      ),
      picture(
        'iris-set-black/back',
        'Iris set in black from behind: black silk blouse, a gilded belt all around, very fine pleats to the floor',
      ),
      picture(
        'iris-set-black/detail',
        'Iris set in black, very close: crêpe de Chine tucked into a gilded belt, fine pleats springing from below it',
      ),
    ],
    createdAt: '2025-01-16T08:00:00Z',
  }),
  product(nour, {
    id: 38,
    number: 1,
    colors: ['Teal Lattice'],
    colorText:
      'Here the lattice is drawn in teal on cream, with an ochre point at the heart of each circle.',
    prices: reduced(760, 10),
    discount: 10,
    sizes: five(3, 6, 4, 2, 2),
    pictures: [
      picture(
        'nour-set-teal/front',
        'Nour set, front: sand-colored voile blouse, brown belt and a skirt printed with a fine teal lattice',
      ),
      picture(
        'nour-set-teal/back',
        'Nour set in teal lattice from behind: sand-colored voile blouse, brown belt, circles in teal on the gathered skirt',
      ),
      picture(
        'nour-set-teal/detail',
        'Nour set in teal lattice, very close: the leather belt and its brass buckle between plain voile and printed lattice',
      ),
    ],
    createdAt: '2024-06-19T08:00:00Z',
  }),
  product(nour, {
    id: 39,
    number: 2,
    name: 'Nour Blouse and Gathered Skirt in Clay Lattice Printed Silk Twill',
    colors: ['Clay Lattice'],
    colorText:
      'This one is drawn in clay on cream, with an ochre point at the heart of each circle.',
    prices: prices(760),
    sizes: five(2, 3, 5, 3, 1),
    pictures: [
      picture(
        'nour-set-clay/front',
        'Nour set, front: sand-colored voile blouse, brown belt and a skirt printed with a fine clay-red lattice',
      ),
      picture(
        'nour-set-clay/back',
        'Nour set in clay lattice from behind: sand-colored voile blouse, brown belt, circles in clay red on the gathered skirt',
      ),
      picture(
        'nour-set-clay/detail',
        'Nour set in clay lattice, very close: the leather belt and its brass buckle between plain voile and printed lattice',
      ),
    ],
    createdAt: '2024-07-26T08:00:00Z',
  }),
  product(aya, {
    id: 40,
    number: 1,
    colors: ['Shell'],
    colorText: 'Shell is a very pale color between pink and sand, with a belt in tan.',
    prices: prices(980),
    sizes: five(2, 5, 5, 3, 2),
    pictures: [
      picture(
        'aya-set-shell/front',
        'Aya set in shell, front: peplum top with a narrow tan belt over a straight ankle-length skirt',
      ),
      picture(
        'aya-set-shell/back',
        'Aya set in shell from behind: the gathered peplum below a narrow tan belt, the column skirt to the ankle',
      ),
      picture(
        'aya-set-shell/detail',
        'Aya set in shell, very close: the narrow stitched belt and the gathers of the peplum below it',
      ),
    ],
    createdAt: '2024-07-29T08:00:00Z',
  }),
  product(aya, {
    id: 41,
    number: 2,
    colors: ['Navy'],
    colorText: 'In navy it is a uniform of one’s own, with the belt in tan to keep it friendly.',
    prices: reduced(980, 20),
    discount: 20,
    sizes: five(1, 4, 3, 2, 0),
    pictures: [
      picture(
        'aya-set-navy/front',
        'Aya set in navy, front: peplum top with a narrow tan belt over a straight ankle-length skirt',
      ),
      picture(
        'aya-set-navy/back',
        'Aya set in navy from behind: the gathered peplum below a narrow tan belt, the column skirt to the ankle',
      ),
      picture(
        'aya-set-navy/detail',
        'Aya set in navy, very close: the narrow stitched belt and the gathers of the peplum below it',
      ),
    ],
    createdAt: '2024-08-15T08:00:00Z',
  }),
  product(rania, {
    id: 42,
    number: 1,
    colors: ['Deep Teal'],
    colorText: 'Both are deep teal. The plissé takes less light, and looks a shade darker.',
    prices: prices(1280),
    sizes: five(1, 3, 4, 4, 2),
    pictures: [
      picture(
        'rania-set-teal/front',
        'Rania set in deep teal, front: a V-necked satin tunic over a floor-length plissé skirt',
      ),
      picture(
        'rania-set-teal/back',
        'Rania set in deep teal from behind: the satin tunic is drawn in at the waist and ends at mid-thigh in a dark binding, plissé below it',
      ),
      picture(
        'rania-set-teal/detail',
        'Rania tunic in deep teal, very close: fine lines in the silk, a rounded V neck bound in a darker ribbed silk with small stitches beside it',
      ),
    ],
    createdAt: '2024-12-16T08:00:00Z',
  }),
  product(rania, {
    id: 43,
    number: 2,
    colors: ['Stone'],
    colorText: 'Both are stone, a beige with some grey in it; the plissé below is a shade deeper.',
    prices: prices(1280),
    sizes: five(2, 4, 3, 2, 1),
    pictures: [
      picture(
        'rania-set-stone/front',
        'Rania set in stone, front: a V-necked satin tunic over a floor-length plissé skirt',
      ),
      picture(
        'rania-set-stone/back',
        'Rania set in stone from behind: the tunic is drawn in at the waist and ends at mid-thigh in a narrow binding, plissé below it',
      ),
      picture(
        'rania-set-stone/detail',
        'Rania tunic in stone, very close: fine lines in the silk, a rounded V neck bound in ribbed silk with small stitches beside it',
      ),
    ],
    createdAt: '2025-01-30T08:00:00Z',
  }),
  product(tala, {
    id: 44,
    number: 1,
    colors: ['Indigo Star', 'Claret Star'],
    colorText: `It comes on indigo, with stars in sand and gold, and on claret, where the same stars
      look like lacquer.`,
    prices: prices(1150),
    sizes: five(2, 5, 4, 1, 3),
    pictures: [
      picture(
        'tala-set-indigo/front',
        'Tala set, front: robe jacket printed with sand and gold stars on indigo, over an ivory pleated skirt',
        'Indigo Star',
      ),
      picture(
        'tala-set-indigo/back',
        'Tala set from behind: the robe jacket printed with stars on indigo, ivory pleats from below the hip',
        'Indigo Star',
      ),
      picture(
        'tala-set-indigo/detail',
        'Tala jacket in indigo star, very close: eight-pointed stars outlined in gold beside the plain silk band of the front',
        'Indigo Star',
      ),
      picture(
        'tala-set-claret/front',
        'Tala set, front: robe jacket printed with pale gold stars on claret, over an ivory pleated skirt',
        'Claret Star',
      ),
      picture(
        'tala-set-claret/back',
        'Tala set from behind: the robe jacket printed with stars on claret, ivory pleats from below the hip',
        'Claret Star',
      ),
      picture(
        'tala-set-claret/detail',
        'Tala jacket in claret star, very close: eight-pointed stars outlined in gold beside the plain silk band of the front',
        'Claret Star',
      ),
    ],
    createdAt: '2024-08-19T08:00:00Z',
  }),
];
