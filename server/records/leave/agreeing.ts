import { agreedIn, withAgreed, type YearAgreed, yearsAgreed } from '@muster/domain/leave/balances/agreed-days.ts';
import type { AgreedYear } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import type { DaysBegin } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import type { Read, Write } from '../../database/engine.ts';
import { recordAudits } from '../office/audit.ts';
import { type KeptAgreement, storeAgreements } from './agreed-days.ts';
import type { KeptLeaveType } from './leave-type.ts';
import { effectsOfYear, type OwnYearEffect } from './ledger/agreed-year.ts';
import { addAdjustments } from './ledger/entries.ts';
import { grantOfType } from './ledger/grants.ts';
import type { OtherFirstDay } from './ledger/other-first-day.ts';

/** Days a year of a leave type that are to be agreed with a member; null for those of the type again. */
export interface AgreementAsked {
  readonly memberId: number;
  readonly type: KeptLeaveType;
  readonly before: KeptAgreement;
  readonly days: number | null;
  readonly begin: DaysBegin;
  /** What a file enters as left of a year together with it, which stands. */
  readonly entered?: { readonly year: number; readonly days: number } | undefined;
  /** The first day that a file gives them together with it, while that is not stored yet. */
  readonly firstDay?: OtherFirstDay | undefined;
}

/** What an agreement comes to be, and what that does to the years that are agreed otherwise; none where nothing is. */
export interface AgreementChange extends Pick<AgreementAsked, 'memberId' | 'type' | 'before'> {
  readonly after: KeptAgreement;
  readonly years: readonly (YearAgreed & OwnYearEffect)[];
}

/**
 * What that would change in the running fiscal year `year` and the next, each in its place; some statements for all together.
 * A member and a type come once.
 */
export async function plannedAgreements(
  db: Read,
  asked: readonly AgreementAsked[],
  year: number,
): Promise<AgreementChange[]> {
  const agreed = asked.map((it) => agreedBy(it, year));
  const effects = new Map<string, OwnYearEffect>();
  const keyOf = (leaveid: string, of: number, memberId: number) => `${leaveid} ${of} ${memberId}`;
  for (const [leaveid, own] of Map.groupBy(agreed, (it) => it.type.leaveid)) {
    for (const it of [year, year + 1]) {
      const other = own.flatMap(({ memberId, years, firstDay }) =>
        years.filter((one) => one.year === it).map((one) => ({ ...one, memberId, firstDay })),
      );
      const [first] = own;
      if (!first) continue;
      for (const [memberId, effect] of await effectsOfYear(db, first.type, it, other)) {
        effects.set(keyOf(leaveid, it, memberId), effect);
      }
    }
  }
  return agreed.map(({ entered, firstDay: _, years, ...change }) => ({
    ...change,
    years: years.flatMap((it) => {
      const effect = effects.get(keyOf(change.type.leaveid, it.year, change.memberId));
      return effect ? [{ ...it, ...besideEntered(effect, it.year, entered) }] : [];
    }),
  }));
}

function agreedBy({ days, begin, ...asked }: AgreementAsked, year: number) {
  const agreed = withAgreed(asked.before, days, begin, year);
  const years = yearsAgreed(asked.type, asked.before, agreed, year);
  const after = years.length === 0 ? asked.before : { ...asked.before, ...agreed, revision: asked.before.revision + 1 };
  return { ...asked, after, years };
}

/** What a file enters of a year stands in it. */
const besideEntered = (effect: OwnYearEffect, year: number, entered: AgreementAsked['entered']): OwnYearEffect =>
  entered?.year === year ? { ...effect, more: 0, remaining: entered.days, stands: true } : effect;

/**
 * Stores and puts on record what is agreed from now on: a line of the difference in a year that is given already, the days of
 * another. The caller holds the types and the members. Answers what changes anything.
 */
export async function storeAgreed(
  trx: Write,
  planned: readonly AgreementChange[],
  { at, actorId, year }: { readonly at: string; readonly actorId: number; readonly year: number },
): Promise<readonly AgreementChange[]> {
  const changes = planned.filter((it) => it.years.length > 0);
  await storeAgreements(
    trx,
    changes.map(({ memberId, after }) => ({ memberId, ...after })),
  );
  await addAdjustments(trx, changes.flatMap(linesOf), { at, actorId });
  for (const [leaveid, own] of Map.groupBy(changes, (it) => it.type.leaveid)) {
    const memberIds = own.map((it) => it.memberId);
    await grantOfType(trx, memberIds, leaveid, year, at);
  }
  await recordAudits(
    trx,
    changes.map((it) => ({
      ...{ at, actorId, action: 'leave.agree', subject: `member:${it.memberId}` },
      before: it.before,
      after: { ...it.after, years: yearsShown(it) },
    })),
  );
  return changes;
}

const linesOf = ({ memberId, type: { leaveid }, after, years }: AgreementChange) =>
  years
    .filter((it) => it.granted && it.more !== 0)
    .map(({ year, days, before, more }) => {
      const code = agreedIn(after, year) === null ? 'agreementEnded' : 'agreedDays';
      const note: LedgerNote = { code, params: { days, before } };
      return { memberId, leaveid, year, days: more, note };
    });

/** The years of a change as the wire tells them. */
export const yearsShown = ({ years }: AgreementChange): AgreedYear[] =>
  years.map(({ year, days, before, more, remaining, stands }) => ({
    fiscalyear: year,
    ...{ days, before, more, stands },
    remaining: remaining + more,
  }));
