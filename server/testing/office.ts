import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { buildApp } from '../app.ts';
import { createBackground } from '../background.ts';
import type { Database } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail.ts';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { type Client, createClient } from './client.ts';
import { openTestDatabase } from './test-database.ts';

export const PASSWORD = 'a quiet morning';
export const ZONE = 'Asia/Yangon';
/** Friday 20 November 2026, 09:00 in Yangon. */
export const MORNING = Temporal.Instant.from('2026-11-20T02:30:00Z');
export const AT_OFFICE = { latitude: 16.779, longitude: 96.158, accuracy: 12 };
export const FAR_AWAY = { latitude: 16.9, longitude: 96.158, accuracy: 12 };

const hasher = createPasswordHasher();
let hashedOnce: Promise<string> | undefined;
const passwordHash = () => {
  hashedOnce ??= hasher.hash(PASSWORD);
  return hashedOnce;
};

/**
 * The people of the tests: A and B are peers in SALES, M decides for SALES, M2 only for STORE where C works, N
 * works nights, D is a driver, SUSP is suspended, NEW is listed and not registered.
 */
const personas = {
  A: { membername: 'Aye Aye', group: 'SALES' },
  B: { membername: 'Bo Bo', group: 'SALES' },
  C: { membername: 'Chit Ko', group: 'STORE' },
  M: { membername: 'Mya Mya' },
  M2: { membername: 'Min Min' },
  N: { membername: 'Nu Nu', group: 'STORE', shift: 'Night' },
  D: { membername: 'Dewi', group: 'STORE', location_rule: 'exempt' },
  HR: { membername: 'Hla Hla', role: 'HR' },
  SA: { membername: 'San San', role: 'SA' },
  SUSP: { membername: 'Su Su', group: 'SALES', status: 'suspended' },
  NEW: { membername: 'Nilar', group: 'SALES', registered: false },
} as const satisfies Record<
  string,
  Partial<Insertable<Tables['member']>> & { group?: string; shift?: string; registered?: boolean }
>;

export type Persona = keyof typeof personas;

export interface Office {
  readonly app: FastifyInstance;
  readonly deps: Dependencies;
  readonly database: Database;
  readonly dataDir: string;
  readonly ids: Record<Persona, number>;
  /** The office's clock; set it to move time. */
  now: Temporal.Instant;
  /** A client nobody has signed in with. */
  visitor(ip?: string): Client;
  /** A client on which a persona has signed in and holds a token. */
  as(persona: Persona): Promise<Client>;
  close(): Promise<void>;
}

/** A company with every persona on a fresh database of the run's engine, with the whole app before it. */
export async function openOffice(
  options: {
    registration?: 'code' | 'listed' | 'off';
    publicUrl?: string;
    trustProxy?: Dependencies['config']['trustProxy'];
  } = {},
): Promise<Office> {
  const test = await openTestDatabase();
  const log = createLog('silent');
  const office = { now: MORNING } as { now: Temporal.Instant };
  const deps: Dependencies = {
    config: {
      publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
      trustProxy: options.trustProxy ?? false,
      logLevel: 'silent',
    },
    database: test.database,
    clock: () => office.now,
    mailer: createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir: test.dataDir }),
    passwords: hasher,
    background: createBackground(log),
    log,
  };
  const ids = await addPeople(test.database, options.registration ?? 'listed');
  const app = await buildApp(deps);
  await app.ready();
  return Object.assign(office, {
    app,
    deps,
    database: test.database,
    dataDir: test.dataDir,
    ids,
    visitor: (ip?: string) => createClient(app, ip),
    as: async (persona: Persona) => {
      const client = createClient(app);
      (await client.call(signIn, { body: { membercode: persona, password: PASSWORD } })).body();
      client.token = (await client.call(issueToken)).body().accessToken;
      return client;
    },
    close: async () => {
      await app.close();
      await deps.background.stop();
      await test.drop();
    },
  });
}

async function addPeople(
  database: Database,
  registration: 'code' | 'listed' | 'off',
): Promise<Record<Persona, number>> {
  const hash = await passwordHash();
  const created_at = '2026-01-01T00:00:00.000Z';
  return database.write(async (trx) => {
    const id = { returning: 'id' } as const;
    const shifts: Record<string, number> = {};
    for (const shift of [
      { name: 'Office hours', starts: '09:00', ends: '17:00' },
      { name: 'Night', starts: '22:00', ends: '06:00' },
    ]) {
      shifts[shift.name] = (
        await trx.insertInto('shift').values(shift).returning(id.returning).executeTakeFirstOrThrow()
      ).id;
    }
    await trx
      .insertInto('company')
      .values({
        id: 1,
        name: 'Lotus Test Works',
        zone: ZONE,
        week_start: 1,
        registration,
        default_shift_id: shifts['Office hours'] as number,
        created_at,
      })
      .execute();
    await trx
      .insertInto('site')
      .values([
        { name: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 },
        { name: 'Mandalay Branch', latitude: 21.975, longitude: 96.083, radius: 300 },
      ])
      .execute();
    const groups: Record<string, number> = {};
    for (const groupno of ['SALES', 'STORE']) {
      groups[groupno] = (
        await trx.insertInto('work_group').values({ groupno }).returning('id').executeTakeFirstOrThrow()
      ).id;
    }
    const ids = {} as Record<Persona, number>;
    for (const [membercode, persona] of Object.entries(personas)) {
      const {
        group,
        shift,
        registered = true,
        ...own
      }: Partial<Insertable<Tables['member']>> & { group?: string; shift?: string; registered?: boolean } = persona;
      ids[membercode as Persona] = (
        await trx
          .insertInto('member')
          .values({
            membercode,
            membername: membercode,
            status: 'active',
            role: 'MEMBER',
            group_id: group ? (groups[group] as number) : null,
            shift_id: shift ? (shifts[shift] as number) : null,
            rest_days: '67',
            location_rule: 'sites',
            phone: '',
            email: '',
            password_hash: registered ? hash : null,
            joined_on: '2026-01-01',
            left_on: null,
            created_at,
            ...own,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    }
    await trx
      .insertInto('group_manager')
      .values([
        { group_id: groups['SALES'] as number, member_id: ids.M },
        { group_id: groups['STORE'] as number, member_id: ids.M2 },
      ])
      .execute();
    await trx
      .insertInto('public_holiday')
      .values([
        { holidaydate: '2026-12-25', description: 'Christmas Day' },
        { holidaydate: '2027-01-01', description: "New Year's Day" },
        { holidaydate: '2027-01-04', description: 'Independence Day' },
      ])
      .execute();
    await trx
      .insertInto('leave_code')
      .values({ leaveid: 'EL', description: 'EARNED LEAVE', next_to_holiday: 'forbid', next_to_offday: 'forbid' })
      .execute();
    await trx.insertInto('trip_type').values({ description: 'Delivery' }).execute();
    await trx.insertInto('car').values({ carcode: 'CAR-1' }).execute();
    await trx.insertInto('competitor').values({ name: 'Silver Star' }).execute();
    return ids;
  });
}
