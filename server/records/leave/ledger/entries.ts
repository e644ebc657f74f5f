import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { OpeningBalances } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LedgerKind } from '@muster/domain/leave/balances/leave-balance.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { daysByFiscalYear, type LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import { type Insertable, sql } from 'kysely';
import { inBatches } from '../../../database/batches.ts';
import { compiledByRows } from '../../../database/compiled-once.ts';
import type { Read, Tables, Writable, Write } from '../../../database/engine.ts';
import { ownDifference, type YearDifference } from './part-of-year.ts';

export interface LedgerEntry {
  readonly memberId: number;
  readonly leaveid: string;
  readonly leaveId: number;
  readonly revision: number;
  readonly kind: Extract<LedgerKind, 'taken' | 'released' | 'reversed'>;
  /** The days that are taken or given back, as they are now: those of the leave may change. */
  readonly days: LeaveDays;
  readonly at: string;
  readonly actorId: number;
  readonly note?: LedgerNote;
}

/** A note of ours, as its columns hold it. */
export const noteColumns = (note: LedgerNote | undefined) => ({
  note_code: note?.code ?? null,
  note_params: note ? JSON.stringify(note.params) : null,
});

const insertLines = compiledByRows((db: Writable, lines: readonly Insertable<Tables['leave_ledger']>[]) =>
  db.insertInto('leave_ledger').values(lines),
);

/** Writes one line for each fiscal year that pays. The schema lets each revision of a leave do so once. */
export async function addLedgerLines(trx: Write, entry: LedgerEntry): Promise<void> {
  const paid = daysByFiscalYear(entry.days).filter((it) => it.days > 0);
  const sign = entry.kind === 'taken' ? -1 : 1;
  await insertLines(
    trx,
    paid.map(({ year, days }) => ({
      member_id: entry.memberId,
      leaveid: entry.leaveid,
      fiscal_year: year,
      kind: entry.kind,
      half_days: asHalfDays(sign * days),
      leave_id: entry.leaveId,
      revision: entry.revision,
      at: entry.at,
      actor_id: entry.actorId,
      from_day: entry.days.from,
      until_day: entry.days.to,
      ...noteColumns(entry.note),
    })),
  );
}

export interface Adjustment {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
  readonly days: number;
  readonly note: string;
}

interface AdjustmentLine extends Omit<Adjustment, 'note'> {
  /** In the words of the office, or one of ours. */
  readonly note: string | LedgerNote;
}

/** Lines by which the office changes balances. */
export async function addAdjustments(
  trx: Write,
  lines: readonly AdjustmentLine[],
  { at, actorId }: { readonly at: string; readonly actorId: number },
): Promise<void> {
  await inBatches(lines, async (some) => {
    await trx
      .insertInto('leave_ledger')
      .values(
        some.map((it) => ({
          member_id: it.memberId,
          leaveid: it.leaveid,
          fiscal_year: it.year,
          kind: 'adjusted' as const,
          half_days: asHalfDays(it.days),
          leave_id: null,
          revision: null,
          at,
          actor_id: actorId,
          ...(typeof it.note === 'string'
            ? { note: it.note, ...noteColumns(undefined) }
            : { note: '', ...noteColumns(it.note) }),
        })),
      )
      .execute();
  });
}

/** A year of a type that comes to give other days, and for whom. */
export interface ChangedYear extends YearDifference {
  readonly opening: OpeningBalances;
  /** Who has left before it has what they were given: their days are settled. */
  readonly today: Day;
}

/**
 * Gives everybody who has a year's days of a type what it gives them on top, a line each; not who has left, nor who has
 * days of their own by agreement, nor whose opening balance stands instead.
 */
export async function adjustAll(
  trx: Write,
  { note, actorId, at, ...changed }: ChangedYear & { note: LedgerNote; actorId: number; at: string },
): Promise<void> {
  const { note_code, note_params } = noteColumns(note);
  const halfDays = ownDifference(changed);
  await trx
    .insertInto('leave_ledger')
    .columns(['member_id', 'leaveid', 'fiscal_year', 'kind', 'half_days', 'at', 'actor_id', 'note_code', 'note_params'])
    .expression(
      givenYear(trx, changed)
        .select([
          'given.member_id',
          'given.leaveid',
          'given.fiscal_year',
          sql<'adjusted'>`${sql.lit('adjusted')}`.as('kind'),
          halfDays.as('half_days'),
          sql<string>`${sql.lit(at)}`.as('at'),
          sql<number>`${sql.lit(actorId)}`.as('actor_id'),
          sql<string>`${sql.lit(note_code)}`.as('note_code'),
          sql<string>`${sql.lit(note_params)}`.as('note_params'),
        ])
        .where(sql<boolean>`${halfDays} <> 0`)
        .$if(changed.opening === 'stand', (all) => all.where(({ not }) => not(wasEntered))),
    )
    .execute();
}

/** Whether the grant of a year was entered as an opening balance, which no other days a year change. */
export const wasEntered = sql<boolean>`coalesce(given.note_code, '') = 'balanceStands'`;

/** The grants of a year of a type, with the members whose they are, but for those who have left. */
export const givenYear = (db: Read, { leaveid, year, today }: Pick<ChangedYear, 'leaveid' | 'year' | 'today'>) =>
  db
    .selectFrom('leave_ledger as given')
    .innerJoin('member', 'member.id', 'given.member_id')
    .where('given.leaveid', '=', leaveid)
    .where('given.fiscal_year', '=', year)
    .where('given.kind', '=', 'grant')
    .where((it) => it.or([it('member.left_on', 'is', null), it('member.left_on', '>=', today)]));
