import type { About } from '@muster/domain/wire/problem.ts';
import type { Read, Write } from '../../database/engine.ts';
import { staysUntil } from '../../records/members/employment.ts';
import { worksAtSite, worksByShift } from '../../records/work/member-work/having.ts';
import { lockSites } from '../../records/work/site.ts';

/** What stands in the way of retiring something, in the words of the refusal. */
export type InUse = NonNullable<About<'IN_USE'>['params']>;

/** So many are named; more are counted. */
const NAMED = 5;

type Names = readonly { readonly membername: string }[];

/** Members who have something, as a reason; undefined when nobody has it. */
function membersWhoHaveIt(members: Names): InUse | undefined {
  if (members.length === 0) return undefined;
  const who = members
    .slice(0, NAMED)
    .map((it) => it.membername)
    .join(', ');
  return { reason: members.length > NAMED ? 'manymembers' : 'members', count: members.length, who };
}

/** Whoever has not left by `today`, suspended members included: they may come back. */
const present = (db: Read, today: string) =>
  db
    .selectFrom('member')
    .select('member.membername')
    .where((eb) => staysUntil(eb, today))
    .orderBy('member.membercode');

/** Work of today, or set for later, of some kind: a member who has it has that in use. */
const workFrom = (db: Read, today: string) =>
  db.selectFrom('member_work').select('member_work.member_id').where('member_work.until_day', '>=', today);

/** A group that members are in. */
export async function groupInUse(db: Read, groupId: number, today: string): Promise<InUse | undefined> {
  return membersWhoHaveIt(
    await present(db, today)
      .where('member.id', 'in', workFrom(db, today).where('member_work.group_id', '=', groupId))
      .execute(),
  );
}

/** The company's own shift, or one that members have. */
export async function shiftInUse(db: Read, shiftId: number, today: string): Promise<InUse | undefined> {
  const company = await db.selectFrom('company').select('default_shift_id').executeTakeFirst();
  if (company?.default_shift_id === shiftId) return { reason: 'default' };
  return membersWhoHaveIt(
    await present(db, today)
      .where((eb) => worksByShift(eb, shiftId, today))
      .execute(),
  );
}

/** The last site that is left, or one that is named for members or at which a door stands. */
export async function siteInUse(trx: Write, siteId: number, today: string): Promise<InUse | undefined> {
  await lockSites(trx);
  const others = trx.selectFrom('site').select('id').where('retired_at', 'is', null).where('id', '<>', siteId);
  if (!(await others.executeTakeFirst())) return { reason: 'last' };
  const named = await present(trx, today)
    .where((eb) => worksAtSite(eb, siteId, today))
    .execute();
  return membersWhoHaveIt(named) ?? (await doorsThatStandThere(trx, siteId));
}

/** Whoever checks in at them would be nowhere from then on. */
async function doorsThatStandThere(db: Read, siteId: number): Promise<InUse | undefined> {
  const first = await db
    .selectFrom('door')
    .select('name')
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  return first && { reason: 'doors', which: first.name };
}

/** A car that trips to come go by. */
export async function carInUse(db: Read, carId: number, today: string): Promise<InUse | undefined> {
  const trips = await db
    .selectFrom('trip')
    .select('number')
    .where('car_id', '=', carId)
    .where('arrival', '>=', today)
    .where('cancelled_at', 'is', null)
    .orderBy('departure')
    .execute();
  const [first] = trips;
  return first && { reason: 'trips', count: trips.length, which: first.number };
}
