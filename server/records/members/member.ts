import type { CurrentMember, MemberRow, Role } from '@muster/domain/members/members-contract.ts';
import { type Generated, type Insertable, sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Writable, type Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { beginWork } from '../work/member-work/set-work.ts';
import type { MailAddress } from './member/mail-address.ts';

export interface MemberTables {
  member: MemberTable;
}

interface MemberTable {
  id: Generated<number>;
  membercode: string;
  membername: string;
  status: 'active' | 'suspended';
  role: 'MEMBER' | 'HR' | 'SA';
  /** 1: an account without employment, whose role is GUEST whatever `role` says. */
  guest: Generated<0 | 1>;
  phone: string;
  email: string;
  /**
   * Who of the office gave the mail address; null where the member did, and the member themselves where it was kept from before
   * their account was worth more: it may have been somebody else in their name.
   */
  email_by: Generated<number | null>;
  password_hash: string | null;
  /** Who chose the password, where that was not the member. */
  password_by: Generated<number | null>;
  joined_on: string | null;
  left_on: string | null;
  /** Counted up by every change of what the office keeps, whoever makes it. */
  revision: Generated<number>;
  /** When a second factor was first asked of them; null for never. */
  factor_asked_at: Generated<string | null>;
  /** When they last signed in; null for never. */
  last_seen_at: Generated<string | null>;
  created_at: string;
}

/** Who somebody is: guests are kept among the members, and are none. */
export const roleColumn = sql<Role>`case when member.guest = 1 then 'GUEST' else member.role end`.as('role');

const rowColumns = ['id', 'membercode', 'membername', 'status'] as const;

export function listMembers(db: Read): Promise<(MemberRow & { role: Role })[]> {
  return db
    .selectFrom('member')
    .select([...rowColumns, 'role'])
    .where('guest', '=', 0)
    .orderBy('membercode')
    .execute();
}

const membersAmong = compiledOnce((db, it: { readonly ids: string }) =>
  db
    .selectFrom('member')
    .select(rowColumns)
    .where(isAmong(engineOf(db), 'member.id', it.ids))
    .where('guest', '=', 0),
);

/** The members among these ids, in no order. */
export async function findMembers(db: Read, ids: readonly number[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return membersAmong(db, { ids: listed(engineOf(db), ids) });
}

export interface NewMember {
  readonly membercode: string;
  readonly membername: string;
  readonly role: Exclude<Role, 'GUEST'>;
  readonly email: string;
  /** Who of the office gives the mail address; the member, where nothing is said. */
  readonly emailBy?: number | undefined;
  readonly phone?: string | undefined;
  readonly passwordHash: string | null;
  /** Who chose the password; the member, where nothing is said. */
  readonly passwordBy?: number | undefined;
  readonly joinedOn: string | null;
  /** Whether their attendance is counted; it is where nothing is said. */
  readonly counted?: boolean | undefined;
  readonly now: string;
}

/** Lists a member, with the work that everybody begins with. */
export async function addMember(trx: Write, it: NewMember): Promise<MemberRow> {
  const added = await trx
    .insertInto('member')
    .values({
      membercode: it.membercode,
      membername: it.membername,
      email: it.email,
      email_by: it.emailBy ?? null,
      phone: it.phone ?? '',
      status: 'active',
      role: it.role,
      password_hash: it.passwordHash,
      password_by: it.passwordBy ?? null,
      joined_on: it.joinedOn,
      left_on: null,
      created_at: it.now,
    })
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
  await beginWork(trx, added.id, it.counted);
  return added;
}

export interface StandingFacts extends MemberRow {
  readonly role: Role;
  readonly registered: boolean;
  readonly leftOn: string | null;
}

export async function findStanding(db: Read, memberId: number): Promise<StandingFacts | undefined> {
  const row = await db
    .selectFrom('member')
    .select([...rowColumns, 'role', 'password_hash', 'left_on'])
    .where('id', '=', memberId)
    .where('guest', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash, left_on, ...member } = row;
  return { ...member, registered: password_hash !== null, leftOn: left_on };
}

export interface SignInFacts extends CurrentMember {
  readonly status: 'active' | 'suspended';
  readonly passwordHash: string | null;
  readonly lastSeenAt: string | null;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
}

export async function findByCode(db: Read, membercode: string): Promise<SignInFacts | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', roleColumn, 'status', 'password_hash', 'last_seen_at'])
    .select(['joined_on as joinedOn', 'left_on as leftOn'])
    .where('membercode', '=', membercode)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash, last_seen_at, ...member } = row;
  return { ...member, passwordHash: password_hash, lastSeenAt: last_seen_at };
}

