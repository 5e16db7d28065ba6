import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Not by the slice's index, which imports what needs a document.
import { allowedPaymentUrl } from '../../src/entities/order/model/payment-url';
import { originPath } from '../../src/shared/routes/origin-path';
import { makeClientBuild } from '../support/client-build';
import { isSoak, recordFigure } from '../support/figures';
import { sendRaw } from '../support/send-raw';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { hostileAddresses } from './hostile-addresses';
import { atOnce } from './shoppers';

const addresses = hostileAddresses(isSoak ? 20_000 : 2000, 20_261_123);
/** How many of them are sent to the server, as paths and as hosts. */
const requested = isSoak ? 2000 : 8;
const atATime = 4;
const retryMs = 50;
const maxRetries = 100;
const shopOrigin = 'https://shop.test';
const cardHost = 'checkout.stripe.com';

/** Whether an address, as a browser reads it, is a path of the shop; read again it is the same. */
const isPathOfShop = (address: string, origin = shopOrigin): boolean => {
  const url = new URL(address, origin);
  return url.origin === origin && !url.pathname.startsWith('//') && url.username === '';
};

describe('no hostile address leads to another host', () => {
  it('as the remembered origin', () => {
    const led = addresses.map((from) => [from, originPath({ from })]);
    expect(led.filter(([, to = '']) => !to.startsWith('/') || !isPathOfShop(to))).toEqual([]);
    const kept = led.filter(([from, to]) => from === to).length;
    expect(kept).toBeGreaterThan(0);
    recordFigure(
      19,
      'remembered origin',
      `${addresses.length} hostile addresses: ${kept} are paths of the shop, ${addresses.length - kept} lead to /profile`,
    );
  });

  it('as payment_url', () => {
    const led = addresses.map((address) => allowedPaymentUrl(address, shopOrigin));
    const taken = led.filter((url) => url !== null);
    const wrong = taken.filter((url) => {
      const { protocol, host, username, password, pathname } = new URL(url);
      const isAllowed = protocol === 'https:' && ['shop.test', cardHost].includes(host);
      return !isAllowed || `${username}${password}` !== '' || pathname.startsWith('//');
    });
    expect(wrong).toEqual([]);
    expect(taken.length).toBeGreaterThan(0);
    recordFigure(
      19,
      'payment_url',
      `${addresses.length} hostile addresses: ${taken.length} lead to the shop or to ${cardHost}, ${addresses.length - taken.length} are refused`,
    );
  });

  describe('when the server is asked for it', () => {
    let shop: TestApp;
    let client: Awaited<ReturnType<typeof makeClientBuild>>;

    beforeAll(async () => {
      client = await makeClientBuild();
      shop = await createTestApp({ config: { clientDir: client.dir } });
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
    });

    afterAll(async () => {
      await shop.close();
      await client.remove();
    });

    /** The addresses in a response: its redirect, its canonical link and its Open Graph URL. */
    const leadsTo = (location: string | undefined, html: string): string[] => {
      const named = /(?:rel="canonical"[^>]*href|property="og:url"[^>]*content)="([^"]*)"/g;
      return [
        ...(location === undefined ? [] : [location]),
        ...[...html.matchAll(named)].map(([, address = '']) => address),
      ];
    };

    /** Sends it again while the shop is too busy to render pages. */
    const sendUntilServed = async (method: string, target: string, headers: object) => {
      let response = await sendRaw(shop.app, method, target, undefined, { ...headers });
      for (let again = 0; response.status === 503 && again < maxRetries; again += 1) {
        await wait(retryMs);
        response = await sendRaw(shop.app, method, target, undefined, { ...headers });
      }
      return response;
    };

    it('by a path or a host', async () => {
      const targets = addresses.slice(0, requested).map((address) => {
        const sendable = address.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
        return sendable.startsWith('/') ? sendable : `/${sendable}`;
      });
      const forged = {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        forwarded: 'host=evil.test',
      };
      let named = 0;
      await atOnce(atATime, ['/login', '/product/1', ...targets], async (target) => {
        for (const [method, headers] of [
          ['GET', {}],
          ['GET', forged],
          ['POST', {}],
        ] as const) {
          const response = await sendUntilServed(method, target, headers);
          const what = `${method} ${target}`;
          expect(response.status, what).toBeLessThan(500);
          for (const address of leadsTo(response.headers.location, response.body)) {
            named += 1;
            expect(isPathOfShop(address, 'http://shop.test'), `${what}: ${address}`).toBe(true);
          }
        }
      });
      expect(named).toBeGreaterThan(0);
      recordFigure(
        19,
        'pages and redirects',
        `${3 * (targets.length + 2)} requests with hostile paths and hosts: ${named} redirects and canonical addresses, each of the shop`,
      );
    });
  });
});
