import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberStatus } from '@muster/domain/members/members-contract.ts';
import type { Expression } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';
import { isHereOn } from '../deciding/managing.ts';

export interface CrewTables {
  /** For whom a member, the lead, checks in on their own phone, and since when. */
  crew: CrewTable;
}

interface CrewTable {
  lead_id: number;
  member_id: number;
  since: string;
}

interface OfLead {
  readonly leadId: number;
  readonly day: Day;
}

/** Those of a lead's crew who work here on a day and may sign in. */
const here = (db: Writable | Read, { leadId, day }: OfLead) =>
  db
    .selectFrom('crew')
    .innerJoin('member', 'member.id', 'crew.member_id')
    .where('crew.lead_id', '=', leadId)
    .where('member.guest', '=', 0)
    .where((eb) => isHereOn(eb.ref('crew.member_id') as Expression<number>, day));

const idsHere = compiledOnce((db, it: OfLead) => here(db, it).select('member.id'));

export const crewHere = async (db: Read, it: OfLead): Promise<number[]> => (await idsHere(db, it)).map(({ id }) => id);

const anyHere = rememberedOnce((db, it: OfLead) => here(db, it).select('member.id').limit(1));

/** Whether somebody checks in for anybody. */
export const hasCrew = async (db: Read, it: OfLead): Promise<boolean> => (await anyHere(db, it)).length > 0;

const sinceOf = compiledOnce((db: Writable, it: OfLead & { readonly memberId: number }) =>
  here(db, it).where('crew.member_id', '=', it.memberId).select('crew.since'),
);

/** Since when a lead checks in for a member; undefined where they do not. */
export async function inCrewSince(
  db: Writable,
  it: OfLead & { readonly memberId: number },
): Promise<string | undefined> {
  const [row] = await sinceOf(db, it);
  return row?.since;
}

export interface Named {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly status: MemberStatus;
  readonly since: string;
}

/** Everybody in a lead's crew, or everybody in whose crew a member is, whoever of them is here. */
export const namedWith = (db: Read, own: 'lead_id' | 'member_id', memberId: number): Promise<Named[]> =>
  db
    .selectFrom('crew')
    .innerJoin('member', 'member.id', own === 'lead_id' ? 'crew.member_id' : 'crew.lead_id')
    .select(['member.id', 'member.membercode', 'member.membername', 'member.status', 'crew.since'])
    .where(`crew.${own}`, '=', memberId)
    .orderBy('member.membername')
    .orderBy('member.membercode')
    .execute();

export async function addToCrew(trx: Write, leadId: number, ids: readonly number[], since: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('crew')
    .values(ids.map((id) => ({ lead_id: leadId, member_id: id, since })))
    .execute();
}

export async function takeFromCrew(trx: Write, leadId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('crew').where('lead_id', '=', leadId).where('member_id', 'in', ids).execute();
}

/** What became of a lead's crew: whom it lost, and the codes of who was in it and of who is. */
export interface CrewLost {
  readonly leadId: number;
  readonly lead: string;
  readonly lost: number[];
  readonly before: string[];
  readonly after: string[];
}

/**
 * Whoever has left checks in for nobody, and nobody for them; nor with a higher role, until it is said anew by who runs their
 * account now. Says what became of each crew that lost somebody.
 */
export async function dropCrewsOf(trx: Write, memberIds: readonly number[]): Promise<CrewLost[]> {
  if (memberIds.length === 0) return [];
  const gone = await trx
    .deleteFrom('crew')
    .where((eb) => eb.or([eb('lead_id', 'in', memberIds), eb('member_id', 'in', memberIds)]))
    .returning(['lead_id', 'member_id'])
    .execute();
  if (gone.length === 0) return [];
  const people = await trx
    .selectFrom('member')
    .select(['id', 'membercode', 'membername'])
    .where('id', 'in', [...new Set(gone.flatMap((it) => [it.lead_id, it.member_id]))])
    .execute();
  const of = new Map(people.map((it) => [it.id, it]));
  const leads = [...new Set(gone.map((it) => it.lead_id))].toSorted((a, b) => a - b);
  return Promise.all(
    leads.map(async (leadId) => {
      const lost = gone.filter((it) => it.lead_id === leadId).map((it) => it.member_id);
      const after = (await namedWith(trx, 'lead_id', leadId)).map((it) => it.membercode).toSorted();
      const before = [...after, ...lost.map((it) => of.get(it)?.membercode ?? '')].toSorted();
      return { leadId, lead: of.get(leadId)?.membername ?? '', lost, before, after };
    }),
  );
}
