/** What a ledger line says. Grants and the like raise a balance, taken days lower it, a reversal gives them back. */
export const ledgerKinds = ['grant', 'carry', 'taken', 'reversed', 'adjusted', 'expired'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

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

const usesLeave = (kind: LedgerKind): boolean => kind === 'taken' || kind === 'reversed';

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
