import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { type AgreementChange, storeAgreed, yearsShown } from '../records/leave/agreeing.ts';
import { recordAudits } from '../records/office/audit.ts';
import { tellTheirs } from './tell.ts';

/**
 * Agrees on other days a year with members, puts that on record and tells each of them. The caller holds the leave types and
 * the members.
 */
export async function agreeOn(
  { post }: Pick<Dependencies, 'post'>,
  trx: Write,
  planned: readonly AgreementChange[],
  by: { readonly at: string; readonly actorId: number; readonly year: number },
): Promise<void> {
  const changes = planned.filter((it) => it.years.length > 0);
  await storeAgreed(trx, changes, by);
  const { at, actorId } = by;
  await recordAudits(
    trx,
    changes.map((it) => ({
      ...{ at, actorId, action: 'leave.agree', subject: `member:${it.memberId}` },
      before: it.before,
      after: { ...it.after, years: yearsShown(it) },
    })),
  );
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
