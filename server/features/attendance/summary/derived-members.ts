import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { deriveDays } from '@muster/domain/attendance/summary/derive-days.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/of-members.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { type CompanyTime, companyFacts, companyText, spanIn } from './company-view.ts';
import { factRows, factsOf, textsOf } from './facts-view.ts';
import type { NamedMember } from './group-members-view.ts';
import type { Recall } from './remembered-months.ts';
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
export const derivedMembers = (db: Read, members: readonly NamedMember[], looked: Looked): Promise<DerivedMember[]> =>
  eachShown(db, members, looked, { show: (it) => it });

/** How a member is shown, and whether that is known already of all that it is made of. */
interface Showing<Shown> {
  readonly show: (it: DerivedMember) => Shown;
  readonly recall?: Recall<Shown>;
}

/** The same as it is shown, member by member, so that no more of their days is kept than that. */
export const shownMembers = <Shown>(
  db: Read,
  members: readonly NamedMember[],
  looked: Omit<Looked, 'instead'>,
  showing: Showing<Shown>,
): Promise<Shown[]> => eachShown(db, members, looked, showing);

async function eachShown<Shown>(
  db: Read,
  members: readonly NamedMember[],
  { time, days, groups, instead = (_, own) => own }: Looked,
  { show, recall = (_whose, _madeOf, make) => make() }: Showing<Shown>,
): Promise<Shown[]> {
  const ids = members.map((it) => it.id);
  const [companyOf, rowsOf] = await Promise.all([companyFacts(db, time, days, ids), factRows(db, ids, days)]);
  const span = spanIn(time.zone, days);
  const around = JSON.stringify([days, groups === 'all' ? groups : [...groups]]);
  const shown: Shown[] = [];
  let sinceGivenWay = 0;
  for (const member of members) {
    const rows = rowsOf(member.id);
    if (!rows) continue;
    const company = companyOf(member.id);
    const make = () => {
      const own = factsOf(rows);
      const { groupId, groupno } = lastGroup(own, days.to);
      const records = inSight(instead(member.id, deriveDays(span, company, own)), own.patterns, groups);
      sinceGivenWay += records.length;
      return show({ ...member, groupId, groupno, groupOn: (day) => groupOn(own.patterns, day), records });
    };
    const { id, membercode, membername } = member;
    shown.push(recall(`${around}${id}`, [membercode, membername, companyText(company), ...textsOf(rows)], make));
    if (sinceGivenWay < DAYS_AT_ONCE) continue;
    sinceGivenWay = 0;
    await giveWay();
  }
  return shown;
}
