import type { CartItem } from '@contract/cart';
import type { User } from '@contract/customer';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const };

/** Product `id` in its one size with a `quantity`, as GET /cart returns it. */
export const wireLine = (id: number, quantity: number, price = '100.00'): CartItem => ({
  id,
  quantity,
  product: {
    id,
    name: `Dress ${id}`,
    price,
    price_in_usd: price,
    price_in_eur: '90.00',
    price_in_aed: '367.00',
    primary_image: '',
    discount_percentage: 0,
  },
  product_size: { id: id * 10, size: 'S' },
});

/** A call to the provider; a held one waits until the test answers it. */
export interface BagCall {
  method: string;
  path: string;
  quantity: number | null;
  answer: (status?: number) => void;
}

/**
 * A provider with one customer's bag, quantities by product. Calls with a method in `held` wait for
 * the test's answer; the others are answered at once.
 */
export const bagProvider = ({ held = [] as string[] } = {}) => {
  const bag = new Map<number, number>();
  const profile: Partial<User> = { ...user };
  const state = { bag, held, down: false, price: '100.00', profile };
  const calls: BagCall[] = [];

  const answerTo = (path: string, { method, quantity }: BagCall, product?: number): unknown => {
    if (path === '/profile') return { user: state.profile };
    const [, , id] = path.split('/');
    if (path.startsWith('/products/')) {
      const { product: data } = wireLine(Number(id), 1, state.price);
      return { ...data, name: 'New name', sizes: [{ ...data, id: data.id * 10, size: 'S' }] };
    }
    if (method === 'DELETE') bag.delete(Number(id));
    if (method !== 'POST' || product === undefined) {
      return [...bag].map(([line, pieces]) => wireLine(line, pieces, state.price));
    }
    bag.set(product, quantity ?? 0);
    return wireLine(product, quantity ?? 0, state.price);
  };

  const fetchFn: typeof fetch = async (input, init) => {
    if (state.down) throw new TypeError('offline');
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as {
      product_id?: number;
      quantity?: number;
    };
    let say: (status: number) => void = () => undefined;
    const said = new Promise<number>((resolve) => {
      say = resolve;
    });
    const call: BagCall = {
      method: request.method,
      path,
      quantity: body.quantity ?? null,
      answer: (status = 200) => {
        say(status);
      },
    };
    calls.push(call);
    // The bag at the time of the request: a pending response may be older than a change.
    const seen = request.method === 'GET' ? answerTo(path, call) : null;
    if (!state.held.includes(request.method)) call.answer();
    const status = await said;
    const refused = { code: status, message: 'No', error: 'Only 2 left' };
    if (status !== 200) return Response.json(refused, { status });
    const data = seen ?? answerTo(path, call, body.product_id);
    return Response.json({ code: 200, message: '', data });
  };

  return { state, calls, fetchFn, session: { token: 't', user } };
};
