import { type Decided, isOffice, mayDecideFor } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';
import type { Correction } from './correction-contract.ts';

/**
 * What somebody may do with a correction as it stands, by whether its day is in a closed pay period. Leave that was given in
 * return for a day is taken back by the office, until the period is closed.
 */
export function mayDo(
  actor: CurrentMember,
  subject: Decided,
  { state, kind }: Pick<Correction, 'state' | 'kind'>,
  isClosed: boolean,
) {
  const decides = mayDecideFor(actor, subject);
  const decide = state === 'pending' && decides;
  const isGiven = state === 'approved' && kind === 'inlieu';
  const withdraw =
    (state === 'pending' && actor.id === subject.id) || (isGiven && !isClosed && decides && isOffice(actor.role));
  return { decide, approve: decide && !isClosed, withdraw };
}
