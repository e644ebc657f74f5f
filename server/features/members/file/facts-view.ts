import type { Day } from '@muster/domain/calendar/company-time.ts';
import { agreedIn } from '@muster/domain/leave/balances/agreed-days.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import type { Employment } from '@muster/domain/members/employment.ts';
import { balanceYearOf } from '@muster/domain/members/file/balance-year.ts';
import { type CompanyFacts, DIFFERS, type KnownMember } from '@muster/domain/members/file/member-facts.ts';
import { sql } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { agreementsAmong, type KeptAgreement } from '../../../records/leave/agreed-days.ts';
import { type KeptLeaveType, listTypes } from '../../../records/leave/leave-type.ts';
import { employmentColumns, employmentOf } from '../../../records/members/employment.ts';
import { toGive } from '../../../records/office/kept-list.ts';
import { workHeldOn } from '../../../records/work/member-work/held-work.ts';
import type { ChangedWork } from '../../../records/work/member-work/in-bulk.ts';
import { restColumns, restDaysOf } from '../../../records/work/member-work/rest-columns.ts';

/** What a company has to choose from, with the leave types that have a balance. */
export type ListedCompany = CompanyFacts & { readonly types: readonly KeptLeaveType[] };

const allGroups = toGive('work_group', (db) =>
  db.selectFrom('work_group').select(['id', 'groupno', 'name', 'retired_at']).orderBy('id'),
);
const allShifts = toGive('shift', (db) => db.selectFrom('shift').select(['id', 'name', 'retired_at']).orderBy('id'));
const allSites = toGive('site', (db) => db.selectFrom('site').select(['id', 'name', 'retired_at']).orderBy('id'));

/** What a file of members names: groups with who decides for them on a day, shifts, sites and leave types. */
export async function companyFacts(db: Read, today: Day): Promise<ListedCompany> {
  const [groups, shifts, sites] = [await allGroups(db, {}), await allShifts(db, {}), await allSites(db, {})];
  const managers = Map.groupBy(await managerCodes(db, today), (it) => it.group_id);
  const named = (it: { id: number; name: string; retired_at: string | null }) => ({
    id: it.id,
    name: it.name,
    retired: it.retired_at !== null,
  });
  const guests = await db.selectFrom('member').select('membercode').where('guest', '=', 1).execute();
  const { id: defaultShiftId } = await db
    .selectFrom('company')
    .select('default_shift_id as id')
    .executeTakeFirstOrThrow();
  return {
    groups: groups.map((it) => ({
      ...named({ ...it, name: it.groupno }),
      also: it.name,
      managers: (managers.get(it.id) ?? []).map((one) => one.membercode),
    })),
    shifts: shifts.map(named),
    sites: sites.map(named),
    defaultShiftId,
    ...(await typesOfFile(db)),
    guestCodes: new Set(guests.map((it) => it.membercode)),
  };
}

/** The leave types of which a file of members may have columns: those that have a balance. */
export async function typesOfFile(db: Read) {
  const types = (await listTypes(db)).filter((it) => !it.retired && !it.unlimited);
  return { types, leaveids: types.map((it) => it.leaveid) };
}

const managerCodes = (db: Read, today: Day) =>
  db
    .selectFrom('group_manager')
    .innerJoin('member', 'member.id', 'group_manager.member_id')
    .select(['group_manager.group_id', 'member.membercode'])
    .where('group_manager.from_day', '<=', today)
    .where('group_manager.until_day', '>=', today)
    .orderBy('member.membercode')
    .execute();

/** A member with the work that holds on the day, which a change replaces, and with what is agreed with them of leave types. */
export type ListedMember = KnownMember & {
  readonly now: ChangedWork['now'];
  readonly agreements: readonly KeptAgreement[];
};

interface Page {
  /** Those whose codes come after this one. */
  readonly after: string;
  readonly size: number;
}

interface When {
  readonly today: Day;
  /** Of which day their work is told. */
  readonly workOn: Day;
}

