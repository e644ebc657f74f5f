import type { readRoster as call, Roster, RosterMember } from '@muster/domain/attendance/roster/roster-contract.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { sayDayNotes } from '../../../words/words.ts';
import { companyTime } from '../days/company-view.ts';
import { pageOfMembers } from '../days/group-members-view.ts';
import { requireSight } from '../days/subjects-view.ts';
import { type PlannedMember, plannedMembers } from './roster-view.ts';

type Asked = Parsed<typeof call>['query'];

/**
 * A page of members with seven days as they are planned: of a manager's groups as they are on each day, or of everybody for
 * the office. Whoever may read the group's month may read it, and nobody else.
 * @throws FORBIDDEN for who manages nobody, NOT_FOUND for a group unknown or not theirs to see
 */
export async function readRoster(
  deps: Dependencies,
  caller: Caller,
  { from, groupno, search, page }: Asked,
  language: Language,
): Promise<Roster> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const groups = await requireSight(db, caller.member, groupno, time.today);
  const days = { from, to: addDays(from, 6) };
  const { members, more } = await pageOfMembers(db, groups, days, { search, page });
  const planned = await plannedMembers(db, members, { time, days, groups });
  return { ...days, members: planned.map((it) => present(it, language)), more };
}

const present = ({ id, membercode, membername, groupno, days }: PlannedMember, language: Language): RosterMember => ({
  ...{ membernoid: id, membercode, membername, groupno },
  days: days.map(({ date, status, why, shift, shiftName, due, half, off, waits, notes }) => ({
    ...{ date, status, why, due, half, waits },
    shift: shift && { name: shiftName, starts: shift.starts, ends: shift.ends },
    ...(off.length > 0 && { off: [...off] }),
    note: sayDayNotes(notes, language),
  })),
});
