import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { withoutTrailingSlashes } from '@contract/absolute-url';
import { defaultLanguage, isLanguage, type Language, languages } from '@contract/languages';

import { ConsoleError } from './shared/errors';
import { projectRoot } from './shared/project-root';

/** The configuration, read from the environment once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Where the embedded database, uploads and the outbox are. */
  dataDir: string;
  /** Where the pictures' derivatives are stored; named by content, so several shops may share it. */
  picturesDir: string;
  /** Whether derivatives are made ahead of requests. */
  picturesAhead: boolean;
  /** How hard AVIF is compressed, 0 to 9. */
  pictureEffort: number;
  /** A PostgreSQL server; absent: the embedded database. */
  databaseUrl?: string;
  /** The server itself, where `databaseUrl` is that of a pooler in transaction mode. */
  directUrl?: string;
  /** A streaming replica of it, from which the catalogue is read. */
  readUrl?: string;
  /** The shop's own URL, without a slash at its end. */
  publicUrl: string;
  /** Absent: mail goes to the outbox folder. */
  smtpUrl?: string;
  /** Who the shop's mail is from. */
  mailFrom: string;
  /** Where messages from the contact form go; absent: they are only stored. */
  contactEmail?: string;
  /** Where each new order is reported. */
  ordersEmail?: string;
  /** Absent: the sandbox takes card payments. */
  stripe?: { secretKey: string; webhookSecret: string };
  /** Further hosts that a `payment_url` may lead to, over https. */
  paymentHosts: string[];
  /** How long a card order may stay unpaid before it is cancelled. */
  unpaidOrderMinutes: number;
  /** Where the shop's days begin and end, an IANA name. */
  timeZone: string;
  demo: boolean;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Proxies whose X-Forwarded-* headers are trusted: addresses and networks. Absent: none. */
  trustProxy?: string[];
  /** The bearer token for `/metrics`. Absent: there are no metrics. */
  metricsToken?: string;
  /** The languages that the shop is offered in; English is always one. */
  languages: Language[];
  /** Whether browsers store what was seen, to show it without a connection. */
  offline?: boolean;
  /** The built SPA; absent: the API alone. */
  clientDir?: string;
  /** Folders that hold master pictures. */
  mediaRoots: string[];
}

/** An invalid environment variable; the message says what to do. */
export class ConfigError extends ConsoleError {}

type Environment = Record<string, string | undefined>;

interface Limits {
  preset: number;
  min?: number;
  max: number;
}

const ports = { preset: 3000, max: 65_535 };
const efforts = { preset: 3, max: 9 };
/** Less than a payment page of Stripe's can be open. */
const unpaidMinutes = { preset: 60, min: 1, max: 23 * 60 };
const defaultTimeZone = 'Asia/Dubai';

const readInteger = (
  name: string,
  value: string | undefined,
  { preset, min = 0, max }: Limits,
): number => {
  const integer = value === undefined ? preset : Number(value);
  if (Number.isInteger(integer) && integer >= min && integer <= max) return integer;
  throw new ConfigError(`${name} is "${value}": it must be a whole number from ${min} to ${max}.`);
};

const readFactor = (value: string | undefined): number => {
  if (value === undefined) return 1;
  const factor = Number(value);
  if (Number.isFinite(factor) && factor > 0) return factor;
  throw new ConfigError(`RATE_LIMIT_FACTOR is "${value}": it must be a number above 0.`);
};

const readUrl = (name: string, value: string, protocols: string[]): string => {
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (protocols.includes(protocol)) return withoutTrailingSlashes(value);
  // Without the value, which may contain a password.
  throw new ConfigError(`${name} must be a URL that starts with ${protocols.join(' or ')}.`);
};

/** Hosts, each with a port if it has one of its own, separated by commas or spaces. */
const readHosts = (name: string, value: string | undefined): string[] => {
  const hosts =
    value
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter((host) => host !== '') ?? [];
  const wrong = hosts.find(
    (host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host,
  );
  if (wrong === undefined) return hosts;
  throw new ConfigError(`${name} names "${wrong}": it must list hosts, such as pay.example.com.`);
};

/** By default all languages with the demo shop, which has texts in each, else English alone. */
const readLanguages = (value: string | undefined, demo: boolean): Language[] => {
  const named = value?.toLowerCase().split(/[\s,]+/) ?? (demo ? languages : []);
  const wrong = named.find((name) => name !== '' && !isLanguage(name));
  if (wrong === undefined) return [...new Set([defaultLanguage, ...named.filter(isLanguage)])];
  throw new ConfigError(`LANGUAGES names "${wrong}": it may list ${languages.join(' and ')}.`);
};

const readTimeZone = (value: string | undefined): string => {
  if (value === undefined) return defaultTimeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigError(`TIME_ZONE is "${value}": it must be a name such as ${defaultTimeZone}.`);
  }
};

