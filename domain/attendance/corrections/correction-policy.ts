import { type Decided, isOffice, mayDecideFor } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import type { Correction } from './correction-contract.ts';

/** What gives something for a day, which the office may take back, and says nothing of its times. */
export const givingKinds: readonly Correction['kind'][] = ['inlieu', 'overtime', 'hours'];

/**
 * The state in which a correction is somebody's to take back: their own while it waits; leave that was given to others in
 * return for a day, or overtime or hours off that were approved of theirs, in the office, once it is. Undefined of what never is.
 */
export function takenBackFrom(
  actor: CurrentMember,
  subject: Pick<Decided, 'id'>,
  { kind }: Pick<Correction, 'kind'>,
): 'pending' | 'approved' | undefined {
  if (actor.id === subject.id) return 'pending';
  return givingKinds.includes(kind) && isOffice(actor.role) ? 'approved' : undefined;
}

/** What somebody may do with a correction as it stands, by whether its day is in a closed pay period, and what it asks for cannot be given any more. */
export function mayDo(
  actor: CurrentMember,
  subject: Decided,
  it: Pick<Correction, 'state' | 'kind'>,
  { isClosed, isMoot }: { readonly isClosed: boolean; readonly isMoot: boolean },
) {
  const decide = it.state === 'pending' && mayDecideFor(actor, subject);
  const withdraw = it.state === takenBackFrom(actor, subject, it) && (it.state === 'pending' || !isClosed);
  return { decide, approve: decide && !isClosed && !isMoot, withdraw };
}
