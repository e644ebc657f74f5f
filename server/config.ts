import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { splitHosts } from './database/postgres/database-url.ts';

/** The environment, checked (wire 2). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  /** What Fastify believes of `X-Forwarded-*`: nothing, a number of hops, or a list of addresses. */
  readonly trustProxy: false | number | string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Whether mails and devices are told anything; a copy that is tried tells nobody. */
  readonly sendNews: boolean;
  /** A backup each night; undefined when nobody asked for one. */
  readonly backup: BackupPlan | undefined;
  /** What a member may send a minute that stores something; 0 for any number. */
  readonly memberWrites: number;
  /** Whether the description of the API is shown to whoever asks. */
  readonly openDocs: boolean;
  /** Who brings it may read `/metrics`; without it only this machine itself may. */
  readonly metricsToken: string | undefined;
  /** How long it is answered on after a signal to end, while proxies learn that this server is not ready, seconds. */
  readonly drainSeconds: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface BackupPlan {
  readonly folder: string;
  /** `HH:MM` in the company's zone. */
  readonly time: string;
  /** How many are kept. */
  readonly keep: number;
}

/** A wrong environment value; the message is one line that names it. */
export class ConfigError extends Error {}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));
/** As a URL spells it: an IPv6 address stands in brackets. */
const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);
const listenHost = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/)
  .refine((value) => URL.canParse(`http://${inUrl(value)}`));
const urlOf = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
/** Links and cookies are made for a whole name: below a path, and with more than a name, nothing would be found. */
const origin = urlOf('http:', 'https:').refine((value) => {
  const url = URL.parse(value);
  return url?.href.replace(/\/+$/, '') === url?.origin;
});
/** An address alone, or in angle brackets after a name. */
const sender = z.string().regex(/^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
/** The URL of a database may name several servers. */
const urlOfDatabase = z.string().refine((value) => {
  const split = splitHosts(value);
  const mode = split && new URL(split.url).searchParams.get('sslmode');
  return split !== undefined && (!mode || SSL_MODES.includes(mode));
});

/**
 * Reads the environment; an empty value counts as unset.
 * @throws ConfigError naming the first wrong value.
 */
export function readConfig(env: Record<string, string | undefined>, defaultDataDir = './data'): Config {
  const read: ReadSetting = (name, schema, fallback, expected) => {
    const parsed = schema.safeParse(env[name] || fallback);
    if (!parsed.success) throw new ConfigError(`${name} is wrong: expected ${expected}.`);
    return parsed.data;
  };
  const host = read('HOST', listenHost, '127.0.0.1', 'an address to listen on');
  const listenPort = read('PORT', port, '3000', 'a port from 0 to 65535');
  const dataDir = path.resolve(read('DATA_DIR', z.string().min(1), defaultDataDir, 'a folder'));
  return {
    host,
    port: listenPort,
    dataDir,
    databaseUrl: read(
      'DATABASE_URL',
      urlOfDatabase.optional(),
      undefined,
      `postgres://user:password@host/database, with / ? # % of a password as %2F %3F %23 %25, and no sslmode or one of ${SSL_MODES.join(', ')}`,
    ),
    publicUrl: read(
      'PUBLIC_URL',
      origin,
      usualPublicUrl({ host, port: listenPort }),
      'http://… or https://… with a name alone, no path',
    ).replace(/\/+$/, ''),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    smtpUrl: read(
      'SMTP_URL',
      urlOf('smtp:', 'smtps:')
        .refine((value) => URL.parse(value)?.hostname)
        .optional(),
      undefined,
      'smtp://user:password@host or smtps://…, with / ? # % of a password as %2F %3F %23 %25',
    ),
    mailFrom: read('MAIL_FROM', sender.optional(), undefined, 'a mail address'),
    sendNews: read('SEND_NEWS', z.enum(['yes', 'no']), 'yes', 'yes or no') === 'yes',
    backup: readBackup(read, dataDir),
    memberWrites: read(
      'MEMBER_WRITES',
      z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
      '300',
      'a number a minute, or 0 for no limit',
    ),
    openDocs: read('API_DOCS', z.enum(['members', 'open']), 'members', 'members or open') === 'open',
    metricsToken: read(
      'METRICS_TOKEN',
      z
        .string()
        .regex(/^[A-Za-z0-9_-]{20,200}$/)
        .optional(),
      undefined,
      '20 to 200 letters, digits, dashes or underscores',
    ),
    drainSeconds: read(
      'DRAIN_SECONDS',
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .pipe(z.number().max(60)),
      '0',
      'a number of seconds from 0 to 60',
    ),
    logLevel: read(
      'LOG_LEVEL',
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      'info',
      'fatal, error, warn, info, debug, trace or silent',
    ),
  };
}

type ReadSetting = <T>(name: string, schema: z.ZodType<T>, fallback: string | undefined, expected: string) => T;

/** Where a server is found of which nobody said it; at every address of its machine no link can lead, so it leads to that itself. */
export const usualPublicUrl = ({ host, port: listenPort }: Pick<Config, 'host' | 'port'>): string =>
  `http://${listensEverywhere(host) ? 'localhost' : inUrl(host)}:${listenPort}`;

export const listensEverywhere = (host: string): boolean =>
  ipaddr.isValid(host) && ipaddr.parse(host).range() === 'unspecified';

/** The folder says whether there are nightly backups at all. */
function readBackup(read: ReadSetting, dataDir: string): BackupPlan | undefined {
  const outside = (folder: string) => path.relative(dataDir, path.resolve(folder)).startsWith('..');
  const folder = read('BACKUP_DIR', z.string().refine(outside).optional(), undefined, 'a folder outside DATA_DIR');
  const time = read('BACKUP_TIME', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), '02:00', 'a time such as 02:00');
  const keep = read(
    'BACKUP_KEEP',
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
    '14',
    'a number from 1 to 9999',
  );
  return folder === undefined ? undefined : { folder: path.resolve(folder), time, keep };
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (!value) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const list = value.split(',').map((it) => it.trim());
  if (list.every((it) => NAMED_NETWORKS.includes(it) || isNetwork(it))) return list;
  throw new ConfigError('TRUST_PROXY is wrong: expected a number of proxies or a comma list of their addresses.');
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (value: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(value) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(value) ||
  ipaddr.IPv6.isValid(value) ||
  ipaddr.IPv6.isValidCIDR(value);
