import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { sessionEnd } from '@muster/domain/session/session-end.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { createMailer } from '../../news/mail.ts';
import { createPost } from '../../news/post.ts';
import type { Road } from '../../news/push/guarded-road.ts';
import { createPusher } from '../../news/push/pusher.ts';
import { createLog } from '../../observability/log.ts';
import type { PasswordHasher } from '../../passwords/password-hash.ts';
import { addSession, addToken } from '../../records/identity/session.ts';
import { createBackground } from '../../schedule/background.ts';
import { makeBeside } from '../../threads/beside.ts';
import { openTestDatabase, stateOf, type TestDatabase } from '../database/test-database.ts';
import { quietConfig } from '../quiet-config.ts';
import { type Client, createClient } from './client.ts';
import {
  addColleagues,
  addCompany,
  hasher,
  type Ids,
  PASSWORD,
  type Persona,
  type Registration,
  type Told,
  ZONE,
} from './people.ts';

export { PASSWORD, type Persona, ZONE } from './people.ts';

/** Friday 20 November 2026, 09:00 in Yangon. */
export const MORNING = Temporal.Instant.from('2026-11-20T02:30:00Z');
export const AT_OFFICE = { latitude: 16.779, longitude: 96.158, accuracy: 12 };
export const FAR_AWAY = { latitude: 16.9, longitude: 96.158, accuracy: 12 };

