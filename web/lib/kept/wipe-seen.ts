import { kept } from './browser-storage.ts';

/** What was seen by the member who is signed in, apart from the check-ins that wait, which outlive a sign-out. */
export const SEEN_DATABASE = 'muster-seen';

/** Under which name this browser keeps which of the places that not everybody has is in the bar at the foot. */
export const SEEN_PLACE = 'bar-place';

const draftNames = ['leave', 'trip', 'correction', 'outside-reason', 'member', 'driven'] as const;
/** The forms that keep what is typed. */
export type DraftName = (typeof draftNames)[number];
/** Under which name this browser keeps what is typed into a form. */
export const draftKey = (name: DraftName): string => `draft-${name}`;

/** Forgets all that was seen and typed: what is under way in other tabs ends first, and nothing of it stays. */
export function wipeSeen(): void {
  for (const it of draftNames) kept.remove(draftKey(it));
  kept.remove(SEEN_PLACE);
  try {
    indexedDB.deleteDatabase(SEEN_DATABASE);
  } catch {
    // A browser without a database has kept nothing.
  }
}