/** The members by their codes, in the order of these: all of them, or a page. */
export async function listedMembers(
  db: Read,
  { today, workOn }: When,
  leaveids: readonly string[],
  page?: Page,
): Promise<Map<string, ListedMember>> {
  let asked = db
    .selectFrom('member')
    .innerJoin('member_work', workHeldOn(workOn))
    .select(['member.id', 'membercode', 'membername', 'status', 'email', 'phone', 'role', ...employmentColumns])
    .select(['member_work.id as workId', 'from_day', 'until_day', 'group_id', 'shift_id', 'location_rule'])
    .select(['attendance_counted', ...restColumns])
    .where('guest', '=', 0)
    .orderBy('membercode');
  if (page) asked = asked.where('membercode', '>', page.after).limit(page.size);
  const rows = await asked.execute();
  const sites = await sitesOfWork(db, workOn, page && rows.map((it) => it.workId));
  const members = rows.map((it) => ({ id: it.id, employment: employmentOf(it) }));
  const balances = await balancesOf(db, today, leaveids, members, page !== undefined);
  const agreements = await agreementsAmong(db, page ? rows.map((it) => it.id) : 'all');
  return new Map(
    rows.map((it) => [
      it.membercode,
      {
        id: it.id,
        membercode: it.membercode,
        membername: it.membername,
        status: it.status,
        email: it.email,
        phone: it.phone,
        role: it.role,
        joinedon: it.joined_on,
        employment: employmentOf(it),
        groupId: it.group_id,
        shiftId: it.shift_id,
        ...restDaysOf(it),
        siteIds: sites.get(it.workId) ?? [],
        balances: balances.get(it.id) ?? new Map(),
        agreed: agreedOf(agreements.get(it.id) ?? [], balanceYearOf(employmentOf(it), today)),
        agreements: agreements.get(it.id) ?? [],
        locationrule: it.location_rule,
        counted: it.attendance_counted === 1,
        now: { id: it.workId, from: it.from_day, until: it.until_day },
      },
    ]),
  );
}

/** What is agreed with a member from the year of their balances on. */
function agreedOf(agreements: readonly KeptAgreement[], year: number): KnownMember['agreed'] {
  const agreed = new Map<string, number | typeof DIFFERS>();
  for (const it of agreements) {
    const [days, after] = [agreedIn(it, year), agreedIn(it, year + 1)];
    if (days !== after) agreed.set(it.leaveid, DIFFERS);
    else if (days !== null) agreed.set(it.leaveid, days);
  }
  return agreed;
}

async function sitesOfWork(db: Read, day: Day, workIds: readonly number[] | undefined) {
  if (workIds?.length === 0) return new Map<number, number[]>();
  let asked = db
    .selectFrom('member_work_site')
    .innerJoin('member_work', 'member_work.id', 'member_work_site.work_id')
    .select(['work_id', 'site_id'])
    .where('from_day', '<=', day)
    .where('until_day', '>=', day)
    .orderBy('site_id');
  if (workIds) asked = asked.where('work_id', 'in', workIds);
  const rows = Map.groupBy(await asked.execute(), (it) => it.work_id);
  return new Map([...rows].map(([id, own]) => [id, own.map((it) => it.site_id)]));
}

interface WithBalances {
  readonly id: number;
  readonly employment: Employment;
}

/** What remains of each type to members, each in the year of the balances that a file has of them; `few` of all there are, or most. */
export async function balancesOf(
  db: Read,
  today: Day,
  leaveids: readonly string[],
  members: readonly WithBalances[],
  few: boolean,
): Promise<Map<number, Map<string, number>>> {
  const balances = new Map<number, Map<string, number>>();
  for (const [year, own] of Map.groupBy(members, (it) => balanceYearOf(it.employment, today))) {
    const found = await balancesIn(db, year, leaveids, few ? own.map((it) => it.id) : undefined);
    for (const { id } of own) balances.set(id, found.get(id) ?? new Map());
  }
  return balances;
}

/** What remains of each type to each member in a fiscal year. */
async function balancesIn(
  db: Read,
  year: number,
  leaveids: readonly string[],
  memberIds?: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const balances = new Map<number, Map<string, number>>();
  if (leaveids.length === 0 || memberIds?.length === 0) return balances;
  let asked = db
    .selectFrom('leave_ledger')
    .select(['member_id', 'leaveid', sql<number>`cast(sum(half_days) as integer)`.as('half_days')])
    .where('fiscal_year', '=', year)
    .where('leaveid', 'in', leaveids)
    .groupBy(['member_id', 'leaveid']);
  if (memberIds) asked = asked.where('member_id', 'in', memberIds);
  for (const { member_id, leaveid, half_days } of await asked.execute()) {
    const own = balances.get(member_id) ?? new Map<string, number>();
    balances.set(member_id, own.set(leaveid, asDays(half_days)));
  }
  return balances;
}
