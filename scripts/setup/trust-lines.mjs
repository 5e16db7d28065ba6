/**
 * What the shop must withstand: the lines of docs/trust.md. Each has parts that are measured by
 * themselves, by the name that `recordFigure` takes, with the test that measures them.
 *
 * @typedef {{ line: number, rule: string, parts: Record<string, string> }} TrustLine
 */

const races = 'tests/trust/checkout-races.test.ts';
const ordersOfBoth = 'tests/trust/customers-and-orders.test.ts';
const payments = 'tests/trust/payments.test.ts';
const accounts = 'tests/trust/accounts.test.ts';
const overload = 'tests/trust/overload.test.ts';
const oddInputOut = 'tests/trust/odd-input-logged-out.test.ts';
const oddInputIn = 'tests/trust/odd-input-logged-in.test.ts';
const oddInputOnPostgres = 'tests/trust/odd-input-postgres.test.ts';
const kills = 'tests/trust/kills-during-orders.test.ts';
const powerLoss = 'tests/trust/power-loss.test.ts';
const lock = 'tests/trust/embedded-lock.test.ts';
const restarts = 'tests/trust/database-restarts.test.ts';
const backups = 'tests/trust/backups.test.ts';
const shopFiles = 'tests/trust/shop-files.test.ts';
const workers = 'tests/trust/workers.test.ts';
const mixed = 'tests/trust/mixed-traffic.test.ts';
const machines = 'tests/trust/several-machines.test.ts';
const login = 'tests/integration/server/login.test.ts';
const storage = 'tests/trust/browser-storage.test.ts';
const guestBag = 'tests/trust/guest-bag.test.ts';
const hostileHtml = 'tests/browser/hostile-html.test.ts';

/** The whole browser run: each of its tests fails on what a page's policy refuses. */
export const browserRun = 'tests/browser';

/** Those that measure times: they have the machine to themselves. */
export const timedFiles = [overload, kills, powerLoss, restarts, lock, shopFiles, workers, mixed];

/** The longest of the others: they begin first, so that none runs alone in the end. */
export const longestFiles = [accounts, oddInputIn, login, oddInputOut, oddInputOnPostgres];

/** @param {string} file */
const onBoth = (file) => ({ embedded: file, PostgreSQL: file });

