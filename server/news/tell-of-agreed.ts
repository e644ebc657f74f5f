import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AgreementChange } from '../records/leave/agreeing.ts';
import { tellTheirs } from './tell.ts';

/** Tells members of the days a year that are agreed with them. */
export async function tellOfAgreed(
  { post }: Pick<Dependencies, 'post'>,
  trx: Write,
  changes: readonly AgreementChange[],
  at: string,
): Promise<void> {
  // One type at a time: a member may have days of several.
  for (const own of Map.groupBy(changes, (it) => it.type.leaveid).values()) {
    await tellTheirs(post, trx, { code: 'daysAgreed', told: own.flatMap(newsOf), at });
  }
}

function newsOf({ memberId, type, years: [first] }: AgreementChange) {
  if (!first) return [];
  const params = { type: type.description, days: first.days, from: fiscalYearDays(first.year).from };
  return [{ memberId, news: { code: 'daysAgreed', params } as const }];
}
