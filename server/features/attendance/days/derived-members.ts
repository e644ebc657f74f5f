import type { CompanyFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { deriveDays } from '@muster/domain/attendance/summary/derive-days.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { type CompanyTime, companyFacts, companyText, spanIn } from './company-view.ts';
import { type FactRows, factRows, factsOf, writeTexts } from './facts-view.ts';
import type { NamedMember } from './group-members-view.ts';
import type { Attendances } from './member-rows-view.ts';
import { inSight, type Sight } from './subjects-view.ts';
import { groupOn, type InGroup, lastGroup } from './work-view.ts';

/** A member's days, and the group in which they worked at the end of them, and were on each of them. */
export interface DerivedMember extends NamedMember, InGroup {
  readonly groupOn: (day: Day) => InGroup;
  readonly records: readonly DayRecord[];
}

interface Looked {
  readonly time: CompanyTime;
  readonly days: Days;
  /** Whose groups' days are seen. */
  readonly groups: Sight;
  /** What is told of a member's days in place of what they are by today's facts. */
  readonly instead?: (memberId: number, days: readonly DayRecord[]) => readonly DayRecord[];
}

/** So many days are derived before others have their turn: some milliseconds. */
const DAYS_AT_ONCE = 150;

/** The days of some members, with as many statements for one as for two hundred. */
export async function derivedMembers(
  db: Read,
  members: readonly NamedMember[],
  looked: Looked,
): Promise<DerivedMember[]> {
  return shownMembers(await readMonths(db, members, looked), looked, (it) => it);
}

/** What the days of a member are made of. */
interface ReadMonth extends NamedMember {
  readonly company: CompanyFacts;
  readonly rows: FactRows;
}

/** Reads it. Who did not work here on these days is not among them. */
export async function readMonths(
  db: Read,
  members: readonly NamedMember[],
  { time, days, attendances }: Pick<Looked, 'time' | 'days'> & { readonly attendances?: Attendances },
): Promise<ReadMonth[]> {
  const ids = members.map((it) => it.id);
  const [companyOf, rowsOf] = await Promise.all([
    companyFacts(db, time, days, ids),
    factRows(db, ids, days, { attendances }),
  ]);
  const months: ReadMonth[] = [];
  for (const { id, membercode, membername } of members) {
    const rows = rowsOf(id);
    if (rows) months.push({ id, membercode, membername, company: companyOf(id), rows });
  }
  return months;
}

/** All of it as texts, but for the time: the same texts, the same days. */
export function textsOfMonths(months: readonly ReadMonth[]): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const { id, membercode, membername, company, rows } of months) {
    texts.push(String(id), membercode, membername, companyText(company));
    writeTexts(rows, texts);
  }
  return texts;
}

/** The days of each, as they are shown: member by member, so that no more of them is kept than that. */
export async function shownMembers<Shown>(
  months: readonly ReadMonth[],
  { time, days, groups, instead = (_, own) => own }: Looked,
  show: (it: DerivedMember) => Shown,
): Promise<Shown[]> {
  const span = spanIn(time.zone, days);
  const shown: Shown[] = [];
  let sinceGivenWay = 0;
  for (const { company, rows, ...member } of months) {
    const own = factsOf(rows);
    const { groupId, groupno } = lastGroup(own, days.to);
    const records = inSight(instead(member.id, deriveDays(span, company, own)), own.patterns, groups);
    shown.push(show({ ...member, groupId, groupno, groupOn: (day) => groupOn(own.patterns, day), records }));
    sinceGivenWay += records.length;
    if (sinceGivenWay < DAYS_AT_ONCE) continue;
    sinceGivenWay = 0;
    await giveWay();
  }
  return shown;
}
