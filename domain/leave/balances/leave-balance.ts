import type { LedgerNote } from './ledger-note.ts';

/**
 * What a ledger line says. Grants and the like raise a balance, taken days lower it. They come back as released when
 * the leave was not approved, as reversed when it was.
 */
export const ledgerKinds = ['grant', 'carry', 'taken', 'released', 'reversed', 'adjusted', 'expired'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** How a line is shown: days taken by leave that waits, or never was approved, are reserved only. */
export const shownKinds = [...ledgerKinds, 'reserved'] as const;
export type ShownKind = (typeof shownKinds)[number];

export interface LedgerLine {
  readonly kind: LedgerKind;
  /** Signed: taken and expired are negative. */
  readonly days: number;
  /** What the line says of itself, where nobody wrote a note. */
  readonly note?: LedgerNote['code'] | null;
}

export interface Balance {
  /** What the year gives: granted, carried into it, adjusted. What goes on into the next year, or is lost, was given. */
  readonly entitled: number;
  /** What leave has used, pending requests included. */
  readonly used: number;
  /** What lapsed, or went on into the next year. */
  readonly gone: number;
  /** What may still be taken; never negative. */
  readonly remaining: number;
}

const usesLeave = (kind: LedgerKind): boolean => kind === 'taken' || kind === 'released' || kind === 'reversed';

/** Carries days out of its year, or brings them back; other lines of the kind carry days into it. */
export const passesOn = ({ kind, note }: LedgerLine): boolean =>
  kind === 'carry' && (note === 'carriedOn' || note === 'carriedBack');

export const sumOf = (lines: readonly LedgerLine[]): number => lines.reduce((days, line) => days + line.days, 0);

/** What a year has for leave: everything but leave itself. */
export const givenBy = (lines: readonly LedgerLine[]): number => sumOf(lines.filter((it) => !usesLeave(it.kind)));

/** A balance is the sum of its lines, nothing else: what the year gives, less what is used and what is gone. */
export function balanceOf(lines: readonly LedgerLine[]): Balance {
  const remaining = sumOf(lines);
  const given = givenBy(lines);
  const gone = sumOf(lines.filter((it) => it.kind === 'expired' || passesOn(it)));
  return { entitled: given - gone, used: given - remaining, gone: 0 - gone, remaining };
}

/** Of a type without limit there is always as much left as one request may take. */
export function withoutLimit({ used }: Balance, most: number): Balance {
  return { entitled: used + most, used, gone: 0, remaining: most };
}

/** A line of a leave, which `leaveId` names, or of the office. */
interface LineOfLeave {
  readonly kind: LedgerKind;
  readonly leaveId: number | null;
  /** Whether its leave waits for a decision now. */
  readonly waiting: boolean;
}

/**
 * How the lines of one balance, oldest first, are shown. Reserved and released lines add up to what waits for a
 * decision, taken and reversed ones to what was taken, as the balance says.
 */
export function shownKindsOf(lines: readonly LineOfLeave[]): ShownKind[] {
  const released = (leaveId: number | null, after: number) =>
    lines.some((it, index) => index > after && it.kind === 'released' && it.leaveId === leaveId);
  return lines.map(({ kind, leaveId, waiting }, index) =>
    kind === 'taken' && (waiting || released(leaveId, index)) ? 'reserved' : kind,
  );
}