/** An instant by the clock on the office's wall. */
export const inYangon = (local: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant();

export interface Office {
  readonly app: FastifyInstance;
  readonly deps: Dependencies;
  readonly database: Database;
  readonly dataDir: string;
  /** The environment of a process on the same database. */
  readonly env: TestDatabase['env'];
  readonly ids: Ids;
  /** What the server has logged, a line each. */
  readonly logged: string[];
  /** The office's clock; set it to move time. */
  now: Temporal.Instant;
  /** A client nobody has signed in with. */
  visitor(ip?: string): Client;
  /** A client on which a persona has signed in with their password and holds a token. */
  as(persona: Persona, ip?: string): Promise<Client>;
  /** A client that holds a token of a new session of a persona, also of one who could not sign in. */
  holding(persona: Persona): Promise<Client>;
  /** Somebody who starts today: a member of their own for a test, with whom nothing has happened yet. */
  newcomer(told?: Told): Promise<Newcomer>;
  /** A second server on the same database: a neighbour, or this one after a restart. */
  secondServer(): Promise<{ visitor: Office['visitor']; deps: Dependencies; close: () => Promise<void> }>;
  /** Every row there is, to compare. */
  state(): Promise<string>;
  close(): Promise<void>;
}

export interface Newcomer {
  readonly id: number;
  readonly membercode: string;
  /** A client that holds a token of a session that began now, by the office's clock. */
  client(): Promise<Client>;
}

/** Of the configuration what differs from `quietConfig`; and how the office is made. */
export interface OfficeOptions extends Partial<Dependencies['config']> {
  registration?: Registration;
  /** Long files are made in a thread of their own, as on a server that runs. */
  beside?: boolean;
  /** No company yet, as on a first start. */
  empty?: boolean;
  passwords?: PasswordHasher;
  /** A mail server; without one mails are files in the data directory. */
  smtpUrl?: string;
  /** Where push services are; without one there are none. */
  road?: Road;
}

const NOWHERE: Road = { resolve: async () => [], isOpen: () => false, port: 443 };

/** A company with every persona on a fresh database of the run's engine, with the whole app before it. */
export async function openOffice(options: OfficeOptions = {}): Promise<Office> {
  const { registration, beside, empty, passwords, smtpUrl, road = NOWHERE, ...differing } = options;
  const config = { ...quietConfig, publicUrl: 'http://127.0.0.1:3000', openDocs: false, ...differing };
  const test = await openTestDatabase();
  const logged: string[] = [];
  const office = { now: MORNING };
  const depsOn = (database: Database): Dependencies => {
    const clock = () => office.now;
    const mailer = createMailer({ smtpUrl, mailFrom: undefined, dataDir: test.dataDir });
    const log = createLog(config.logLevel, { write: (line) => void logged.push(line) });
    return {
      config,
      database,
      clock,
      post: createPost({ database, clock, mailer, pusher: createPusher(config, road), log }),
      passwords: passwords ?? hasher,
      background: createBackground(log),
      beside: beside ? makeBeside(readerConfigOf(test), clock) : undefined,
      log,
    };
  };
  const webDist = putWebApp(test.dataDir);
  const serve = async (deps: Dependencies) => {
    const app = await buildApp(deps, { webDist });
    await app.ready();
    await deps.background.settled();
    const close = async () => {
      await app.close();
      await deps.beside?.close();
      await deps.background.stop();
    };
    return { app, visitor: (ip?: string) => createClient(app, ip), close };
  };
  const deps = depsOn(test.database);
  const ids = empty ? ({} as Ids) : await addCompany(test.database, registration ?? 'listed', passwords);
  const first = await serve(deps);
  return Object.assign(office, {
    ...first,
    deps,
    database: test.database,
    dataDir: test.dataDir,
    env: test.env,
    ids,
    logged,
    as: (persona: Persona, ip?: string) => signedIn(first.visitor(ip), persona),
    holding: async (persona: Persona) =>
      withSession(first.visitor(), await sessionFor(test.database, ids[persona], office.now)),
    newcomer: async (told: Told = {}) => {
      const membercode = `NEWCOMER${++newcomers}`;
      const [id = 0] = await addColleagues(test.database, [{ membercode, ...told }]);
      const client = async () => withSession(first.visitor(), await sessionFor(test.database, id, office.now));
      return { id, membercode, client };
    },
    secondServer: async () => {
      const database = test.again();
      const secondDeps = depsOn(database);
      const second = await serve(secondDeps);
      return { ...second, deps: secondDeps, close: () => second.close().then(() => database.close()) };
    },
    state: async () => {
      // Mails of what was done before would go out between two looks.
      await deps.background.settled();
      return stateOf(test.database);
    },
    close: () => first.close().then(test.drop),
  });
}

let newcomers = 0;

const readerConfigOf = ({ dataDir, env }: TestDatabase) => ({ dataDir, databaseUrl: env['DATABASE_URL'] });

async function signedIn(client: Client, persona: Persona): Promise<Client> {
  (await client.call(signIn, { body: { membercode: persona, password: PASSWORD } })).body();
  client.token = (await client.call(issueToken)).body().accessToken;
  return client;
}

interface Held {
  readonly token: string;
  readonly cookie: string;
}

function withSession(client: Client, { token, cookie }: Held): Client {
  client.cookies.set('muster-session', cookie);
  return Object.assign(client, { token });
}

async function sessionFor(database: Database, memberId: number, now: Temporal.Instant): Promise<Held> {
  const held = { token: newSecret(), cookie: newSecret() };
  const expiresAt = writeInstant(sessionEnd(now, ZONE));
  await database.write(async (trx) => {
    const sessionId = await addSession(trx, {
      memberId,
      cookieHash: hashSecret(held.cookie),
      now: writeInstant(now),
      expiresAt,
      address: '192.0.2.1',
      device: '',
    });
    await addToken(trx, { hash: hashSecret(held.token), sessionId, now: writeInstant(now), expiresAt });
  });
  return held;
}

/** A page and a file as a build leaves them, so that no test depends on whether the web app was built. */
function putWebApp(dataDir: string): string {
  const dist = path.join(dataDir, 'web');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><title>Muster</title><style nonce="__CSP_NONCE__"></style>',
  );
  writeFileSync(path.join(dist, 'assets', 'app-3f2a.js'), 'export {};');
  writeFileSync(path.join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(path.join(dist, 'sw.js'), '');
  return dist;
}
