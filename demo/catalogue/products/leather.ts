import { accessoriesId, fw2425Id, ss24Id } from '../categories';
import { oneSize, picture, prices, product, reduced, three, type Style } from '../style';

const leatherCare = [
  'Wipe with a soft dry cloth',
  'Colorless cream twice a year',
  'Store filled, in its cotton bag',
];

const amal: Style = {
  code: 'BG-01',
  name: 'Amal Top-handle Bag',
  categoryId: accessoriesId,
  collection: fw2425Id,
  kind: 'Bag',
  fabrics: ['Leather'],
  occasions: ['Office', 'Everyday'],
  attributes: [{ name: 'Closure', options: ['Brass turn-lock'] }],
  description: (color) => `
    <p>A bag with a straight back. Its sides lean in a little toward the top, a rounded flap comes
    down over the front and is held by a brass turn-lock, and a single handle rises from two rings.</p>
    <p>${color}</p>
    <p>Inside there are three compartments, of which the middle one closes, and a lining of undyed
    goatskin that will darken with use. It stands on four small feet. The handle is
    <strong>sewn around a core of cord</strong>, as a saddler does it, so it keeps its curve.</p>
    <p>It holds a tablet, a book, a folded scarf and the usual secrets.</p>`,
  details: {
    composition: 'Outside: grained calf leather. Lining: goatskin. Fittings: solid brass.',
    care: leatherCare,
    measurements: ['30 × 24 × 13 cm', 'Handle drop: 12 cm', 'Weight: 920 g'],
    note: 'Made by one person from first cut to last stitch; the initials are under the flap.',
  },
};

const rima: Style = {
  code: 'BG-02',
  name: 'Rima Envelope Clutch',
  categoryId: accessoriesId,
  collection: ss24Id,
  kind: 'Bag',
  fabrics: ['Leather'],
  occasions: ['Evening', 'Wedding guest'],
  attributes: [{ name: 'Closure', options: ['Brass turn-lock'] }],
  description: (color) => `
    <p>Folded like a letter, sealed like one. The flap of this clutch bag comes to a point at the
    middle of the front, where a small brass lock holds it, and a line of saddle stitch runs along
    its edge.</p>
    <p>${color}</p>
    <p>There is a slot for cards and a hidden ring for a chain, should your hands be needed.</p>`,
  details: {
    composition: 'Outside: grained calf leather. Lining: goatskin. Fittings: solid brass.',
    care: leatherCare,
    measurements: ['27 × 18 × 4 cm', 'Weight: 410 g'],
    note: 'Takes a large telephone, keys, a card case and a lipstick, and then it is full.',
  },
};

const safar: Style = {
  code: 'BG-03',
  name: 'Safar Tote',
  categoryId: accessoriesId,
  collection: ss24Id,
  kind: 'Bag',
  fabrics: ['Leather'],
  occasions: ['Everyday', 'Office'],
  attributes: [{ name: 'Closure', options: ['Open, inner zip pocket'] }],
  description: (color) => `
    <p>Safar, a journey. A tote bag in leather stiff enough to stand by itself on a station platform,
    with two round handles riveted through the side and a flat base.</p>
    <p>${color}</p>
    <p>The edges are painted five times and polished between coats. Inside, a zipped pocket for a
    passport and a strap with a hook for the keys.</p>`,
  details: {
    composition: 'Outside: grained calf leather, unlined. Pocket: cotton canvas. Rivets: brass.',
    care: leatherCare,
    measurements: ['36 × 28 × 15 cm', 'Handle drop: 20 cm', 'Weight: 1,050 g'],
    note: 'Goes over the shoulder with a summer dress, in the hand with a coat.',
  },
};

const hizam: Style = {
  code: 'BT-01',
  name: 'Hizam Belt',
  categoryId: accessoriesId,
  collection: fw2425Id,
  kind: 'Belt',
  fabrics: ['Leather'],
  occasions: ['Everyday', 'Office'],
  attributes: [{ name: 'Buckle', options: ['Square, brass'] }],
  description: (color) => `
    <p>Hizam is the plain word for a belt, and this is a plain belt: one strap of vegetable-tanned
    leather, saddle-stitched along both sides, with a squared brass buckle and one loop.</p>
    <p>${color}</p>
    <p>It was made for the Granat dress and has since been seen on several others.</p>`,
  details: {
    composition: 'Vegetable-tanned cowhide, 3.2 mm. Buckle: solid brass.',
    care: ['Wipe with a dry cloth', 'Neutral wax once a year', 'Hang by the buckle'],
    measurements: ['3.4 cm wide, five holes', 'S: 65 to 75 cm. M: 75 to 85 cm. L: 85 to 95 cm'],
    note: 'Measure where you will wear it, over the dress.',
  },
};

