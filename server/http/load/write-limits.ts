import { limitOf } from '@muster/domain/wire/problems-of.ts';
import type { Authenticate } from '../caller.ts';
import { refuseFor } from '../problems.ts';

const MINUTE_MS = 60_000;
/** Notes to oneself a minute, of which each is kept. */
const NOTES = 60;
/** Check-ins a minute: more than anybody's hands make, and than what waited on a phone without a connection for days. */
const CHECKINS = 30;

export interface WriteLimits {
  /** What a member may send a minute that could store something, beside check-ins; 0 for any number of both. */
  readonly writes: number;
  /** Time that only goes on, ms. */
  readonly now?: () => number;
}

/**
 * Bounds what one member stores a minute on this server, whatever sessions and keys they have: a script that went wild,
 * or a borrowed token, fills no table. Check-ins have a bound of their own.
 * @throws TOO_MANY_REQUESTS with the seconds to wait, for a call that is one too many
 */
export function withinLimits(
  authenticate: Authenticate,
  { writes, now = () => performance.now() }: WriteLimits,
): Authenticate {
  let minute = now();
  const sent = new Map<number, { writes: number; notes: number; checkins: number }>();
  const count = (id: number, what: 'writes' | 'notes' | 'checkins'): void => {
    if (now() - minute >= MINUTE_MS) {
      minute = now();
      sent.clear();
    }
    const own = sent.get(id) ?? { writes: 0, notes: 0, checkins: 0 };
    sent.set(id, own);
    const most = { writes, notes: NOTES, checkins: CHECKINS };
    if (own[what] >= most[what] || (what === 'notes' && own.writes >= writes)) {
      const seconds = Math.max(1, Math.ceil((minute + MINUTE_MS - now()) / 1000));
      throw refuseFor(seconds, 'TOO_MANY_REQUESTS', { params: { reason: 'seconds', count: seconds } });
    }
    own[what] += 1;
    if (what === 'notes') own.writes += 1;
  };
  return async (request, contract) => {
    const caller = await authenticate(request, contract);
    const limit = limitOf(contract);
    if (writes > 0 && limit) count(caller.member.id, contract.name === 'addNotification' ? 'notes' : limit);
    return caller;
  };
}
