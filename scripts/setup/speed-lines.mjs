/**
 * What the shop may cost, and how fast it must be: the lines of the table that `npm run bench` prints.
 * Peers were measured in the same way on a machine like ours, with 60 to 80 products: EverShop 2.2.1 with
 * gzip added, and Medusa 2 with its Next.js starter as shipped, in brackets with its pictures optimised by
 * hand. A line without a goal is there to be watched.
 *
 * @typedef {object} Goal
 * @property {number} [atMost]
 * @property {number} [atLeast]
 *
 * @typedef {object} Peers
 * @property {string | number} [everShop]
 * @property {string | number} [medusa]
 *
 * @typedef {{ part: SpeedPart, line: string } & Goal & Peers} SpeedLine
 */

/** The parts of the bench, in the order in which it measures them. */
export const speedParts = /** @type {const} */ ([
  'pages',
  'pictures',
  'inputs',
  'provider',
  'orders',
  'growth',
  'install',
  'own',
]);

/** @typedef {typeof speedParts[number]} SpeedPart */

/** The databases that the shop is measured on. */
export const databaseKinds = /** @type {const} */ (['PostgreSQL', 'embedded']);

/** @typedef {typeof databaseKinds[number]} DatabaseKind */

/**
 * @param {SpeedPart} part
 * @param {string} line
 * @param {Goal} goal
 * @param {Peers} [peers]
 * @returns {SpeedLine}
 */
const lineOf = (part, line, goal, peers = {}) => ({ part, line, ...goal, ...peers });

const everShopBag = [457, 543, 5];
const medusaBag = [181, '894 (249)', 29];

/** Each by kilobytes of scripts and of everything on a phone, and requests. */
const weights = [
  {
    page: 'home',
    goals: [172, 450, 20],
    everShop: [456, 691, 14],
    medusa: [180, '2907 (301)', 37],
  },
  {
    page: 'listing',
    goals: [182, 500, 30],
    everShop: [464, 840, 24],
    medusa: [226, '2970 (346)', 45],
  },
  {
    page: 'product',
    goals: [182, 450, 20],
    everShop: [459, 591, 10],
    medusa: [206, '2050 (309)', 35],
  },
  { page: 'bag', goals: [181, 350, 20], everShop: everShopBag, medusa: medusaBag },
  { page: 'checkout', goals: [181, 350, 20], everShop: everShopBag, medusa: medusaBag },
].flatMap(({ page, goals, everShop, medusa }) =>
  ['scripts, kB', 'everything, kB', 'requests'].map((what, at) =>
    lineOf('pages', `${page}: ${what}`, { atMost: goals[at] }, pick({ everShop, medusa }, at)),
  ),
);

/** Each by seconds until the first and the largest paint, and milliseconds of blocking time. */
const paints = [
  {
    page: 'home',
    goals: [0.85, 1.3, 30],
    everShop: [0.93, 1.71, 234],
    medusa: ['0.92 (0.91)', '2.36 (2.22)', '76 (33)'],
  },
  {
    page: 'listing',
    goals: [0.85, 1.3, 40],
    everShop: [1.04, 1.37, 581],
    medusa: ['0.94 (0.92)', '7.62 (3.04)', '165 (40)'],
  },
  {
    page: 'product',
    goals: [0.85, 1.3, 30],
    everShop: [1.05, 1.64, 116],
    medusa: ['0.96 (0.95)', '4.86 (2.63)', '99 (30)'],
  },
].flatMap(({ page, goals, everShop, medusa }) =>
  ['first paint, s', 'largest paint, s', 'blocking time, ms'].map((what, at) =>
    lineOf('pages', `${page}: ${what}`, { atMost: goals[at] }, pick({ everShop, medusa }, at)),
  ),
);

/** What both of the peers have at one place of their figures. */
function pick(
  /** @type {{ everShop: (string | number)[], medusa: (string | number)[] }} */ peers,
  /** @type {number} */ at,
) {
  return { everShop: peers.everShop[at], medusa: peers.medusa[at] };
}

const perfect = { atLeast: 100 };

const scores = [
  lineOf('pages', 'home: performance', perfect, { everShop: 95, medusa: '98 (99)' }),
  lineOf('pages', 'listing: performance', perfect, { everShop: 85, medusa: '64 (94)' }),
  lineOf('pages', 'product: performance', perfect, { everShop: 99, medusa: '83 (97)' }),
  lineOf('pages', 'worst page: accessibility', perfect, { everShop: 93, medusa: '82 (82)' }),
  lineOf('pages', 'worst public page: best practices', perfect, {
    everShop: 92,
    medusa: '100 (96)',
  }),
  lineOf('pages', 'worst public page: SEO', perfect, { everShop: 100, medusa: '92 (92)' }),
  lineOf('pages', 'worst page: layout shift', { atMost: 0 }, { everShop: 0, medusa: '0.24 (0)' }),
];

const pictures = [
  lineOf('pictures', 'first visitor on a phone: every visible picture, s', { atMost: 1 }),
  lineOf('pictures', 'first visitor on a desktop: every visible picture, s', { atMost: 2 }),
];

/** What a visitor of the bench does on a slow phone. */
export const inputNames = /** @type {const} */ ([
  'open the menu',
  'open the search',
  'a letter of a search',
  'open the filters',
  'choose a filter',
  'apply the filters',
  'open the filters again',
  'open the sizes',
  'choose a size',
  'add to bag',
  'one more of it',
  'open the gallery',
  'swipe the gallery',
]);