export const leather = [
  product(amal, {
    id: 63,
    number: 1,
    colors: ['Cognac', 'Black', 'Oxblood'],
    colorText: `Cognac will deepen to chestnut in a year. Black stays. Oxblood, the third, is the one to
      wear with navy.`,
    prices: prices(1480),
    sizes: oneSize(8),
    pictures: [
      picture(
        'amal-bag-cognac/front',
        'Amal bag in cognac leather: a curved flap with a brass lock, one round top handle',
        'Cognac',
      ),
      picture(
        'amal-bag-cognac/three',
        'Amal bag in cognac from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset',
        'Cognac',
      ),
      picture(
        'amal-bag-cognac/detail',
        'Amal bag in cognac, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather',
        'Cognac',
      ),
      picture(
        'amal-bag-black/front',
        'Amal bag in black leather: a curved flap with a brass lock, one round top handle',
        'Black',
      ),
      picture(
        'amal-bag-black/three',
        'Amal bag in black from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset',
        'Black',
      ),
      picture(
        'amal-bag-black/detail',
        'Amal bag in black, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather',
        'Black',
      ),
      picture(
        'amal-bag-oxblood/front',
        'Amal bag in oxblood leather: a curved flap with a brass lock, one round top handle',
        'Oxblood',
      ),
      picture(
        'amal-bag-oxblood/three',
        'Amal bag in oxblood from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset',
        'Oxblood',
      ),
      picture(
        'amal-bag-oxblood/detail',
        'Amal bag in oxblood, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather',
        'Oxblood',
      ),
    ],
    createdAt: '2024-11-06T08:00:00Z',
  }),
  product(rima, {
    id: 64,
    number: 1,
    colors: ['Emerald'],
    colorText: 'The leather is dyed emerald through its whole thickness, and stitched in cream.',
    prices: prices(620),
    sizes: oneSize(6),
    pictures: [
      picture(
        'rima-clutch-emerald/front',
        'Rima clutch in emerald leather: a pointed envelope flap with a small brass lock',
      ),
      picture(
        'rima-clutch-emerald/three',
        'Rima clutch in emerald from the other side: the pointed flap edged in pale stitching, the brass turn lock',
      ),
      picture(
        'rima-clutch-emerald/detail',
        'Rima clutch in emerald, very close: the point of the flap, its stitching and the brass lock',
      ),
    ],
    createdAt: '2024-08-12T08:00:00Z',
  }),
  product(rima, {
    id: 65,
    number: 2,
    colors: ['Sand'],
    colorText: 'In sand the grain shows, and the stitching is drawn over it in cream.',
    prices: reduced(620, 40),
    discount: 40,
    sizes: oneSize(2),
    pictures: [
      picture(
        'rima-clutch-sand/front',
        'Rima clutch in sand leather: a pointed envelope flap edged with pale stitching, a small brass lock',
      ),
      picture(
        'rima-clutch-sand/three',
        'Rima clutch in sand from the other side: the pointed flap edged in pale stitching, the brass turn lock',
      ),
      picture(
        'rima-clutch-sand/detail',
        'Rima clutch in sand, very close: the point of the flap, its stitching and the brass lock',
      ),
    ],
    createdAt: '2024-06-20T08:00:00Z',
  }),
  product(safar, {
    id: 66,
    number: 1,
    colors: ['Tan'],
    colorText:
      'The tan of a saddle, close to the color of the hide; it will take the marks of its travels.',
    prices: prices(890),
    sizes: oneSize(5),
    pictures: [
      picture(
        'safar-tote-tan/front',
        'Safar tote in tan leather: open top, two arched handles fixed with brass rivets',
      ),
      picture(
        'safar-tote-tan/three',
        'Safar tote in tan from the other side: two rolled handles with flat, riveted ends, a line of pale stitching below the rim',
      ),
      picture(
        'safar-tote-tan/detail',
        'Safar tote in tan, very close: the end of a rolled handle, pressed flat, stitched and riveted in brass on pebbled leather',
      ),
    ],
    createdAt: '2024-07-17T08:00:00Z',
  }),
  product(safar, {
    id: 67,
    number: 2,
    colors: ['Navy'],
    colorText: 'In navy, stitched in sand, it keeps its counsel about the miles.',
    prices: prices(890),
    sizes: oneSize(0),
    pictures: [
      picture(
        'safar-tote-navy/front',
        'Safar tote in navy leather: open top, two arched handles fixed with brass rivets',
      ),
      picture(
        'safar-tote-navy/three',
        'Safar tote in navy from the other side: two rolled handles with flat, riveted ends, a line of pale stitching below the rim',
      ),
      picture(
        'safar-tote-navy/detail',
        'Safar tote in navy, very close: the end of a rolled handle, pressed flat, stitched and riveted in brass on pebbled leather',
      ),
    ],
    createdAt: '2024-08-08T08:00:00Z',
  }),
  product(hizam, {
    id: 68,
    number: 1,
    colors: ['Chestnut'],
    colorText: 'Chestnut leather, natural thread.',
    prices: prices(95),
    sizes: three(12, 18, 7),
    pictures: [
      picture(
        'hizam-belt-chestnut/front',
        'Hizam belt in chestnut leather, rolled: pale saddle stitching and a square brass buckle',
      ),
      picture(
        'hizam-belt-chestnut/three',
        'Hizam belt in chestnut from the other side: the coil of leather, white stitching along its edge, the squared brass buckle',
      ),
      picture(
        'hizam-belt-chestnut/detail',
        'Hizam belt in chestnut, very close: the square brass buckle, its prong and the saddle stitching of the strap',
      ),
    ],
    createdAt: '2024-09-16T08:00:00Z',
  }),
  product(hizam, {
    id: 69,
    number: 2,
    colors: ['Black'],
    colorText: 'Black leather, cream thread.',
    prices: prices(95),
    sizes: three(3, 9, 0),
    pictures: [
      picture(
        'hizam-belt-black/front',
        'Hizam belt in black leather, rolled: cream saddle stitching and a square brass buckle',
      ),
      picture(
        'hizam-belt-black/three',
        'Hizam belt in black from the other side: the coil of leather, white stitching along its edge, the squared brass buckle',
      ),
      picture(
        'hizam-belt-black/detail',
        'Hizam belt in black, very close: the square brass buckle, its prong and the saddle stitching of the strap',
      ),
    ],
    createdAt: '2024-11-28T08:00:00Z',
  }),
];
