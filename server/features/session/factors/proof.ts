import type { FactorKind } from '@muster/domain/factors/factor-rules.ts';
import type { Write } from '../../../database/engine.ts';

/** A second factor that is right so far: `use` uses it up in the transaction of what it is for. */
export interface Proof {
  readonly kind: FactorKind;
  use(trx: Write): Promise<void>;
}

/** How long a sign-in waits for it: time to take out a phone. */
export const TICKET_MINUTES = 5;