const readStripe = (secretKey: string | undefined, webhookSecret: string | undefined) => {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret };
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both.');
};

/** Refuses test payments and an unsent outbox at an https URL, unless they are asked for. */
const assertReadyForCustomers = (
  { publicUrl, stripe, smtpUrl }: Pick<Config, 'publicUrl' | 'stripe' | 'smtpUrl'>,
  read: (name: string) => string | undefined,
): void => {
  if (new URL(publicUrl).protocol !== 'https:') return;
  if (!stripe && read('SANDBOX_PAYMENTS') !== '1') {
    throw new ConfigError(
      'PUBLIC_URL is an https URL, but cards would be paid on the test page: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or SANDBOX_PAYMENTS=1 for a test shop.',
    );
  }
  if (smtpUrl === undefined && read('OUTBOX_MAIL') !== '1') {
    throw new ConfigError(
      'PUBLIC_URL is an https URL, but mail would only be written to files: set SMTP_URL, or OUTBOX_MAIL=1 for a test shop.',
    );
  }
};

/**
 * Reads the configuration (see the table in README.md). An empty value counts as unset. Throws
 * ConfigError for an invalid value.
 */
export const loadConfig = (env: Environment): Config => {
  const read = (name: string) => env[name]?.trim() || undefined;
  const optionalUrl = (name: string, protocols: string[]) => {
    const value = read(name);
    return value === undefined ? undefined : readUrl(name, value, protocols);
  };

  const integer = (name: string, limits: Limits) => readInteger(name, read(name), limits);
  const port = integer('PORT', ports);
  const dataDir = resolve(read('DATA_DIR') ?? '.data');
  const serverUrl = (name: string) => {
    const value = read(name);
    // Unchanged, since PostgreSQL's options may end with a slash.
    if (value) readUrl(name, value, ['postgres:', 'postgresql:']);
    return value;
  };
  const databaseUrl = serverUrl('DATABASE_URL');
  const clientDir = join(projectRoot, 'dist', 'client');
  const servesPages = read('SELVAGE_DEV') !== '1' && existsSync(join(clientDir, 'index.html'));
  const demo = read('DEMO') ?? (databaseUrl ? '0' : '1');

  const config: Config = {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataDir,
    picturesDir: resolve(read('PICTURES_DIR') ?? join(dataDir, 'media')),
    picturesAhead: (read('PICTURES_AHEAD') ?? '1') === '1',
    pictureEffort: integer('PICTURES_EFFORT', efforts),
    databaseUrl,
    directUrl: serverUrl('DATABASE_DIRECT_URL'),
    readUrl: serverUrl('DATABASE_READ_URL'),
    publicUrl: optionalUrl('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    smtpUrl: optionalUrl('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read('MAIL_FROM') ?? 'Selvage <hello@selvage.test>',
    contactEmail: read('CONTACT_EMAIL'),
    ordersEmail: read('ORDERS_EMAIL'),
    stripe: readStripe(read('STRIPE_SECRET_KEY'), read('STRIPE_WEBHOOK_SECRET')),
    paymentHosts: readHosts('PAYMENT_HOSTS', read('PAYMENT_HOSTS')),
    unpaidOrderMinutes: integer('UNPAID_ORDER_MINUTES', unpaidMinutes),
    timeZone: readTimeZone(read('TIME_ZONE')),
    languages: readLanguages(read('LANGUAGES'), demo === '1'),
    offline: read('OFFLINE') === '1',
    demo: demo === '1',
    rateLimitFactor: readFactor(read('RATE_LIMIT_FACTOR')),
    trustProxy: read('TRUST_PROXY')?.split(/[\s,]+/),
    metricsToken: read('METRICS_TOKEN'),
    ...(servesPages ? { clientDir } : {}),
    mediaRoots: [join(projectRoot, 'demo', 'media'), join(dataDir, 'uploads')],
  };
  assertReadyForCustomers(config, read);
  return config;
};

/** The names of the variables that are set, of those that the configuration reads. */
export const configuredNames = (env: Environment): string[] => {
  const names = new Set<string>();
  const recorder = new Proxy(env, {
    get: (target, name: string) => {
      if (target[name]?.trim()) names.add(name);
      return target[name];
    },
  });
  loadConfig(recorder);
  return [...names].sort();
};