/** @type {TrustLine[]} */
export const trustLines = [
  {
    line: 1,
    rule: 'Of 200 customers at once, 5 get the last 5 pieces; the others are told that it is sold out.',
    parts: { 'four processes': races },
  },
  {
    line: 2,
    rule: 'Two lines of a bag that share a size and together exceed its stock are refused.',
    parts: onBoth(ordersOfBoth),
  },
  {
    line: 3,
    rule: 'Random checkouts of five lines cause no deadlock, and stock plus sold is constant.',
    parts: { 'four processes': races },
  },
  {
    line: 4,
    rule: 'One Idempotency-Key makes one order with one answer, however often it is sent; five tabs with one bag make one order.',
    parts: { 'one key': races, 'five tabs': races },
  },
  {
    line: 5,
    rule: 'A connection that breaks anywhere in POST /orders, and the call again, make one order.',
    parts: { 'four processes': races },
  },
  {
    line: 6,
    rule: 'Events of a payment count once, in any order; forged, old and wrong ones write nothing; a lost return page loses no payment.',
    parts: onBoth(payments),
  },
  {
    line: 7,
    rule: 'Cancelling, capturing and refunding at once end in one state: stock is given back once, and never more money than was taken.',
    parts: {
      ...onBoth(payments),
      'payment against expiry, PostgreSQL': races,
      'refunds of parts, PostgreSQL': races,
    },
  },
  {
    line: 8,
    rule: 'Whenever the process is killed or the power fails, every acknowledged order is kept, none twice or torn, and the shop is up again within 5 s.',
    parts: {
      'kill -9, embedded': kills,
      'kill -9, PostgreSQL': kills,
      'power loss, embedded': powerLoss,
    },
  },
  {
    line: 9,
    rule: 'A second process on the folder of the embedded database ends with a message within 2 s and changes nothing.',
    parts: { embedded: lock },
  },
  {
    line: 10,
    rule: 'While PostgreSQL restarts under load, calls are refused with 503 and Retry-After alone; the shop recovers within 10 s and loses nothing.',
    parts: { 'four processes': restarts },
  },
  {
    line: 11,
    rule: 'Each mail is sent at least once under one Message-ID, though its sender is killed; none for an order that was rolled back.',
    parts: { 'two processes': accounts },
  },
  {
    line: 12,
    rule: 'At ten times the load, calls are refused with 429 and 503 and Retry-After alone; accepted ones take at most twice as long (p99), health answers, memory stays flat.',
    parts: {
      'bag, embedded': overload,
      'login, embedded': overload,
      'listing, embedded': overload,
      'search, embedded': overload,
      'registration, embedded': overload,
      'checkout, embedded': overload,
      'bag, PostgreSQL': overload,
      'login, PostgreSQL': overload,
      'listing, PostgreSQL': overload,
      'search, PostgreSQL': overload,
      'registration, PostgreSQL': overload,
      'checkout, PostgreSQL': overload,
    },
  },
  {
    line: 13,
    rule: 'Rate limits hold over four processes, whatever X-Forwarded-For says.',
    parts: { 'four processes': 'tests/trust/shared-limits.test.ts' },
  },
  {
    line: 14,
    rule: 'Login, forgotten password, its code and registration answer the same, in the same time, whether the address is known or not.',
    parts: {
      embedded: login,
      PostgreSQL: accounts,
    },
  },
  {
    line: 15,
    rule: 'A one-time code works once, for 10 minutes and 5 wrong tries, is sent again after 60 s, and is in no log, row or response.',
    parts: { codes: accounts, secrecy: accounts },
  },
  {
    line: 16,
    rule: 'Tokens of a verification or a reset open nothing else; a logout, a change and a reset of the password end sessions everywhere at the next call.',
    parts: { tokens: accounts, sessions: accounts },
  },
  {
    line: 17,
    rule: 'A customer reads and writes nothing of another by any route with an id, and gets the same 404.',
    parts: onBoth(ordersOfBoth),
  },
  {
    line: 18,
    rule: 'No script runs in stored HTML or in a text that a person can enter.',
    parts: {
      Chromium: hostileHtml,
      Firefox: hostileHtml,
      WebKit: hostileHtml,
      'texts that people enter': 'tests/browser/hostile-texts.test.ts',
    },
  },
  {
    line: 19,
    rule: 'No address that is remembered, asked for or sent as payment_url leads to a host that is not allowed.',
    parts: {
      'remembered origin': 'tests/trust/addresses.test.ts',
      payment_url: 'tests/trust/addresses.test.ts',
      'pages and redirects': 'tests/trust/addresses.test.ts',
    },
  },
  {
    line: 20,
    rule: 'Every answer has its policy (no other inline script, object, base or frame; Trusted Types), and no page breaks it.',
    parts: {
      'every answer': 'tests/integration/server/every-answer.test.ts',
      'the browser run': browserRun,
    },
  },
  {
    line: 21,
    rule: 'No input to any route, page or file makes the server fail, and nothing invalid is accepted.',
    parts: {
      'logged out': oddInputOut,
      'logged in': oddInputIn,
      'logged out, PostgreSQL': oddInputOnPostgres,
      'logged in, PostgreSQL': oddInputOnPostgres,
    },
  },
  {
    line: 22,
    rule: 'Spoilt, full and forbidden browser storage starts the shop, with the bag kept or reset; three tabs lose no piece; a slow start erases nothing.',
    parts: {
      'spoilt storage': storage,
      'three tabs': storage,
      'three tabs in Chromium': 'tests/browser/several-tabs.test.ts',
      'slow start': storage,
    },
  },
  {
    line: 23,
    rule: 'A guest’s bag is merged once, however often the login is replayed and wherever it is interrupted.',
    parts: { replays: guestBag, interruptions: guestBag },
  },
  {
    line: 24,
    rule: 'An order stays the same to the byte when its products change.',
    parts: onBoth(ordersOfBoth),
  },
  {
    line: 25,
    rule: 'What the shopkeeper changes by a command is shown by every process within a second.',
    parts: {
      embedded: shopFiles,
      'two processes': shopFiles,
      'four workers': workers,
      'four workers, cut off': workers,
    },
  },
  {
    line: 26,
    rule: 'A shop that is exported and imported is the same shop; a backup of either database is restored into the other.',
    parts: {
      files: 'server/src/services/shop-data/shop-data.test.ts',
      'from embedded': backups,
      'from PostgreSQL': backups,
    },
  },
  {
    line: 27,
    rule: 'A shopkeeper comes from nothing to a shop that sells, ships, refunds and erases, is restored and erases again, by files and commands alone.',
    parts: onBoth('tests/trust/shopkeeper-journey.test.ts'),
  },
  {
    line: 28,
    rule: 'Under mixed traffic (of 100 calls 90 browse, 8 are about bags, 2 order) at 70 % of capacity no call fails, no order is lost, memory stays flat, and the p99 at most doubles.',
    parts: { 'four workers': mixed },
  },
  {
    line: 29,
    rule: 'When the primary of two shops is killed and its replica takes over, no acknowledged order is lost; a replica that is lost leaves the catalogue to the primary.',
    parts: { 'primary lost': machines, 'replica lost': machines },
  },
];
