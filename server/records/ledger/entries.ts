import type { OpeningBalances } from '@muster/domain/leave/days-per-year.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { LedgerKind } from '@muster/domain/leave/leave-balance.ts';
import { daysByFiscalYear, type LeaveDays } from '@muster/domain/leave/leave-days.ts';
import type { LedgerNote } from '@muster/domain/leave/ledger-note.ts';
import { sql } from 'kysely';
import type { Write } from '../../database/engine.ts';

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

/** Writes one line for each fiscal year that pays. The schema lets each revision of a leave do so once. */
export async function addLedgerLines(trx: Write, entry: LedgerEntry): Promise<void> {
  const paid = daysByFiscalYear(entry.days).filter((it) => it.days > 0);
  if (paid.length === 0) return;
  const sign = entry.kind === 'taken' ? -1 : 1;
  await trx
    .insertInto('leave_ledger')
    .values(
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
    )
    .execute();
}

export interface Adjustment {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
  readonly days: number;
  readonly note: string;
}

/** One line by which the office changes a balance. */
export async function addAdjustment(trx: Write, it: Adjustment & { at: string; actorId: number }): Promise<void> {
  await trx
    .insertInto('leave_ledger')
    .values({
      member_id: it.memberId,
      leaveid: it.leaveid,
      fiscal_year: it.year,
      kind: 'adjusted',
      half_days: asHalfDays(it.days),
      leave_id: null,
      revision: null,
      at: it.at,
      actor_id: it.actorId,
      note: it.note,
    })
    .execute();
}

/** Gives everybody who has a year's days of a type the difference, a line each; not whose opening balance stands instead. */
export async function adjustAll(
  trx: Write,
  it: {
    leaveid: string;
    year: number;
    difference: number;
    note: LedgerNote;
    opening: OpeningBalances;
    actorId: number;
    at: string;
  },
): Promise<void> {
  const { note_code, note_params } = noteColumns(it.note);
  await trx
    .insertInto('leave_ledger')
    .columns(['member_id', 'leaveid', 'fiscal_year', 'kind', 'half_days', 'at', 'actor_id', 'note_code', 'note_params'])
    .expression((eb) =>
      eb
        .selectFrom('leave_ledger')
        .select([
          'member_id',
          'leaveid',
          'fiscal_year',
          sql<'adjusted'>`${sql.lit('adjusted')}`.as('kind'),
          sql<number>`${sql.lit(asHalfDays(it.difference))}`.as('half_days'),
          sql<string>`${sql.lit(it.at)}`.as('at'),
          sql<number>`${sql.lit(it.actorId)}`.as('actor_id'),
          sql<string>`${sql.lit(note_code)}`.as('note_code'),
          sql<string>`${sql.lit(note_params)}`.as('note_params'),
        ])
        .where('leaveid', '=', it.leaveid)
        .where('fiscal_year', '=', it.year)
        .where('kind', '=', 'grant')
        .$if(it.opening === 'stand', (all) =>
          all.where((own) => own.or([own('note_code', 'is', null), own('note_code', '<>', 'balanceStands')])),
        ),
    )
    .execute();
}
