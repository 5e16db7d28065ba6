import { describe, expect, it } from 'vitest';

import { createLoginDelay } from './login-delay';

const from = (network: string) => ({ email: 'owner@selvage.test', network });

/** A delay after two attempts too many, each of which waits until `goOn`. */
const start = () => {
  const delays: number[] = [];
  let goOn = () => undefined as void;
  const going = new Promise<void>((resolve) => (goOn = resolve));
  const delay = createLoginDelay({
    consume: async () => undefined,
    excess: async (name) => (name === 'login-pair' ? 2 : 1),
    reset: async () => undefined,
  });
  const attempt = (network: string) =>
    delay.wait(from(network), (ms) => {
      delays.push(ms);
      return going;
    });
  return { delays, goOn: () => goOn(), attempt };
};

describe('the delay of logins', () => {
  it('refuses a network of which too many wait, and no other', async () => {
    const { delays, goOn, attempt } = start();
    const waiting = Array.from({ length: 10 }, () => attempt('10.1.0.1'));
    await expect.poll(() => delays).toHaveLength(10);
    await expect(attempt('10.1.0.1')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    waiting.push(attempt('10.1.0.2'));
    await expect.poll(() => delays).toHaveLength(11);
    goOn();
    await Promise.all(waiting);
    await attempt('10.1.0.1');
    expect(delays).toEqual(Array(12).fill(1000));
  });
});
