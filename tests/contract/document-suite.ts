import { describe, expect, it } from 'vitest';

import type { Call } from './provider';

const routes: [path: string, method: string][] = [
  ['/cart', 'post'],
  ['/cart', 'get'],
  ['/cart/{id}', 'delete'],
  ['/profile', 'get'],
  ['/profile/change-currency', 'post'],
  ['/profile/change-password', 'post'],
  ['/profile/update', 'post'],
  ['/addresses', 'get'],
  ['/addresses', 'post'],
  ['/addresses/{id}', 'post'],
  ['/addresses/{id}', 'delete'],
  ['/orders', 'post'],
  ['/orders', 'get'],
  ['/orders/{id}', 'get'],
  ['/orders/{id}/cancel', 'post'],
  ['/orders/{id}/refund', 'post'],
  ['/orders/{id}/pay', 'post'],
  ['/logout', 'post'],
  ['/banners', 'get'],
  ['/products', 'post'],
  ['/products/{id}', 'get'],
  ['/categories/primary', 'get'],
  ['/about-us', 'get'],
  ['/settings', 'get'],
  ['/contact-us', 'post'],
  ['/login', 'post'],
  ['/forget-password', 'post'],
  ['/reset-password-check', 'post'],
  ['/reset-password', 'post'],
  ['/register', 'post'],
  ['/verify-email', 'post'],
  ['/resend-otp-for-verification', 'post'],
];

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

/** The OpenAPI document has every route of the contract. */
export const documentSuite = (call: Call) => {
  describe('OpenAPI', () => {
    it('GET /openapi.json describes every route', async () => {
      const { status, body } = await call('GET', '/openapi.json');
      const { openapi, paths } = body as OpenApi;
      expect(status).toBe(200);
      expect(openapi).toMatch(/^3\.1/);

      const described = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method} ${path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, '{id}')}`,
        ),
      );
      expect(described).toEqual(
        expect.arrayContaining(routes.map(([path, method]) => `${method} ${path}`)),
      );
    });
  });
};