/** Remembers when a member was last here. */
export async function markSeen(trx: Write, memberId: number, at: string): Promise<void> {
  await trx.updateTable('member').set({ last_seen_at: at }).where('id', '=', memberId).execute();
}

type OfficeColumns = 'membername' | 'email' | 'email_by' | 'phone' | 'role' | 'joined_on' | 'left_on';
type Columns = { readonly [C in OfficeColumns]?: Insertable<MemberTable>[C] | undefined };

/**
 * Changes what is kept of a member, who is one revision on from there: an edit that began before is told. What is no column
 * TypeScript refuses, also where it is spread. The caller holds the member.
 */
export async function updateMember<Change extends Columns>(
  trx: Write,
  memberId: number,
  change: Change & Readonly<Record<Exclude<keyof Change, OfficeColumns>, never>>,
): Promise<void> {
  const columns: Columns = change;
  const revision = sql<number>`member.revision + 1`;
  await trx
    .updateTable('member')
    .set({ ...columns, revision })
    .where('id', '=', memberId)
    .execute();
}

/** A password that the member chose. */
export async function setPassword(db: Writable, memberId: number, passwordHash: string): Promise<void> {
  const chosen = { password_hash: passwordHash, password_by: null };
  await db.updateTable('member').set(chosen).where('id', '=', memberId).execute();
}

/** The first password, only while there is none and the member is active; false when another was quicker. */
export async function setFirstPassword(trx: Write, memberId: number, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ password_hash: passwordHash, password_by: null })
    .where('id', '=', memberId)
    .where('password_hash', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ResetFacts extends MailAddress {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly role: Role;
}

/** A member who may get back in: active and registered, by code or by id. */
export async function findForReset(db: Read, who: string | number): Promise<ResetFacts | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'email', 'email_by as emailBy', roleColumn])
    .where(typeof who === 'number' ? 'id' : 'membercode', '=', who)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
}

/** Whoever confirms a sign-in, as they are by then. */
export async function findForSecond(
  db: Read,
  memberId: number,
): Promise<(CurrentMember & Pick<SignInFacts, 'status' | 'joinedOn' | 'leftOn'>) | undefined> {
  return db
    .selectFrom('member')
    .select([...rowColumns, roleColumn, 'joined_on as joinedOn', 'left_on as leftOn'])
    .where('id', '=', memberId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
}

const holdMember = locking('member', (db, { id }: { readonly id: number }) =>
  db.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a member. What it decides may change their days. */
export function lockMember(trx: Write, id: number): Promise<void> {
  trx.concerns([id]);
  return holdMember(trx, { id });
}

/** The same for how a member gets in, which changes no days of theirs. */
export const holdAccount = (trx: Write, id: number): Promise<void> => holdMember(trx, { id });

/** The same for some members, always in the same order, so that nobody deadlocks. */
export async function lockMembers(trx: Write, ids: readonly number[]): Promise<void> {
  trx.concerns(ids);
  if (trx.engine === 'sqlite' || ids.length === 0) return;
  await trx.waitFor(
    ids.map((id) => `member:${id}`),
    () => trx.selectFrom('member').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute(),
  );
}

const holdEverybody = locking('everybody', (db) => db.selectFrom('member').select('id').orderBy('id').forNoKeyUpdate());

/** The same for every member: for what changes everybody's balance at once. */
export const lockEverybody = (trx: Write): Promise<void> => holdEverybody(trx, {});
