import { refuse } from './problems.ts';

/**
 * Refuses a change of what was changed since it was looked at; the refusal carries what is stored now, so that a form
 * can show both. What asks for nothing but what is stored is answered as done before this is asked, whichever revision it
 * names: a change that is sent again after a lost answer finds itself done (wire 11). Who names no revision, as the specification's own calls do, changes whatever is there.
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
