import { accessoriesId, fw2425Id, ss24Id } from '../categories';
import { oneSize, picture, prices, product, reduced, type Style } from '../style';

const silkCare = [
  'Dry clean',
  'Iron the reverse, still damp, from the middle outwards',
  'Do not press the rolled edge',
];

const khatam: Style = {
  code: 'SC-01',
  name: 'Khatam Silk Scarf',
  categoryId: accessoriesId,
  collection: fw2425Id,
  kind: 'Scarf',
  fabrics: ['Silk'],
  occasions: ['Everyday', 'Office'],
  attributes: [{ name: 'Print', options: ['Khatam star'] }],
  description: (color) => `
    <p>Khatam is the craft of inlaying wood with small stars of bone and brass. This square of silk
    twill borrows its geometry: an interlace of stars across an ivory field, two fine stripes, and a
    deep colored border with a row of dots.</p>
    <p>${color}</p>
    <p>Ninety-five centimeters by ninety-five, rolled and sewn at the edge by hand, which takes an
    hour and a quarter. <em>Large enough for the head</em>, or for the neck of a coat.</p>`,
  details: {
    composition: '100% silk twill, 16 momme, printed in Como.',
    care: silkCare,
    measurements: ['95 × 95 cm', 'Weight: 68 g'],
    note: 'Photographed over a brass rail, folded once. Comes in a flat linen envelope.',
  },
};

const riwaq: Style = {
  code: 'SC-02',
  name: 'Riwaq Silk Scarf',
  categoryId: accessoriesId,
  collection: ss24Id,
  kind: 'Scarf',
  fabrics: ['Silk'],
  occasions: ['Everyday', 'Office'],
  attributes: [{ name: 'Print', options: ['Lattice'] }],
  description: (color) => `
    <p>A riwaq is a gallery of arches around a court. Turn this scarf in the hand and they appear, one
    circle cutting another, eight to the side.</p>
    <p>${color}</p>
    <p>Silk twill, hand-rolled. Tie it twice around the handle of a bag, once around the hair, or leave
    it open on the shoulders of a linen dress.</p>`,
  details: {
    composition: '100% silk twill, 14 momme.',
    care: silkCare,
    measurements: ['95 × 95 cm', 'Border: 8 cm'],
    note: 'Photographed over a brass rail, corner down. The color of the border is also that of the edge.',
  },
};

const bustan: Style = {
  code: 'SC-03',
  name: 'Bustan Silk Scarf',
  categoryId: accessoriesId,
  collection: ss24Id,
  kind: 'Scarf',
  fabrics: ['Silk'],
  occasions: ['Everyday', 'Garden'],
  attributes: [{ name: 'Print', options: ['Sprig'] }],
  description: (color) => `
    <p>Bustan means orchard. The sprigs of the Dalia dress are here again, drawn larger and set inside
    a frame, as they would be on the page of a herbarium.</p>
    <p>${color}</p>
    <p>The scarf is printed on one side only; the reverse is paler, and some of us prefer it.</p>`,
  details: {
    composition: '100% silk twill, 14 momme.',
    care: silkCare,
    measurements: ['95 × 95 cm', 'Edge rolled by hand, 3 mm'],
    note: 'Photographed over a brass rail, corner down, in afternoon light.',
  },
};

const sadu: Style = {
  code: 'SC-04',
  name: 'Sadu Shawl',
  categoryId: accessoriesId,
  collection: fw2425Id,
  kind: 'Scarf',
  fabrics: ['Wool', 'Silk'],
  occasions: ['Everyday', 'Evening'],
  attributes: [{ name: 'Print', options: ['Ikat diamond'] }],
  description: (color) => `
    <p>Sadu weaving is the geometry of the desert: diamonds, lozenges, small triangles between them. Our
    shawl does not copy it. It keeps the order and loosens the line, in the manner of an ikat.</p>
    <p>${color}</p>
    <p>Wool and silk in equal parts, woven fine enough to pass through a ring, warm enough for a flight.
    A narrow woven band finishes the long sides.</p>`,
  details: {
    composition: '50% merino wool, 50% silk.',
    care: [
      'Hand wash cold with a wool soap, or dry clean',
      'Roll in a towel, dry flat',
      'Warm iron under a cloth',
    ],
    measurements: ['62 × 175 cm', 'Weight: 140 g'],
    note: 'Photographed over a brass rail, folded lengthwise.',
  },
};