const inputs = [
  ...inputNames.map((name) =>
    lineOf('inputs', `${name}: next frame, 75th percentile, ms`, { atMost: 100 }),
  ),
  lineOf('inputs', '500 products scrolled: longest frame, ms', { atMost: 100 }),
  lineOf('inputs', 'any page opened: longest task, ms', { atMost: 50 }),
];

const homePeers = { everShop: 45, medusa: 49 };
const listingPeers = { everShop: 30, medusa: 46 };
const productPeers = { everShop: 43, medusa: '53; 1.3 at 105 products' };
const listPeers = { everShop: 111, medusa: '13; 49 with few fields' };
const cpuOfList = { everShop: 6.4 };
const rate = 'requests a second';
const cpu = 'CPU ms';
const megabytes = {
  idle: { PostgreSQL: 250, embedded: 600 },
  loaded: { PostgreSQL: 350, embedded: 600 },
};

/** @type {(kind: DatabaseKind) => [string, Goal, Peers?][]} */
const providerGoals = (kind) => [
  [`home, from the cache, ${rate}`, { atLeast: 5000 }, homePeers],
  [`listing, from the cache, ${rate}`, { atLeast: 5000 }, listingPeers],
  [`product page, from the cache, ${rate}`, { atLeast: 5000 }, productPeers],
  [`home, made afresh, ${rate}`, { atLeast: 60 }, homePeers],
  [`listing, made afresh, ${rate}`, { atLeast: 60 }, listingPeers],
  [`product page, made afresh, ${rate}`, { atLeast: 60 }, productPeers],
  [`list, from the cache, ${rate}`, { atLeast: 5000 }, listPeers],
  [`list, from the cache, ${cpu}`, { atMost: 0.2 }, cpuOfList],
  [`list, fresh, ${rate}`, { atLeast: 500 }, listPeers],
  [`list, fresh, ${cpu}`, { atMost: 1.5 }, cpuOfList],
  ['list, fresh, kB', { atMost: 15 }, { everShop: 4.5, medusa: 363 }],
  [`search, fresh, ${rate}`, { atLeast: 400 }],
  [`search, fresh, ${cpu}`, { atMost: 2 }],
  [`search of half of the shop, fresh, ${cpu}`, { atMost: 2 }],
  [`product by id, ${rate}`, { atLeast: 5000 }, { medusa: 61 }],
  [`add to bag, ${rate}`, { atLeast: 500 }, { everShop: 108, medusa: 12 }],
  [`add to bag, ${cpu}`, { atMost: 1.5 }, { everShop: 6.9 }],
  [`order list, ${cpu}`, { atMost: 2 }],
  ['memory idle, MB', { atMost: megabytes.idle[kind] }, { everShop: 520, medusa: 470 }],
  [
    'memory after load, MB',
    { atMost: megabytes.loaded[kind] },
    { everShop: '886+', medusa: '1300 (two servers)' },
  ],
];

const provider = [
  ...databaseKinds.flatMap((kind) =>
    providerGoals(kind).map(([line, goal, peers]) =>
      lineOf('provider', `${kind}: ${line}`, goal, peers),
    ),
  ),
  lineOf(
    'provider',
    'four processes: a price of the shopkeeper seen after, s',
    { atMost: 1 },
    { medusa: 'not until the shop is rebuilt' },
  ),
  lineOf('provider', 'four processes: a price seen after, its notification cut, s', { atMost: 1 }),
];

/** As much, but for what two measurements of one call may differ by. */
const asMuch = { atMost: 1.25 };

const orders = ['order', 'order list', 'one order', 'login'].map((call) =>
  lineOf('orders', `a million orders: ${call}, times an empty shop's CPU`, asMuch),
);

/** What the calls of a growing shop are about. */
export const growthGroups = /** @type {const} */ ([
  'list',
  'far page',
  'list read from the database',
  'facets',
  'search',
  'product',
  'product read from the database',
  'bag and sitemap',
]);

const growth = databaseKinds.flatMap((kind) => [
  ...growthGroups.map((group) =>
    lineOf('growth', `${kind}: ${group}, times its CPU at 100`, { atMost: 3 }),
  ),
  lineOf('growth', `${kind}: p99, times the median`, { atMost: 10 }),
  lineOf('growth', `${kind}: a far page, times a near one's CPU`, asMuch),
]);

const install = [
  lineOf(
    'install',
    'nothing to a running shop by one command, s',
    { atMost: 90 },
    { everShop: '240 (8 commands, a fix by hand)', medusa: '360 (5 commands)' },
  ),
  lineOf('install', 'installed, MB', { atMost: 400 }, { everShop: 488, medusa: 1265 }),
];

const startPeers = { everShop: '1.7 to 2.1', medusa: '3.3 to 4.3 + 0.4' };

const own = [
  lineOf('own', 'PostgreSQL: warm start, s', { atMost: 1.5 }, startPeers),
  lineOf('own', 'embedded: warm start, s', { atMost: 3 }, startPeers),
  lineOf('own', 'PostgreSQL: cold start, s', {}),
  lineOf('own', 'embedded: cold start, s', {}),
  lineOf('own', 'npm test, s', { atMost: 900 }),
  lineOf('own', 'npm run verify, s', {}),
];

/** @type {SpeedLine[]} */
export const speedLines = [
  ...weights,
  ...paints,
  ...scores,
  ...pictures,
  ...inputs,
  ...provider,
  ...orders,
  ...growth,
  ...install,
  ...own,
];

/**
 * @param {string} line
 * @returns {boolean} whether the table has it
 */
export const hasSpeedLine = (line) => speedLines.some((one) => one.line === line);
