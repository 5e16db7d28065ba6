import type { ProductsRequest } from '../../contract/product';
import type { GrownShop } from '../support/grown-shop';
import { inThread } from '../support/in-thread';
import { listRequest, visitorRequests } from '../support/visitor-requests';
import { checkoutForm } from './small-shop';

export type CallKind = 'browse' | 'bag' | 'checkout';

/** A call of the traffic. */
export interface TrafficCall {
  kind: CallKind;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** `{n}` in it stands for a price above all others, which is another one each time. */
  body?: string;
}

/** What is sent to a shop, over and over: of ten calls nine of visitors and one of a customer. */
export interface Traffic {
  url: string;
  /** What visitors ask for. */
  visits: TrafficCall[];
  /** The way of each customer to an order, a call at a time; a refused one is repeated. */
  ways: TrafficCall[][];
}

export interface Pace {
  /** At most. */
  connections: number;
  /** How many calls a second, whether or not earlier ones are answered; else as many as are. */
  rate?: number;
  /** How long the traffic lasts before its answers count. */
  settleSeconds: number;
  /** How long it lasts then. */
  seconds: number;
}

/** The milliseconds that 99 of 100 answers took at most, counted from when a call was due. */
export type P99 = Record<CallKind | 'all', number>;

export interface Answers {
  /** How many calls were accepted since the traffic had settled. */
  accepted: number;
  /** The calls that were not, from the beginning on: what came instead, and how often. */
  problems: Record<string, number>;
  /** The ids of all orders that were acknowledged. */
  orders: number[];
  /** In the first third of the time and in the last. */
  p99: { first: P99; last: P99 };
}

const searches = ['silk', 'silk kaftan', 'linen dress', 'black abaya', 'kaftn', 'xylophone'];
const filters: ProductsRequest[] = [
  { in_stock_only: true, sizes: ['M'] },
  { colors: ['Black'] },
  { fabrics: ['Silk', 'Wool'] },
  { on_sale: true, sort: 'price-high-low' },
  { min_price: 200, max_price: 900 },
  { new_in: true },
];

/** A list as many visitors ask for it, with its facets, and as nobody else does. */
const listsOf = (list: ProductsRequest): ProductsRequest[] => [
  list,
  { ...list, facets: true },
  { ...list, max_price: '{n}' },
];

const visitsOf = (grown: GrownShop): TrafficCall[] => {
  const common = visitorRequests(grown);
  const pages = common.filter(({ path }) => !path.startsWith('/api/'));
  const lists = [...searches.map((search) => ({ search })), ...filters].flatMap(listsOf);
  const requests = [...common, ...pages, ...pages, ...lists.map(listRequest)];
  return requests.map((request): TrafficCall => ({ ...request, kind: 'browse' }));
};

/** Each customer puts two pieces into the bag, takes another of the first, looks, and orders. */
const waysOf = ({ customers, lines }: GrownShop): TrafficCall[][] =>
  customers.map(({ token }, index): TrafficCall[] => {
    const headers = { authorization: `Bearer ${token}` };
    const [first, second] = lines.slice(2 * index);
    const put = (line: typeof first, quantity: number): TrafficCall => ({
      kind: 'bag',
      method: 'POST',
      path: '/api/cart',
      headers,
      body: JSON.stringify({ ...line, quantity }),
    });
    return [
      put(first, 1),
      put(second, 1),
      put(first, 2),
      { kind: 'bag', method: 'GET', path: '/api/cart', headers },
      {
        kind: 'checkout',
        method: 'POST',
        path: '/api/orders',
        headers,
        body: JSON.stringify(checkoutForm()),
      },
    ];
  });

/** Of a hundred calls to a grown shop, 90 browse, 8 are about bags, and 2 order. */
export const trafficOf = (url: string, grown: GrownShop): Traffic => ({
  url,
  visits: visitsOf(grown),
  ways: waysOf(grown),
});

/** The same, but of visits only those to lists that nobody else asks for, which no cache has. */
export const withUncommonVisits = (traffic: Traffic): Traffic => ({
  ...traffic,
  visits: traffic.visits.filter(({ body }) => body?.includes('{n}')),
});

let threads = 0;

/** Sends the traffic from a thread of its own. */
export const sendTraffic = (traffic: Traffic, pace: Pace): Promise<Answers> => {
  threads += 1;
  const work = { ...traffic, ...pace, thread: threads };
  return inThread(new URL('traffic-thread.mjs', import.meta.url), work);
};