export const scarves = [
  product(khatam, {
    id: 56,
    number: 1,
    colors: ['Garnet Star', 'Teal Star', 'Saffron Star'],
    colorText: 'With a garnet border, a teal one, or one in saffron with stars of brown.',
    prices: prices(290),
    sizes: oneSize(24),
    pictures: [
      picture(
        'khatam-scarf-garnet/front',
        'Khatam silk scarf over a brass rail: gold stars on ivory, garnet border',
        'Garnet Star',
      ),
      picture(
        'khatam-scarf-garnet/three',
        'Khatam scarf in garnet, seen from the side: eight-point stars on ivory silk twill, a garnet border, one corner hanging',
        'Garnet Star',
      ),
      picture(
        'khatam-scarf-garnet/detail',
        'Khatam scarf in garnet, very close: eight-pointed stars outlined in two colors on cream silk twill',
        'Garnet Star',
      ),
      picture(
        'khatam-scarf-teal/front',
        'Khatam silk scarf over a brass rail: gold stars on ivory, teal border',
        'Teal Star',
      ),
      picture(
        'khatam-scarf-teal/three',
        'Khatam scarf in teal, seen from the side: eight-point stars on ivory silk twill, a teal border, one corner hanging',
        'Teal Star',
      ),
      picture(
        'khatam-scarf-teal/detail',
        'Khatam scarf in teal, very close: eight-pointed stars outlined in two colors on cream silk twill',
        'Teal Star',
      ),
      picture(
        'khatam-scarf-saffron/front',
        'Khatam silk scarf over a brass rail: saffron and brown stars on ivory, saffron border',
        'Saffron Star',
      ),
      picture(
        'khatam-scarf-saffron/three',
        'Khatam scarf in saffron, seen from the side: eight-point stars on ivory silk twill, a saffron border, one corner hanging',
        'Saffron Star',
      ),
      picture(
        'khatam-scarf-saffron/detail',
        'Khatam scarf in saffron, very close: eight-pointed stars outlined in two colors on cream silk twill',
        'Saffron Star',
      ),
    ],
    createdAt: '2024-09-05T08:00:00Z',
  }),
  product(riwaq, {
    id: 57,
    number: 1,
    colors: ['Lapis Lattice'],
    colorText: 'Lapis, with the arches drawn in cream and the border left cream too.',
    prices: prices(270),
    sizes: oneSize(17),
    pictures: [
      picture(
        'riwaq-scarf-blue/front',
        'Riwaq silk scarf over a brass rail: a fine cream lattice on lapis blue, cream border',
      ),
      picture(
        'riwaq-scarf-blue/three',
        'Riwaq scarf in lapis, seen from the side: a pale lattice on blue silk twill, one corner hanging from the rail',
      ),
      picture(
        'riwaq-scarf-blue/detail',
        'Riwaq scarf in lapis, very close: interlaced circles on silk twill that falls in folds',
      ),
    ],
    createdAt: '2024-06-26T08:00:00Z',
  }),
  product(riwaq, {
    id: 58,
    number: 2,
    colors: ['Rose Lattice'],
    colorText: 'Rose, on a ground of pale shell, with two gold stripes inside the border.',
    prices: reduced(270, 20),
    discount: 20,
    sizes: oneSize(3),
    pictures: [
      picture(
        'riwaq-scarf-rose/front',
        'Riwaq silk scarf over a brass rail: a rose lattice on pale shell, rose border with gold dots',
      ),
      picture(
        'riwaq-scarf-rose/three',
        'Riwaq scarf in rose, seen from the side: a fine rose lattice on pale silk twill, one corner hanging from the rail',
      ),
      picture(
        'riwaq-scarf-rose/detail',
        'Riwaq scarf in rose, very close: interlaced circles on silk twill that falls in folds',
      ),
    ],
    createdAt: '2024-08-01T08:00:00Z',
  }),
  product(bustan, {
    id: 59,
    number: 1,
    colors: ['Garden Green'],
    colorText:
      'A garden green border, a single line of terracotta, and green leaves with terracotta flowers on ivory.',
    prices: prices(270),
    sizes: oneSize(9),
    pictures: [
      picture(
        'bustan-scarf-green/front',
        'Bustan silk scarf over a brass rail: green and terracotta sprigs on ivory, green border',
      ),
      picture(
        'bustan-scarf-green/three',
        'Bustan scarf in garden green, seen from the side: sprigs on ivory silk twill, a green border, one corner hanging',
      ),
      picture(
        'bustan-scarf-green/detail',
        'Bustan scarf in garden green, very close: sprigs of flowers on cream silk twill that falls in folds',
      ),
    ],
    createdAt: '2024-07-03T08:00:00Z',
  }),
  product(bustan, {
    id: 60,
    number: 2,
    colors: ['Garden Plum'],
    colorText: 'A plum border, a line of old gold, and plum leaves with gold flowers on ivory.',
    prices: prices(270),
    sizes: oneSize(14),
    pictures: [
      picture(
        'bustan-scarf-plum/front',
        'Bustan silk scarf over a brass rail: plum and gold sprigs on ivory, plum border',
      ),
      picture(
        'bustan-scarf-plum/three',
        'Bustan scarf in plum, seen from the side: sprigs on ivory silk twill, a plum border, one corner hanging',
      ),
      picture(
        'bustan-scarf-plum/detail',
        'Bustan scarf in plum, very close: sprigs of flowers on cream silk twill that falls in folds',
      ),
    ],
    createdAt: '2024-08-05T08:00:00Z',
  }),
  product(sadu, {
    id: 61,
    number: 1,
    colors: ['Ember'],
    colorText: 'Ember: rust and sand on a ground of brown that is almost black.',
    prices: prices(420),
    sizes: oneSize(11),
    pictures: [
      picture(
        'sadu-shawl-ember/front',
        'Sadu shawl over a brass rail: rust and sand diamonds on dark brown',
      ),
      picture(
        'sadu-shawl-ember/three',
        'Sadu shawl in ember, seen from the side: rust and sand diamonds on dark brown, folded over a brass rail',
      ),
      picture(
        'sadu-shawl-ember/detail',
        'Sadu shawl in ember, very close: ikat diamonds with feathered edges on wool and silk',
      ),
    ],
    createdAt: '2024-10-02T08:00:00Z',
  }),
  product(sadu, {
    id: 62,
    number: 2,
    colors: ['Sea'],
    colorText: 'Sea: blue diamonds with a brown heart, on ivory, and a blue edge.',
    prices: reduced(420, 10),
    discount: 10,
    sizes: oneSize(7),
    pictures: [
      picture(
        'sadu-shawl-sea/front',
        'Sadu shawl over a brass rail: blue and brown diamonds on ivory, blue edges',
      ),
      picture(
        'sadu-shawl-sea/three',
        'Sadu shawl in sea, seen from the side: blue and brown diamonds on ivory, folded over a brass rail',
      ),
      picture(
        'sadu-shawl-sea/detail',
        'Sadu shawl in sea, very close: ikat diamonds with feathered edges on wool and silk',
      ),
    ],
    createdAt: '2024-11-20T08:00:00Z',
  }),
];
