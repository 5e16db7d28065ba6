import type { AddressRequest } from '@contract/address';

export interface Customer {
  name: string;
  email: string;
  password: string;
  image: string;
  currency: string;
}
export interface Line {
  id: number;
  product_id: number;
  product_size_id: number;
  quantity: number;
}
interface Order {
  id: number;
  status: string;
  payment_method: string;
  currency: string;
  price: string;
  charge_price: string;
  address: AddressRequest;
  order_products: object[];
}

/** A failure, by its HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What was found; 404 where nothing was. */
export const must = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Refusal(404, 'Not found');
  return found;
};

/** What a provider holds: one customer, and what is theirs. */
export const createState = () => ({
  customer: {
    name: 'Noura Haddad',
    email: 'noura@example.test',
    password: 'warp and weft',
    image: '',
    currency: 'USD',
  } satisfies Customer,
  lines: [] as Line[],
  addresses: [] as (AddressRequest & { id: number })[],
  orders: [] as Order[],
  messages: [] as object[],
  lastId: 0,
});

export type State = ReturnType<typeof createState>;
export interface Call<Body = Record<string, never>> {
  state: State;
  body: Body;
  id: number;
  token: string;
}
