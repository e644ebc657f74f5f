import { newKey } from '../../../lib/api/new-key.ts';

/** So long whoever was not answered comes back under the key they had, ms. */
const LOST_MS = 5 * 60_000;

/**
 * The keys of punches that were sent and not answered: whoever comes back soon, also after a time without a connection, is
 * recorded once and reads the first answer, and is not checked out again by it.
 */
export interface LostKeys {
  /** The one to be sent next for a member code. */
  readonly keyOf: (code: string) => string;
  readonly lose: (code: string, key: string) => void;
  readonly answered: (code: string) => void;
}

export function lostKeys(): LostKeys {
  const lost = new Map<string, { readonly key: string; readonly until: number }>();
  const named = (code: string) => code.trim().toUpperCase();
  return {
    keyOf: (code) => {
      for (const [it, { until }] of lost) if (until <= Date.now()) lost.delete(it);
      return lost.get(named(code))?.key ?? newKey();
    },
    lose: (code, key) => void lost.set(named(code), { key, until: Date.now() + LOST_MS }),
    answered: (code) => void lost.delete(named(code)),
  };
}
