import { dayOf, timeOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays, weekdayOf } from '@muster/domain/calendar/day.ts';
import type { ToDecide } from '@muster/domain/notifications/news.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { tell } from '../../../news/tell.ts';
import { countForManager, together } from '../../../records/deciding/to-decide.ts';
import { findCompany } from '../../../records/office/company.ts';
import { keepReminders } from '../../../records/once/reminder.ts';
import { managersOn } from './reminders-view.ts';

/** From when on, on the first day of a week. */
const FROM = '07:00';

/**
 * Tells every manager once a week what waits for their decision, as soon as a server runs after the week began; nothing
 * where nothing waits.
 * @returns how many were told
 */
export async function remindManagers({ database, clock, post }: Dependencies): Promise<number> {
  const company = await findCompany(database.query);
  if (!company?.reminders) return 0;
  const now = clock();
  const today = dayOf(now, company.zone);
  const since = (weekdayOf(today) - company.weekStart + 7) % 7;
  if (since === 0 && timeOf(now, company.zone) < FROM) return 0;
  const day = addDays(today, -since);
  const at = writeInstant(now);
  return database.write(async (trx) => {
    const managers = await managersOn(trx, today);
    const rows = managers.map((member_id) => ({ member_id, day, kind: 'waiting' as const }));
    const kept = await keepReminders(trx, rows, at);
    if (kept.length === 0) return 0;
    const concerned: { readonly id: number; readonly params: ToDecide & { readonly count: number } }[] = [];
    for (const { member_id: id } of kept) {
      const each = await countForManager(trx, { id, today });
      const count = together(each);
      if (count > 0) concerned.push({ id, params: { count, ...each } });
    }
    for (const same of Map.groupBy(concerned, ({ params }) => JSON.stringify(params)).values()) {
      const memberIds = same.map((it) => it.id);
      const [first] = same;
      if (first) await tell(post, trx, { memberIds, news: { code: 'decisionsWait', params: first.params }, at });
    }
    return concerned.length;
  });
}
