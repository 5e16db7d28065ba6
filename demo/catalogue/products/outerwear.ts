import { fw2425Id, outerwearId } from '../categories';
import { sizeCharts } from '../size-charts';
import { five, picture, prices, product, reduced, three, type Style } from '../style';

const hala: Style = {
  code: 'CT-01',
  name: 'Hala Cape and Pleated Skirt',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Set',
  fabrics: ['Wool'],
  length: 'Ankle',
  occasions: ['Office', 'Everyday'],
  sizeGuide: sizeCharts.outerwear,
  attributes: [{ name: 'Sold as', options: ['Cape, skirt and top'] }],
  description: (color) => `
    <p>A cape for the weeks when a coat is too much. Boiled wool, cut in one piece with its sleeves,
    falls from the shoulder to a hem that dips at both sides. The edges are bound, and the
    open front is held at the throat by two hooks.</p>
    <p>${color}</p>
    <p>Boiling shrinks a knitted wool by a third, until wind and light rain stay outside. It does not
    fray, does not crease, and needs no lining.</p>`,
  details: {
    composition:
      'Cape: 100% boiled merino wool. Skirt: 100% polyester crêpe, permanently pleated. Top: 92% modal, 8% elastane.',
    care: ['Cape: air, brush, dry clean rarely', 'Skirt: hand wash cold, drip dry, do not iron'],
    measurements: [
      'Cape from the shoulder, all sizes: 86 cm',
      'Skirt from the waist, size M: 90 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The size is that of the skirt; one cape fits all three.',
  },
};

const camellia: Style = {
  code: 'CT-02',
  name: 'Camellia Coat',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Coat',
  fabrics: ['Wool'],
  length: 'Below the knee',
  occasions: ['Everyday', 'Office'],
  sizeGuide: sizeCharts.outerwear,
  attributes: [{ name: 'Lining', options: ['Cupro'] }],
  description: (color) => `
    <p>A single-breasted coat in virgin wool, four buttons, no more. The neckline is a long V with a
    soft rolled edge, so that a scarf has somewhere to go; the shoulder is natural, the waist is
    shaped by two seams that you do not see, and the skirt stops below the knee.</p>
    <p>The cloth is woven in Biella and milled until the weave disappears. Every edge is top-stitched
    eight millimeters in, by a machine that is older than the house.</p>
    <p>${color}</p>
    <p>It goes over an abaya as easily as over a suit: the armhole was lowered by three centimeters to
    make sure of that. It is pictured unbuttoned; what is under it is not part of it.</p>
    <ul>
      <li>Two welt pockets in the side seams, one inside for a telephone</li>
      <li>Horn buttons, with a spare sewn at the hem</li>
      <li>Half belt at the back, inside the lining, to <strong>keep the fall</strong></li>
    </ul>`,
  details: {
    composition: 'Shell: 100% virgin wool, 480 g/m². Lining: 100% cupro. Buttons: horn.',
    care: [
      'Brush after wearing',
      'Dry clean once a season',
      'Store with cedar, on a shaped hanger',
    ],
    measurements: [
      'Length from the shoulder, size M: 118 cm',
      'Sleeve from the shoulder, size M: 60 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S over a fine knit. True to size.',
  },
};

const elena: Style = {
  code: 'CT-03',
  name: 'Elena Long Coat',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Coat',
  fabrics: ['Wool', 'Cashmere'],
  length: 'Ankle',
  occasions: ['Evening', 'Everyday'],
  sizeGuide: sizeCharts.outerwear,
  description: (color) => `
    <p>A coat cut as full as a skirt. The Elena is fitted to the waist, buttons three times, and from there
    opens into deep flares that stop just above the ankle and turn when you do.</p>
    <p>${color}</p>
    <p>The cloth is nine parts wool and one part <em>cashmere</em>, warm without weight. The neckline is
    a long V that a scarf can fill, with a soft collar rolled back from it, slim in front and wide
    across the back. The fine pleated skirt below it in the pictures is not part of it: it
    is sold with the Iris set.</p>`,
  details: {
    composition: 'Shell: 90% virgin wool, 10% cashmere. Lining: 100% cupro. Buttons: corozo.',
    care: ['Dry clean once a season', 'Steam; do not press', 'Brush with the nap'],
    measurements: ['Length from the shoulder, size M: 134 cm', 'Hem, size M: 216 cm around'],
    note: 'The form is 176 cm tall and wears a size S. Fitted at the waist; between sizes take the larger.',
  },
};

const nadia: Style = {
  code: 'CT-04',
  name: 'Nadia Robe Coat',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Coat',
  fabrics: ['Wool'],
  length: 'Below the knee',
  occasions: ['Everyday', 'Office'],
  sizeGuide: sizeCharts.outerwear,
  attributes: [{ name: 'Belt', options: ['Attached, same cloth'] }],
  description: (color) => `
    <p>Two layers of wool woven together, then split open by hand at each edge, turned in and sewn
    closed. A double-faced coat has no lining and no facing. It is as clean on the inside as on the
    outside, and very soft.</p>
    <p>The Nadia is cut like a dressing gown: a deep V, no collar, no buttons, a broad belt stitched
    in place at the back. ${color}</p>
    <p>Forty hours of handwork, half of them along the hem. What is under it in the pictures is not
    part of it.</p>`,
  details: {
    composition: 'Shell: 85% virgin wool, 15% alpaca, double-faced. Unlined.',
    care: ['Dry clean once a season', 'Brush', 'Fold rather than hang in summer'],
    measurements: ['Length from the shoulder, size M: 128 cm', 'Belt: 5 cm wide'],
    note: 'The form is 176 cm tall and wears a size S. Generous; between sizes take the smaller.',
  },
};

const sofia: Style = {
  code: 'CT-05',
  name: 'Sofia Cocoon Coat',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Coat',
  fabrics: ['Wool'],
  length: 'Below the knee',
  occasions: ['Everyday'],
  sizeGuide: sizeCharts.outerwear,
  attributes: [{ name: 'Buttons', options: ['Brass'] }],
  description: (color) => `
    <p>Round at the neck, round at the shoulder, drawn in a little at the hem: a coat in the shape of
    a held breath. Four brass buttons, the size of a coin, close it to the hip.</p>
    <p>${color}</p>
    <p>The wool is felted, dense and slightly hairy, and stands away from what is under it: the long
    plissé skirt of the pictures, which is not part of it, or jeans. It is pictured unbuttoned.</p>`,
  details: {
    composition: 'Shell: 100% felted wool. Sleeve lining: 100% cupro. Buttons: brass.',
    care: ['Brush after wearing', 'Dry clean', 'Cover the buttons when steaming'],
    measurements: ['Length from the shoulder, size M: 112 cm', 'Body, size M: 132 cm around'],
    note: 'The form is 176 cm tall and wears a size S. Wide by design; take your usual size.',
  },
};

const vera: Style = {
  code: 'CT-06',
  name: 'Vera Jacket and Pleated Skirt',
  categoryId: outerwearId,
  collection: fw2425Id,
  kind: 'Set',
  fabrics: ['Wool', 'Crêpe'],
  length: 'Ankle',
  occasions: ['Office', 'Ceremony'],
  sizeGuide: sizeCharts.outerwear,
  attributes: [{ name: 'Buttons', options: ['Gilded'] }],
  description: (color) => `
    <p>A short jacket without a collar, edged in a contrasting band along
    the front, the cuffs and the hem. Five gilded buttons, and a fine chain sewn inside the hem so that it hangs level.</p>
    <p>${color}</p>
    <p>The bouclé is woven from three yarns of different thickness and lined in silk. With the skirt it is a suit; without it, a cardigan that has
    <strong>learnt some manners</strong>.
    The jacket is pictured unbuttoned, over a plain top that is not part of the set.</p>`,
  details: {
    composition:
      'Jacket: 72% wool, 20% cotton, 8% polyamide bouclé; lining 100% silk. Skirt: 100% polyester crêpe.',
    care: ['Jacket: dry clean', 'Skirt: hand wash cold, drip dry, do not iron'],
    measurements: [
      'Jacket from the shoulder, size M: 60 cm',
      'Skirt from the waist, size M: 92 cm',
    ],
    note: 'The form is 176 cm tall and wears a size S. The jacket is boxy; choose by the waist of the skirt.',
  },
};

export const outerwear = [
  product(hala, {
    id: 45,
    number: 1,
    colors: ['Caramel'],
    colorText:
      'The cape is caramel, the pleated skirt beneath it a brown that is close to black, and they come together.',
    prices: prices(1340),
    sizes: three(3, 4, 2),
    pictures: [
      picture(
        'hala-set-caramel/front',
        'Hala set, front: a wide caramel wool cape over a dark brown pleated skirt',
      ),
      picture(
        'hala-set-caramel/back',
        'Hala set in caramel from behind: the boiled wool cape falls in soft folds, lower at the sides, over a dark pleated skirt',
      ),
      picture(
        'hala-set-caramel/detail',
        'Hala cape in caramel, very close: the felt of the boiled wool and the bound edge of the neck opening',
      ),
    ],
    createdAt: '2024-10-28T08:00:00Z',
  }),
  product(hala, {
    id: 46,
    number: 2,
    colors: ['Pearl Grey'],
    colorText:
      'The cape is pearl grey, from sheep that were grey to begin with; the skirt under it is charcoal.',
    prices: prices(1340),
    sizes: three(1, 3, 4),
    pictures: [
      picture(
        'hala-set-grey/front',
        'Hala set, front: a wide pearl grey wool cape over a charcoal pleated skirt',
      ),
      picture(
        'hala-set-grey/back',
        'Hala set in pearl grey from behind: the wool cape falls in soft folds, lower at the sides, over a charcoal pleated skirt',
      ),
      picture(
        'hala-set-grey/detail',
        'Hala cape in pearl grey, very close: mottled boiled wool, a ribbed grosgrain ribbon around the neck and down the open front',
      ),
    ],
    createdAt: '2024-12-18T08:00:00Z',
  }),
  product(camellia, {
    id: 47,
    number: 1,
    colors: ['Camel', 'Graphite', 'Navy'],
    colorText: `Camel is the natural color of the fiber, warmed by one bath of dye. Graphite is made of
      five greys, spun together before weaving. Navy is the third, and the one for black shoes.`,
    prices: prices(1890),
    sizes: five(3, 5, 6, 4, 2),
    pictures: [
      picture(
        'camel-coat-camel/front',
        'Camellia coat in camel wool, front: long V neckline, four dark horn buttons, below the knee',
        'Camel',
      ),
      picture(
        'camel-coat-camel/three',
        'Camellia coat in camel, turned to the side: a deep V over a dark top, four dark buttons in a row beside the front edge',
        'Camel',
      ),
      picture(
        'camel-coat-camel/detail',
        'Camellia coat in camel, very close: the nap of virgin wool, topstitched edges and two dark buttons sewn through four holes',
        'Camel',
      ),
      picture(
        'camel-coat-graphite/front',
        'Camellia coat in graphite wool, front: long V neckline, four black buttons, below the knee',
        'Graphite',
      ),
      picture(
        'camel-coat-graphite/three',
        'Camellia coat in graphite, turned to the side: a deep V over a dark top, four black buttons in a row beside the front edge',
        'Graphite',
      ),
      picture(
        'camel-coat-graphite/detail',
        'Camellia coat in graphite, very close: a horn button sewn by hand on brushed wool, beside the stitched edge',
        'Graphite',
      ),
      picture(
        'camel-coat-navy/front',
        'Camellia coat in navy wool, front: long V neckline, four dark buttons, below the knee',
        'Navy',
      ),
      picture(
        'camel-coat-navy/three',
        'Camellia coat in navy, turned to the side: a deep V over a dark top, four dark buttons in a row beside the front edge',
        'Navy',
      ),
      picture(
        'camel-coat-navy/detail',
        'Camellia coat in navy, very close: a horn button sewn by hand on brushed wool, beside the stitched edge',
        'Navy',
      ),
    ],
    createdAt: '2024-11-25T08:00:00Z',
  }),
  product(elena, {
    id: 48,
    number: 1,
    colors: ['Bordeaux'],
    colorText:
      'Bordeaux, the wine and not the city: red in the sun, nearly brown under street lamps.',
    prices: prices(2450),
    sizes: five(1, 2, 4, 2, 0),
    pictures: [
      picture(
        'elena-coat-bordeaux/front',
        'Elena coat in bordeaux, front: fitted to the waist with three buttons, flaring to above the ankle over a black pleated skirt',
      ),
      picture(
        'elena-coat-bordeaux/back',
        'Elena coat in bordeaux from behind: the wide collar, cloth drawn in at the waist, the skirt flaring over black pleats',
      ),
      picture(
        'elena-coat-bordeaux/detail',
        'Elena coat in bordeaux, very close: the nap of the red wool, a dark button sewn through four holes, the turned front edge',
      ),
    ],
    createdAt: '2025-01-13T08:00:00Z',
  }),
  product(elena, {
    id: 49,
    number: 2,
    colors: ['Forest'],
    colorText: 'Forest is a green for town, dark enough for the opera and for the walk home.',
    prices: prices(2450),
    sizes: five(1, 3, 2, 2, 1),
    pictures: [
      picture(
        'elena-coat-forest/front',
        'Elena coat in forest green, front: fitted to the waist with three buttons, flaring to above the ankle over a black pleated skirt',
      ),
      picture(
        'elena-coat-forest/back',
        'Elena coat in forest from behind: the wide collar, a seam drawn in at the waist, the skirt flaring over black pleats',
      ),
      picture(
        'elena-coat-forest/detail',
        'Elena coat in forest, very close: the nap of the wool, a dark button sewn through four holes, the topstitched edge',
      ),
    ],
    createdAt: '2025-02-17T08:00:00Z',
  }),
  product(nadia, {
    id: 50,
    number: 1,
    colors: ['Oatmeal'],
    colorText: 'In oatmeal, a natural mixture of pale wools, with nothing dyed.',
    prices: reduced(1760, 10),
    discount: 10,
    sizes: five(2, 3, 5, 2, 1),
    pictures: [
      picture(
        'nadia-coat-oatmeal/front',
        'Nadia robe coat in oatmeal, front: deep V without a collar, broad belt of the same wool',
      ),
      picture(
        'nadia-coat-oatmeal/back',
        'Nadia robe coat in oatmeal from behind: mottled pale wool gathered by a broad belt of the same cloth, straight to the calf',
      ),
      picture(
        'nadia-coat-oatmeal/detail',
        'Nadia coat in oatmeal, very close: the deep V neck, both edges of the double-faced wool stitched',
      ),
    ],
    createdAt: '2024-11-13T08:00:00Z',
  }),
  product(nadia, {
    id: 51,
    number: 2,
    colors: ['Espresso'],
    colorText: 'In espresso it is worn as a dress coat, over the same color from neck to hem.',
    prices: prices(1760),
    sizes: five(0, 1, 2, 3, 1),
    pictures: [
      picture(
        'nadia-coat-espresso/front',
        'Nadia robe coat in espresso, front: deep V without a collar, broad belt of the same wool',
      ),
      picture(
        'nadia-coat-espresso/back',
        'Nadia robe coat in espresso from behind: a plain wool back gathered by the broad belt, straight to the calf',
      ),
      picture(
        'nadia-coat-espresso/detail',
        'Nadia coat in espresso, very close: the foot of the deep V, two topstitched edges of felted wool that meet over a dark top',
      ),
    ],
    createdAt: '2025-01-27T08:00:00Z',
  }),
  product(sofia, {
    id: 52,
    number: 1,
    colors: ['Moss'],
    colorText: 'Moss, the green on the north side of a stone.',
    prices: reduced(1420, 30),
    discount: 30,
    sizes: five(0, 3, 2, 4, 2),
    pictures: [
      picture(
        'sofia-coat-moss/front',
        'Sofia cocoon coat in moss, front: round neck, four large brass buttons, over a black plissé skirt',
      ),
      picture(
        'sofia-coat-moss/back',
        'Sofia cocoon coat in moss from behind: felted wool falls from the shoulders in one wide sweep, dark plissé below the hem',
      ),
      picture(
        'sofia-coat-moss/detail',
        'Sofia coat in moss, very close: a brass button on felted wool, beside the stitched edge',
      ),
    ],
    createdAt: '2024-09-23T08:00:00Z',
  }),
  product(sofia, {
    id: 53,
    number: 2,
    colors: ['Dusty Rose'],
    colorText: 'Dusty rose, over a skirt of dark brown: pink for those who do not wear pink.',
    prices: prices(1420),
    sizes: five(2, 4, 4, 1, 2),
    pictures: [
      picture(
        'sofia-coat-rose/front',
        'Sofia cocoon coat in dusty rose, front: round neck, four large brass buttons, over a dark plissé skirt',
      ),
      picture(
        'sofia-coat-rose/back',
        'Sofia cocoon coat in dusty rose from behind: wool falls from the shoulders in one wide sweep, dark plissé below the hem',
      ),
      picture(
        'sofia-coat-rose/detail',
        'Sofia coat in dusty rose, very close: felted wool with a short nap, topstitched front edges and two domed brass buttons',
      ),
    ],
    createdAt: '2025-01-23T08:00:00Z',
  }),
  product(vera, {
    id: 54,
    number: 1,
    colors: ['Ivory'],
    colorText: 'Ivory with a black edge, above a pleated skirt in black.',
    prices: prices(1580),
    sizes: five(3, 4, 4, 3, 1),
    pictures: [
      picture(
        'vera-set-ivory/front',
        'Vera set, front: short ivory bouclé jacket with black edges and gilded buttons, black pleated skirt',
      ),
      picture(
        'vera-set-ivory/back',
        'Vera set in ivory from behind: a short bouclé jacket edged in black over a black skirt in wide pleats',
      ),
      picture(
        'vera-set-ivory/detail',
        'Vera jacket in ivory, very close: curled bouclé yarn in a loose weave, a ribbed black ribbon along both edges of the front, three gilded buttons',
      ),
    ],
    createdAt: '2024-12-20T08:00:00Z',
  }),
  product(vera, {
    id: 55,
    number: 2,
    colors: ['Navy'],
    colorText: 'Navy with a cream edge, above a pleated skirt in stone.',
    prices: prices(1580),
    sizes: five(2, 3, 1, 2, 0),
    pictures: [
      picture(
        'vera-set-navy/front',
        'Vera set, front: short navy bouclé jacket with cream edges and gilded buttons, stone pleated skirt',
      ),
      picture(
        'vera-set-navy/back',
        'Vera set in navy from behind: the short jacket ends in a cream ribbon at the waist, the stone skirt opens in wide pleats',
      ),
      picture(
        'vera-set-navy/detail',
        'Vera jacket in navy, very close: looped wool, a ribbed cream ribbon along both edges of the front, three gilded buttons',
      ),
    ],
    createdAt: '2025-02-06T08:00:00Z',
  }),
];
