import { type DueReminder, dueReminders } from '@muster/domain/attendance/reminders/due-reminders.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { tell } from '../../../news/tell.ts';
import { findCompany } from '../../../records/office/company.ts';
import { keepReminders } from '../../../records/once/reminder.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { type CompanyTime, companyFacts, companyTime, spanIn } from '../days/company-view.ts';
import { summaryFacts } from '../days/facts-view.ts';
import { membersIn, type NamedMember } from '../days/group-members-view.ts';

/** Members looked at with one set of statements: others are answered in between. */
const STEP = 200;

type Due = DueReminder & { readonly memberId: number };

/**
 * Reminds everybody whose check-in or check-out is missing, where the company has it so: each member once a day of each,
 * whatever servers look.
 * @returns how many reminders were told
 */
export async function remindOfPunches(deps: Dependencies): Promise<number> {
  const { database, clock } = deps;
  if (!(await findCompany(database.query))?.reminders) return 0;
  const time = await companyTime(database.query, clock);
  const today = { from: time.today, to: time.today };
  let told = 0;
  for (let after: string | undefined; ; ) {
    const members = await membersIn(database.query, 'all', today, {
      take: STEP,
      after,
      active: true,
      registered: true,
    });
    told += await tellDue(deps, await dueOf(deps, time, members));
    if (members.length < STEP) return told;
    after = members.at(-1)?.membercode;
    await giveWay();
  }
}

async function dueOf({ database }: Dependencies, time: CompanyTime, members: readonly NamedMember[]): Promise<Due[]> {
  const days = { from: addDays(time.today, -1), to: time.today };
  const ids = members.map((it) => it.id);
  const companyOf = await companyFacts(database.query, time, days, ids);
  const factsOf = await summaryFacts(database.query, ids, days);
  const span = spanIn(time.zone, days);
  return ids.flatMap((memberId) => {
    const own = factsOf(memberId);
    return own ? dueReminders(span, companyOf(memberId), own).map((it) => ({ ...it, memberId })) : [];
  });
}

async function tellDue({ database, post, clock }: Dependencies, due: readonly Due[]): Promise<number> {
  if (due.length === 0) return 0;
  const at = writeInstant(clock());
  const keyOf = (it: { readonly memberId: number; readonly day: string; readonly kind: string }) =>
    `${it.memberId} ${it.day} ${it.kind}`;
  return database.write(async (trx) => {
    const rows = due.map(({ memberId, day, kind }) => ({ member_id: memberId, day, kind }));
    const kept = await keepReminders(trx, rows, at);
    const isNew = new Set(kept.map((it) => keyOf({ ...it, memberId: it.member_id })));
    const fresh = due.filter((it) => isNew.has(keyOf(it)));
    for (const some of Map.groupBy(fresh, (it) => `${it.kind} ${it.day} ${it.time}`).values()) {
      const [first] = some;
      if (first) await tell(post, trx, { memberIds: some.map((it) => it.memberId), news: newsOf(first), at });
    }
    return fresh.length;
  });
}

const newsOf = ({ kind, day, time }: DueReminder): News =>
  kind === 'checkin'
    ? { code: 'checkInMissing', params: { day, time } }
    : { code: 'checkOutMissing', params: { day, time } };
