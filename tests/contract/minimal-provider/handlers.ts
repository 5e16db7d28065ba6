import type { PlaceOrderRequest } from '@contract/order';
import type { AddressRequest } from '@contract/address';
import type { ProductsRequest } from '@contract/product';

import { categories, listProducts, picture, products } from './catalogue';
import { type Call, type Customer, type Line, must, Refusal, type State } from './state';

/** Where its card payments are made: another host, which the page names. */
export const paymentHost = 'pay.example.com';
/** The code in every mail that it would send. */
export const otp = '042017';

type Handler = (call: Call<never>) => object | null;

const handler =
  <Body>(handle: (call: Call<Body>) => object | null): Handler =>
  (call) =>
    handle(call);

const nextId = (state: State) => {
  state.lastId += 1;
  return state.lastId;
};
const userOf = ({ customer: { name, email, image, currency } }: State) => ({
  name,
  email,
  image,
  currency,
});
const productOf = (id: number) => must(products.find((product) => product.id === id));
const sizeOf = (line: Line) =>
  must(productOf(line.product_id).sizes.find(({ id }) => id === line.product_size_id));

const cartItem = (line: Line) => {
  const { id, name, primary_image, discount_percentage, ...rest } = productOf(line.product_id);
  const { price, price_in_usd, price_in_eur, price_in_aed } = rest;
  const { size, id: sizeId } = sizeOf(line);
  return {
    id: line.id,
    quantity: line.quantity,
    product: {
      id,
      name,
      price,
      price_in_usd,
      price_in_eur,
      price_in_aed,
      primary_image,
      discount_percentage,
    },
    product_size: { id: sizeId, size },
  };
};

const placeOrder = (
  state: State,
  { payment_method, phone: _phone, ...address }: PlaceOrderRequest,
) => {
  const id = nextId(state);
  const total = state.lines.reduce(
    (sum, line) => sum + line.quantity * Number(productOf(line.product_id).price),
    0,
  );
  state.orders.unshift({
    id,
    status: 'pending',
    payment_method,
    currency: 'USD',
    price: total.toFixed(2),
    charge_price: '19.07',
    address,
    order_products: state.lines.map((line) => {
      const { product, quantity } = cartItem(line);
      const { size } = sizeOf(line);
      return { id: line.id, quantity, price: product.price, product, product_size: { size } };
    }),
  });
  state.lines = [];
  const byCard = payment_method === 'credit_card';
  return {
    code: 200,
    message: 'Placed',
    data: { id, ...(byCard ? { payment_url: `https://${paymentHost}/${id}` } : {}) },
  };
};

const changeStatus = (status: string) =>
  handler(({ state, id }) => {
    must(state.orders.find((order) => order.id === id)).status = status;
    return null;
  });

