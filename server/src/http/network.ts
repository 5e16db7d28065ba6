import { isIPv6 } from 'node:net';

const groups = 8;
const networkGroups = 4;

/**
 * The network that a limit counts: an IPv4 address, or the /64 network of an IPv6 address, whose
 * addresses all belong to one client.
 */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : groups - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
