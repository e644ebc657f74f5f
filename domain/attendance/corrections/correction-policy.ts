import { type Decided, isOffice, mayDecideFor } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import type { Correction } from './correction-contract.ts';

/** What gives something for a day, which the office may take back, and says nothing of its times. */
export const givingKinds: readonly Correction['kind'][] = ['inlieu', 'overtime', 'hours'];

/**
 * The states in which a correction is somebody's to take back: their own while it waits, and hours off that were approved until
 * they begin; leave that was given to others in return for a day, or overtime or hours off that were approved of theirs, in the
 * office, once it is. None of what never is.
 */
export function takenBackFrom(
  actor: CurrentMember,
  subject: Pick<Decided, 'id'>,
  { kind }: Pick<Correction, 'kind'>,
): readonly Correction['state'][] {
  if (actor.id === subject.id) return kind === 'hours' ? ['pending', 'approved'] : ['pending'];
  return givingKinds.includes(kind) && isOffice(actor.role) ? ['approved'] : [];
}

interface Standing {
  /** Its day is in a closed pay period. */
  readonly isClosed: boolean;
  /** What it asks for cannot be given any more. */
  readonly isMoot: boolean;
  /** Approved hours off that have not begun. */
  readonly isToCome: boolean;
  /** Check-ins of its day were made by who decides, for its member: somebody else decides about what they did themselves. */
  readonly isOwnDeed: boolean;
}

/** What somebody may do with a correction as it stands. */
export function mayDo(
  actor: CurrentMember,
  subject: Decided,
  it: Pick<Correction, 'state' | 'kind'>,
  { isClosed, isMoot, isToCome, isOwnDeed }: Standing,
) {
  const decide = it.state === 'pending' && mayDecideFor(actor, subject) && !isOwnDeed;
  const isOpen = it.state === 'pending' || (!isClosed && (actor.id !== subject.id || isToCome));
  const withdraw = takenBackFrom(actor, subject, it).includes(it.state) && isOpen;
  return { decide, approve: decide && !isClosed && !isMoot, withdraw };
}
