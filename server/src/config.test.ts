import { isAbsolute, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigError, loadConfig } from './config';

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      rateLimitFactor: 1,
      unpaidOrderMinutes: 60,
      languages: ['en', 'ar'],
      paymentHosts: [],
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(config.picturesDir).toBe(join(config.dataDir, 'media'));
    expect(config.picturesAhead).toBe(true);
    expect(config.pictureEffort).toBe(3);
    expect(config.trustProxy).toBeUndefined();
    expect(config.stripe).toBeUndefined();
  });

  it('reads what is set, and takes an empty value for none', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: ' ',
      PUBLIC_URL: 'https://selvage.test/',
      DATABASE_URL: 'postgres://shop:secret@db/shop',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SMTP_URL: 'smtps://mail.selvage.test',
      METRICS_TOKEN: 'a token',
      RATE_LIMIT_FACTOR: '2.5',
      UNPAID_ORDER_MINUTES: '90',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PICTURES_DIR: '/srv/pictures',
      PICTURES_AHEAD: '0',
      PICTURES_EFFORT: '0',
      PAYMENT_HOSTS: 'Pay.example.com, cards.example.com:8443,',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://selvage.test',
      stripe: { secretKey: 'sk', webhookSecret: 'whsec' },
      metricsToken: 'a token',
      rateLimitFactor: 2.5,
      unpaidOrderMinutes: 90,
      trustProxy: ['10.0.0.0/8', '127.0.0.1'],
      picturesDir: '/srv/pictures',
      picturesAhead: false,
      pictureEffort: 0,
      paymentHosts: ['pay.example.com', 'cards.example.com:8443'],
      languages: ['en'],
    });
  });

  it.each([
    [{ LANGUAGES: 'en' }, ['en']],
    [{ LANGUAGES: 'AR' }, ['en', 'ar']],
    [{ DEMO: '0' }, ['en']],
    [{ DEMO: '0', LANGUAGES: 'en, ar' }, ['en', 'ar']],
  ])('offers the shop of %j in %j', (env, languages) => {
    expect(loadConfig(env).languages).toEqual(languages);
  });

  it('seeds the demo shop into an embedded database, and into a server only when told', () => {
    const databaseUrl = 'postgresql://db/shop';
    expect(loadConfig({ DEMO: '0' }).demo).toBe(false);
    expect(loadConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false);
    expect(loadConfig({ DATABASE_URL: databaseUrl, DEMO: '1' }).demo).toBe(true);
  });

  it('opens a shop at https with test payments and mail in files only when told', () => {
    const env = { PUBLIC_URL: 'https://selvage.test', SANDBOX_PAYMENTS: '1', OUTBOX_MAIL: '1' };
    expect(loadConfig(env)).toMatchObject({ publicUrl: 'https://selvage.test' });
    expect(loadConfig({ PUBLIC_URL: 'http://selvage.test' }).smtpUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: 'web' }, /^PORT is "web"/],
    [{ PORT: '70000' }, /^PORT/],
    [{ RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR/],
    [{ UNPAID_ORDER_MINUTES: '1.5' }, /^UNPAID_ORDER_MINUTES/],
    [{ UNPAID_ORDER_MINUTES: '1500' }, /from 1 to 1380/],
    [{ PUBLIC_URL: 'selvage.test' }, /^PUBLIC_URL must/],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, /^DATABASE_URL must(?!.*secret)/],
    [{ SMTP_URL: 'mail.test' }, /^SMTP_URL must/],
    [{ STRIPE_SECRET_KEY: 'sk' }, /set both/],
    [{ PAYMENT_HOSTS: 'https://pay.example.com' }, /^PAYMENT_HOSTS names/],
    [{ PUBLIC_URL: 'https://selvage.test', SMTP_URL: 'smtp://mail' }, /SANDBOX_PAYMENTS=1/],
    [
      { PUBLIC_URL: 'HTTPS://selvage.test', SANDBOX_PAYMENTS: '1' },
      /set SMTP_URL, or OUTBOX_MAIL=1/,
    ],
    [{ PAYMENT_HOSTS: 'pay.example.com/now' }, /^PAYMENT_HOSTS names/],
  ])('refuses %j with a message', (env, message) => {
    expect(() => loadConfig(env)).toThrow(ConfigError);
    expect(() => loadConfig(env)).toThrow(message);
  });
});
