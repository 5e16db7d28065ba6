import { describe, expect, it } from 'vitest';

import { allowedPaymentUrl } from './payment-url';

const shop = 'https://shop.test';

describe('allowedPaymentUrl', () => {
  it("allows this shop's own page and the card processor's", () => {
    expect(allowedPaymentUrl('https://shop.test/sandbox/pay/1', shop)).toBe(
      'https://shop.test/sandbox/pay/1',
    );
    expect(allowedPaymentUrl('/sandbox/pay/1', shop)).toBe('https://shop.test/sandbox/pay/1');
    expect(allowedPaymentUrl('https://checkout.stripe.com/c/pay/x#y', shop)).toBe(
      'https://checkout.stripe.com/c/pay/x#y',
    );
  });

  it('allows the hosts that the shop is configured with, over https', () => {
    const hosts = ['pay.example.com', 'cards.example.com:8443'];
    for (const url of ['https://pay.example.com/p/1', 'https://cards.example.com:8443/p/1']) {
      expect(allowedPaymentUrl(url, shop, hosts)).toBe(url);
      expect(allowedPaymentUrl(url, shop)).toBeNull();
    }
    for (const url of [
      'http://pay.example.com/p/1',
      'https://pay.example.com:444/p/1',
      'https://cards.example.com/p/1',
      'https://x.pay.example.com/p/1',
    ]) {
      expect(allowedPaymentUrl(url, shop, hosts), url).toBeNull();
    }
  });

  it('keeps the host name that the local machine was reached by', () => {
    const here = 'http://127.0.0.1:3000';
    expect(allowedPaymentUrl('http://localhost:3000/sandbox/pay/1?x=1', here)).toBe(
      'http://127.0.0.1:3000/sandbox/pay/1?x=1',
    );
    expect(allowedPaymentUrl('http://localhost:4000/sandbox/pay/1', here)).toBeNull();
    expect(allowedPaymentUrl('http://localhost:3000/sandbox/pay/1', shop)).toBeNull();
  });

  it('allows nothing else', () => {
    const wrong = [
      'https://evil.test/pay',
      '//evil.test',
      '/\\evil.test',
      'http://checkout.stripe.com/c/pay',
      'https://checkout.stripe.com:444/c',
      'https://checkout.stripe.com.evil.test/',
      'https://evil.test/checkout.stripe.com',
      'https://user@checkout.stripe.com/',
      'https://checkout.stripe.com@evil.test/',
      'https://shop.test:pw@shop.test/',
      'http://shop.test/pay',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'https://checkout.stripe.com/\r\nx',
      'https://сheckout.stripe.com/',
      'https://',
    ];
    for (const url of wrong) expect(allowedPaymentUrl(url, shop), url).toBeNull();
  });

  it('allows no document that a page made up, and no path that names a host', () => {
    const wrong = [
      'blob:https://shop.test/0b7f4b5e-1b1c-4c53-9a3c-3d5d0e1c9a11',
      'blob:https://checkout.stripe.com/0b7f4b5e',
      'filesystem:https://shop.test/temporary/x.html',
      'https://shop.test//evil.test/pay',
      '/x/..//evil.test/pay',
      'https://checkout.stripe.com//evil.test/pay',
    ];
    for (const url of wrong) expect(allowedPaymentUrl(url, shop), url).toBeNull();

    const here = 'http://127.0.0.1:3000';
    for (const url of [
      'http://localhost:3000//evil.test/pay',
      'blob:http://127.0.0.1:3000/0b7f4b5e',
      'blob:http://localhost:3000/0b7f4b5e',
    ]) {
      expect(allowedPaymentUrl(url, here), url).toBeNull();
    }
  });
});
