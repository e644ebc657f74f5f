import type { CurrentMember, MemberRow, Role } from '@muster/domain/members/members-contract.ts';
import type { Generated } from 'kysely';
import type { Read, Write } from '../database/engine.ts';
import { locking } from '../database/locks.ts';

export interface MemberTables {
  member: MemberTable;
  member_photo: { member_id: number; data_url: string };
}

interface MemberTable {
  id: Generated<number>;
  membercode: string;
  membername: string;
  status: 'active' | 'suspended';
  role: 'MEMBER' | 'HR' | 'SA';
  group_id: number | null;
  /** Null: the company's default shift. */
  shift_id: number | null;
  /** ISO weekday digits, `67` = Saturday and Sunday. */
  rest_days: string;
  location_rule: 'sites' | 'exempt';
  phone: string;
  email: string;
  password_hash: string | null;
  joined_on: string | null;
  left_on: string | null;
  created_at: string;
}

const rowColumns = ['id', 'membercode', 'membername', 'status'] as const;

export function listMembers(db: Read): Promise<(MemberRow & { role: Role })[]> {
  return db
    .selectFrom('member')
    .select([...rowColumns, 'role'])
    .orderBy('membercode')
    .execute();
}

/** The members among these ids, in no order. */
export async function findMembers(db: Read, ids: readonly number[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('member').select(rowColumns).where('id', 'in', ids).execute();
}

export async function updateContact(
  trx: Write,
  memberId: number,
  change: { membername?: string; phone?: string; email?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('member').set(change).where('id', '=', memberId).execute();
}

/** Sets or, with null, removes a photo (a data URL). */
export async function storePhoto(trx: Write, memberId: number, photo: string | null): Promise<void> {
  await trx.deleteFrom('member_photo').where('member_id', '=', memberId).execute();
  if (photo !== null) await trx.insertInto('member_photo').values({ member_id: memberId, data_url: photo }).execute();
}

export interface NewMember {
  readonly membercode: string;
  readonly membername: string;
  readonly role: Role;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly joinedOn: string;
  readonly now: string;
}

const WEEKEND = '67';

/** Lists a member with what everybody begins with: the company's own shift and sites, no group, the weekend off. */
export async function addMember(trx: Write, it: NewMember): Promise<MemberRow> {
  return trx
    .insertInto('member')
    .values({
      membercode: it.membercode,
      membername: it.membername,
      email: it.email,
      phone: '',
      status: 'active',
      role: it.role,
      group_id: null,
      shift_id: null,
      rest_days: WEEKEND,
      location_rule: 'sites',
      password_hash: it.passwordHash,
      joined_on: it.joinedOn,
      left_on: null,
      created_at: it.now,
    })
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
}

export interface StandingFacts extends MemberRow {
  readonly role: Role;
  readonly registered: boolean;
}

export async function findStanding(db: Read, memberId: number): Promise<StandingFacts | undefined> {
  const row = await db
    .selectFrom('member')
    .select([...rowColumns, 'role', 'password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash, ...member } = row;
  return { ...member, registered: password_hash !== null };
}

/** The ids of the active members of the HR office, administrators included. */
export async function officeIds(db: Read): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('role', 'in', ['HR', 'SA'])
    .where('status', '=', 'active')
    .execute();
  return rows.map((it) => it.id);
}

export async function storeStatus(trx: Write, memberId: number, status: MemberRow['status']): Promise<void> {
  await trx.updateTable('member').set({ status }).where('id', '=', memberId).execute();
}

export interface SignInFacts extends CurrentMember {
  readonly status: 'active' | 'suspended';
  readonly passwordHash: string | null;
}

export async function findByCode(db: Read, membercode: string): Promise<SignInFacts | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'role', 'status', 'password_hash'])
    .where('membercode', '=', membercode)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash, ...member } = row;
  return { ...member, passwordHash: password_hash };
}

export async function setPassword(db: Read, memberId: number, passwordHash: string): Promise<void> {
  await db.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
}

/** The first password, only while there is none and the member is active; false when another was quicker. */
export async function setFirstPassword(trx: Write, memberId: number, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .where('password_hash', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ResetFacts {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
}

/** A member who may get back in: active and registered, by code or by id. */
export async function findForReset(db: Read, who: string | number): Promise<ResetFacts | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'membercode', 'membername', 'email'])
    .where(typeof who === 'number' ? 'id' : 'membercode', '=', who)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
}

const holdMember = locking((db, { id }: { readonly id: number }) =>
  db.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a member. */
export const lockMember = (trx: Write, id: number): Promise<void> => holdMember(trx, { id });

/** The same for some members, always in the same order, so that nobody deadlocks. */
export async function lockMembers(trx: Write, ids: readonly number[]): Promise<void> {
  if (trx.engine === 'sqlite' || ids.length === 0) return;
  await trx.selectFrom('member').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

const holdEverybody = locking((db) => db.selectFrom('member').select('id').orderBy('id').forNoKeyUpdate());

/** The same for every member: for what changes everybody's balance at once. */
export const lockEverybody = (trx: Write): Promise<void> => holdEverybody(trx, {});
