import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { lastCarryDay } from '@muster/domain/leave/balances/carry-over.ts';
import type { YearEndChange } from '@muster/domain/leave/balances/year-end.ts';
import type { ToldEnded } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../../database/engine.ts';
import type { Post } from '../../../news/post.ts';
import { tellTheirs } from '../../../news/tell.ts';
import type { KeptLeaveType } from '../../../records/leave/leave-type.ts';

/** What happens to one member's days of one type. */
export interface Change extends YearEndChange {
  readonly memberId: number;
  readonly type: KeptLeaveType;
}

/** Tells each member once, whatever the types, what the run did to their days. */
export function tellOfYearEnd(
  post: Post,
  trx: Write,
  { year, changes, at }: { readonly year: number; readonly changes: readonly Change[]; readonly at: string },
): Promise<void> {
  const days = fiscalYearDays(year);
  const told = [...Map.groupBy(changes, (it) => it.memberId)].map(([memberId, theirs]) => ({
    memberId,
    news: {
      code: 'yearEnded',
      params: { days, ended: byType(theirs).flatMap(([type, its]) => endedOf(type, its, year)) },
    } as const,
  }));
  return tellTheirs(post, trx, { code: 'yearEnded', told, at });
}

const byType = (changes: readonly Change[]) => [...Map.groupBy(changes, (it) => it.type)];

/** What the run did to the days of one type, whatever it did them for. */
function endedOf(type: KeptLeaveType, changes: readonly Change[], year: number): ToldEnded[] {
  const of = (what: ToldEnded['what']) => ({
    type: type.description,
    what,
    count: changes.reduce((days, it) => days + it[what], 0),
  });
  const carried = { ...of('carried'), until: lastCarryDay(year + 1, type) };
  return [carried, of('lapsed'), of('takenback'), of('recovered')].filter(({ count }) => count > 0);
}
