import type { FactorKind } from '@muster/domain/factors/factor-rules.ts';

/** A sign-in that waits for its second step, as the server answers it and the navigation state carries it. */
export interface WaitingSignIn {
  readonly ticket: string;
  readonly factors: readonly FactorKind[];
}

/** What waits, by the navigation state. */
export function waitingSignIn(state: unknown): WaitingSignIn | undefined {
  return typeof state === 'object' && state !== null && 'second' in state ? (state.second as WaitingSignIn) : undefined;
}
