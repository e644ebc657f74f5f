import type { User } from '@muster/domain/administration/administration-contract.ts';
import { type Flags, noFlags } from '@muster/domain/administration/flags.ts';
import { mayDeleteUser } from '@muster/domain/administration/user-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Read } from '../../database/engine.ts';
import { decidersToCome } from '../../records/deciding/deciders-to-come.ts';
import { roleColumn } from '../../records/members/member.ts';
import { isMemberLike, memberPatterns } from '../../records/members/member-search.ts';
import { flagsOfMembers } from '../../records/members/permission.ts';
import { companyToday } from '../../records/office/company.ts';
import type { AskedPage } from './paged.ts';

/** Accounts as the list shows them to a caller. */
export async function shownUsers(db: Read, users: readonly UserRow[], deleter: Deleter): Promise<User[]> {
  const held = await flagsOfMembers(
    db,
    users.map((it) => it.id),
  );
  return users.map((it) => ({ ...it, may: { delete: deleter.may(it, held.get(it.id) ?? noFlags) } }));
}

/** Whose sign-in somebody with some flags may take away. */
export interface Deleter {
  may(user: Pick<UserRow, 'id' | 'role'>, theirs: Flags): boolean;
}

export async function deleterOf(db: Read, clock: Clock, caller: CurrentMember, flags: Flags): Promise<Deleter> {
  const deciders = new Set(await decidersToCome(db, caller.id, await companyToday(db, clock)));
  return {
    may: (user, theirs) =>
      mayDeleteUser({ ...caller, flags }, { ...user, flags: theirs, decidesForCaller: deciders.has(user.id) }),
  };
}

type UserRow = Omit<User, 'may'>;

const columns = ['id', 'membercode as username', 'membername as name', 'email', roleColumn, 'status'] as const;

/** Everybody who can sign in. */
const accounts = (db: Read) => db.selectFrom('member').where('password_hash', 'is not', null);

const matching = ({ engine, query }: Database, search: string) =>
  accounts(query).where(isMemberLike(engine, 'membercode', ['membername', 'email'], memberPatterns(search)));

export async function listUsers(database: Database, { search, limit, offset }: AskedPage): Promise<UserRow[]> {
  return matching(database, search).select(columns).orderBy('membercode').limit(limit).offset(offset).execute();
}

export async function countUsers(database: Database, search: string): Promise<number> {
  const { n } = await matching(database, search)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const findUser = (db: Read, id: number): Promise<UserRow | undefined> =>
  accounts(db).select(columns).where('id', '=', id).executeTakeFirst();

/** Whether a mail address belongs to an account already. */
export async function emailTaken({ engine }: Database, db: Read, email: string): Promise<boolean> {
  const lower = engine === 'sqlite' ? sql`lower(email)` : sql`lower(email collate "C")`;
  const found = await accounts(db).select('id').where(lower, '=', email.toLowerCase()).executeTakeFirst();
  return found !== undefined;
}

/** How many administrators besides one can sign in. */
export async function otherAdministrators(db: Read, id: number): Promise<number> {
  const { n } = await accounts(db)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('role', '=', 'SA')
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(n);
}
