import { isLimited } from '@muster/domain/wire/problems-of.ts';
import type { Authenticate } from './caller.ts';
import { refuseFor } from './problems.ts';

const MINUTE_MS = 60_000;
/** Notes to oneself a minute, of which each is kept. */
const NOTES = 60;

export interface WriteLimits {
  /** What a member may send a minute that could store something; 0 for any number. */
  readonly writes: number;
  /** Time that only goes on, ms. */
  readonly now?: () => number;
}

/**
 * Bounds what one member stores a minute on this server, whatever sessions and keys they have: a script that went wild,
 * or a borrowed token, fills no table.
 * @throws TOO_MANY_REQUESTS with the seconds to wait, for a call that is one too many
 */
export function withinLimits(
  authenticate: Authenticate,
  { writes, now = () => performance.now() }: WriteLimits,
): Authenticate {
  let minute = now();
  const sent = new Map<number, { writes: number; notes: number }>();
  const count = (id: number, isNote: boolean): void => {
    if (now() - minute >= MINUTE_MS) {
      minute = now();
      sent.clear();
    }
    const own = sent.get(id) ?? { writes: 0, notes: 0 };
    sent.set(id, own);
    if (own.writes >= writes || (isNote && own.notes >= NOTES)) {
      const seconds = Math.max(1, Math.ceil((minute + MINUTE_MS - now()) / 1000));
      throw refuseFor(seconds, 'TOO_MANY_REQUESTS', { params: { reason: 'seconds', count: seconds } });
    }
    own.writes += 1;
    if (isNote) own.notes += 1;
  };
  return async (request, contract) => {
    const caller = await authenticate(request, contract);
    if (writes > 0 && isLimited(contract)) count(caller.member.id, contract.name === 'addNotification');
    return caller;
  };
}
