import type { MemberRow, OwnProfile, Role } from '@muster/domain/members/members-contract.ts';
import type { Generated } from 'kysely';
import type { Read, Write } from '../database/engine.ts';

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

export async function readProfileOf(db: Read, memberId: number): Promise<OwnProfile> {
  const { photo, joined_on, ...member } = await db
    .selectFrom('member')
    .leftJoin('member_photo', 'member_photo.member_id', 'member.id')
    .leftJoin('work_group', 'work_group.id', 'member.group_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.role',
      'member.phone',
      'member.email',
      'member.joined_on',
      'work_group.groupno',
      'member_photo.data_url as photo',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...member, photo, joinedon: joined_on };
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

export async function addMemberRow(
  trx: Write,
  member: { membercode: string; membername: string; email: string; joinedOn: string; now: string },
): Promise<MemberRow> {
  return trx
    .insertInto('member')
    .values({
      membercode: member.membercode,
      membername: member.membername,
      email: member.email,
      phone: '',
      status: 'active',
      role: 'MEMBER',
      group_id: null,
      shift_id: null,
      rest_days: '67',
      location_rule: 'sites',
      password_hash: null,
      joined_on: member.joinedOn,
      left_on: null,
      created_at: member.now,
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

export async function storeStatus(trx: Write, memberId: number, status: MemberRow['status']): Promise<void> {
  await trx.updateTable('member').set({ status }).where('id', '=', memberId).execute();
}

/** A member who comes back signs in anew: nothing from before the suspension lives on. */
export async function endSessions(trx: Write, memberId: number): Promise<void> {
  await trx.deleteFrom('session').where('member_id', '=', memberId).execute();
}

export function openPasswordRequests(db: Read) {
  return db
    .selectFrom('password_request')
    .innerJoin('member', 'member.id', 'password_request.member_id')
    .select([
      'password_request.id',
      'password_request.requested_at as requestedat',
      'member.id as membernoid',
      'member.membercode',
      'member.membername',
    ])
    .where('password_request.handled_at', 'is', null)
    .orderBy('password_request.requested_at')
    .limit(200)
    .execute();
}

export async function closePasswordRequest(trx: Write, memberId: number, now: string): Promise<void> {
  await trx
    .updateTable('password_request')
    .set({ handled_at: now })
    .where('member_id', '=', memberId)
    .where('handled_at', 'is', null)
    .execute();
}

/** Forgets the guesses at a member's earlier registration codes, which a new code makes void. */
export async function forgetCodeGuesses(trx: Write, membercode: string): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('subject', '=', `account:register:${membercode}`).execute();
}