/** The calls of the table, in its order. */
export const handlers: Record<string, Handler> = {
  'POST /cart': handler<Omit<Line, 'id'>>(({ state, body }) => {
    const same = state.lines.find(
      (line) =>
        line.product_id === body.product_id && line.product_size_id === body.product_size_id,
    );
    if (same === undefined) state.lines.push({ ...body, id: nextId(state) });
    else same.quantity = body.quantity;
    return null;
  }),
  'GET /cart': handler(({ state }) => ({ data: state.lines.map(cartItem) })),
  'DELETE /cart/{id}': handler(({ state, id }) => {
    state.lines = state.lines.filter((line) => line.id !== id);
    return null;
  }),
  'GET /profile': handler(({ state }) => ({
    data: { user: { currency: state.customer.currency } },
  })),
  'POST /profile/change-currency': handler<{ currency: string }>(({ state, body }) => {
    state.customer.currency = body.currency;
    return null;
  }),
  'POST /profile/change-password': handler<{ current_password: string; password: string }>(
    ({ state, body }) => {
      if (body.current_password !== state.customer.password) throw new Refusal(422, 'Not it');
      state.customer.password = body.password;
      return null;
    },
  ),
  'POST /profile/update': handler<{ name: string; email: string }>(({ state, body }) => {
    Object.assign(state.customer, { name: body.name, email: body.email });
    return null;
  }),
  'GET /addresses': handler(({ state }) => ({ data: state.addresses })),
  'POST /addresses': handler<AddressRequest>(({ state, body }) => {
    state.addresses.push({ ...body, id: nextId(state) });
    return null;
  }),
  'POST /addresses/{id}': handler<AddressRequest>(({ state, body, id }) => {
    Object.assign(must(state.addresses.find((address) => address.id === id)), body);
    return null;
  }),
  'DELETE /addresses/{id}': handler(({ state, id }) => {
    state.addresses = state.addresses.filter((address) => address.id !== id);
    return null;
  }),
  'POST /orders': handler<PlaceOrderRequest>(({ state, body }) => placeOrder(state, body)),
  'GET /orders': handler(({ state }) => ({ data: state.orders })),
  'GET /orders/{id}': handler(({ state, id }) => ({
    code: 200,
    data: must(state.orders.find((order) => order.id === id)),
  })),
  'POST /orders/{id}/cancel': changeStatus('cancelled'),
  'POST /orders/{id}/refund': changeStatus('refunded'),
  'POST /logout': () => null,
  'GET /banners': () => ({
    data: ['New In', 'Dresses', 'Accessories', 'Contact'].map((name) => ({
      image: picture,
      name,
      description: `About ${name}`,
      url: '/shop',
      button_text: null,
    })),
  }),
  'POST /products': handler<ProductsRequest>(({ body }) => ({
    data: listProducts(body),
    message: 'Products',
  })),
  'GET /products/{id}': handler(({ id }) => ({ data: productOf(id) })),
  'GET /categories/primary': () => ({ data: categories }),
  'GET /about-us': () => ({
    data: {
      about_us: [{ title: 'The house', description: 'Cut by hand.', image: picture }],
      features: [{ id: 1, image: picture }],
      stories: [1, 2, 3].map((id) => ({ id, image: picture, description: `Story ${id}` })),
    },
  }),
  'GET /settings': () => ({
    data: [{ about_us_signature: 'The house', about_us_background_image: picture }],
  }),
  'POST /contact-us': handler<object>(({ state, body }) => {
    state.messages.push(body);
    return null;
  }),
  'POST /login': handler<{ email: string; password: string }>(({ state, body }) => {
    const { email, password } = state.customer;
    // With HTTP 200, as the provider that the specification was read from.
    if (body.email !== email || body.password !== password) {
      return { code: 401, error: 'Invalid credentials' };
    }
    return { code: 200, message: 'Welcome', data: { user: userOf(state), token: 'session' } };
  }),
  'POST /forget-password': () => ({ code: 200 }),
  'POST /reset-password-check': handler<{ otp: string }>(({ body }) => {
    if (body.otp !== otp) throw new Refusal(422, 'Invalid OTP');
    return { data: { token: 'reset' } };
  }),
  'POST /reset-password': handler<{ password: string }>(({ state, body, token }) => {
    if (token !== 'reset') throw new Refusal(401, 'Who is there?');
    state.customer.password = body.password;
    return null;
  }),
  'POST /register': handler<Pick<Customer, 'name' | 'email' | 'password'>>(({ state, body }) => {
    const { name, email, password } = body;
    state.customer = { name, email, password, image: '', currency: 'USD' };
    return { data: { token: 'verification', user: userOf(state) } };
  }),
  'POST /verify-email': handler<{ otp: string }>(({ body, token }) => {
    if (token !== 'verification') throw new Refusal(401, 'Who is there?');
    if (body.otp !== otp) throw new Refusal(422, 'Invalid code');
    return { token: 'session' };
  }),
  'POST /resend-otp-for-verification': () => null,
};
