import { refuse } from './problems.ts';

/**
 * Refuses a change of what was changed since it was looked at; the refusal carries what is stored now, so that a form
 * can show both. Who names no revision, as the specification's own calls do, changes whatever is there. What the office
 * keeps (wire 11, 13) answers a change that asks for nothing but what is stored as done, before it asks this: sent again
 * after a lost answer it finds itself done. Leave and trips do not; their forms say that what is stored is the same.
 * @throws CHANGED_MEANWHILE
 */
export async function requireRevision(
  asked: number | undefined,
  stored: { revision: number },
  shown: () => unknown,
): Promise<void> {
  if (asked === undefined || asked === stored.revision) return;
  throw refuse('CHANGED_MEANWHILE', { data: await shown() });
}
