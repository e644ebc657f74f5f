import { isDeepStrictEqual } from 'node:util';
import { refuse } from './problems.ts';

/** The first field that says something else than what is stored. */
export function otherThanKept(sent: object, stored: object): string | undefined {
  const kept = stored as Record<string, unknown>;
  return Object.entries(sent).find(([field, value]) => !isDeepStrictEqual(value, kept[field]))?.[0];
}

/**
 * A record may be sent back as it was read; what a call does not change stays as it is kept. Said otherwise it is a field
 * that the call does not know. Asked after the revision: what was changed meanwhile is no fault of who sends it.
 * @throws UNKNOWN_FIELD
 */
export function requireAsKept(sent: object, stored: object): void {
  const field = otherThanKept(sent, stored);
  if (field !== undefined) throw refuse('UNKNOWN_FIELD', { field });
}
