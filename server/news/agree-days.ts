import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { type AgreementChange, storeAgreed, yearsShown } from '../records/leave/agreeing.ts';
import { recordAudits } from '../records/office/audit.ts';
import { tellTheirs } from './tell.ts';

/**
 * Agrees on other days a year with members, puts that on record and tells each of them, but for who is `added` just now: they
 * cannot sign in yet, and all that they have is new. The caller holds the leave types and the members.
 */
export async function agreeOn(
  { post }: Pick<Dependencies, 'post'>,
  trx: Write,
  planned: readonly AgreementChange[],
  {
    added,
    ...by
  }: {
    readonly at: string;
    readonly actorId: number;
    readonly year: number;
    readonly added?: ReadonlySet<number>;
  },
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
  const listed = changes.filter((it) => !added?.has(it.memberId));
  for (const own of Map.groupBy(listed, (it) => it.type.leaveid).values()) {
    await tellTheirs(post, trx, { code: 'daysAgreed', told: own.flatMap(newsOf), at });
  }
}

function newsOf({ memberId, type, years: [first] }: AgreementChange) {
  if (!first) return [];
  const params = { type: type.description, days: first.days, from: fiscalYearDays(first.year).from };
  return [{ memberId, news: { code: 'daysAgreed', params } as const }];
}
