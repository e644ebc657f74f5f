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
}

export interface Balance {
  /** What the year gives: granted, carried over, adjusted, less what expired. */
  readonly entitled: number;
  /** What leave has used, pending requests included. */
  readonly used: number;
  /** What may still be taken; never negative. */
  readonly remaining: number;
}

const usesLeave = (kind: LedgerKind): boolean => kind === 'taken' || kind === 'released' || kind === 'reversed';

/** A balance is the sum of its lines, nothing else. */
export function balanceOf(lines: readonly LedgerLine[]): Balance {
  let entitled = 0;
  let used = 0;
  for (const { kind, days } of lines) {
    if (usesLeave(kind)) used -= days;
    else entitled += days;
  }
  return { entitled, used, remaining: entitled - used };
}

/** Of a type without limit there is always as much left as one request may take. */
export function withoutLimit({ used }: Balance, most: number): Balance {
  return { entitled: used + most, used, remaining: most };
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
