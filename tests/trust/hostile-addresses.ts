import { seededRandom } from '../support/seeded-random';

const schemes = [
  ...[
    '',
    '',
    '',
    '',
    'http:',
    'https:',
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    'vbscript:',
  ],
  ...['data:text/html,', 'blob:https://shop.test/', 'filesystem:https://shop.test/', 'file:', ' '],
];
const slashes = [
  ...['/', '//', '///', '/\\', '\\\\', '\\/', '/\t/', '/\r\n/', '/%2f', '/%5c', '/./', '/.//'],
  ...['/x/..//', '/%2e%2e//', '/x//', '', '/;/', '/\u2215/', '/\uff0f'],
];
const users = ['', '', '', 'user@', 'shop.test@', 'checkout.stripe.com:pw@', 'shop.test%40', '@'];
const hosts = [
  ...['evil.test', 'shop.test', 'checkout.stripe.com', 'checkout.stripe.com.evil.test'],
  ...['shop.test.evil.test', '\u0441heckout.stripe.com', 'checkout\u3002stripe\u3002com', '[::1]'],
  ...[
    '\uff45vil.test',
    '127.0.0.1',
    'evil%2etest',
    'evil.test\u00ad',
    'xn--shop-test-9uf',
    'login',
  ],
];
const ports = ['', '', '', ':', ':80', ':443', ':444', ':0x50'];
const ends = [
  ...[
    '',
    '/',
    '/pay',
    '/login',
    '/sandbox/pay/1',
    '//evil.test',
    '/..//evil.test',
    '?x=//evil.test',
  ],
  ...['#//evil.test', '/\r\nLocation: //evil.test', '/%0d%0aLocation:%20//evil.test', '?from=/\\x'],
];
const inserted = ['\t', '\n', '\r', '\0', '\\', '/', '@', ':', '.', '\u00a0', '\u2028', '%', '..'];

/**
 * Addresses that try to lead to another host, or to a script: by slashes and backslashes, users,
 * look-alike letters, control characters, dots and encodings.
 *
 * @returns `count` different ones, the same for one `seed`
 */
export const hostileAddresses = (count: number, seed: number): string[] => {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const addresses = new Set<string>();
  while (addresses.size < count) {
    let address = [schemes, slashes, users, hosts, ports, ends].map(pick).join('');
    for (let edits = Math.floor(random() * 3); edits > 0; edits -= 1) {
      const at = Math.floor(random() * (address.length + 1));
      address = address.slice(0, at) + pick(inserted) + address.slice(at);
    }
    addresses.add(address);
  }
  return [...addresses];
};
