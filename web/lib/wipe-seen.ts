/** What was seen by the member who is signed in, apart from the check-ins that wait, which outlive a sign-out. */
export const SEEN_DATABASE = 'muster-seen';

/** Forgets all that was seen: what is under way in other tabs ends first, and nothing of it stays. */
export function wipeSeen(): void {
  try {
    indexedDB.deleteDatabase(SEEN_DATABASE);
  } catch {
    // A browser without a database has kept nothing.
  }
}
