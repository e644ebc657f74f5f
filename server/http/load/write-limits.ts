import { isOffice } from '@muster/domain/members/member-policy.ts';
import { type Limit, limitsOf } from '@muster/domain/wire/problems-of.ts';
import type { Authenticate } from '../caller.ts';
import { tooMany } from '../too-many.ts';

const MINUTE_MS = 60_000;
/** Notes to oneself a minute, of which each is kept. */
const NOTES = 60;
/** Check-ins a minute: more than anybody's hands make, and than what waited on a phone without a connection for days. */
const CHECKINS = 30;
/** In ten minutes, of what others are told of, in the app and by mail: more than anybody types. */
const TELLINGS = 300;

export interface WriteLimits {
  /** What a member may send a minute that could store something, beside check-ins; 0 for any number of both. */
  readonly writes: number;
  /** Time that only goes on, ms. */
  readonly now?: () => number;
}

/**
 * Bounds what one member stores a minute on this server, whatever sessions and keys they have: a script that went wild,
 * or a borrowed token, fills no table. Check-ins have a bound of their own, and so has what others are told of, or some
 * mailbox: nobody has a hundred colleagues told of a trip all day long (threats T59). The office, which enters for others, tells as it writes.
 * @throws TOO_MANY_REQUESTS with the seconds to wait, for a call that is one too many
 */
export function withinLimits(
  authenticate: Authenticate,
  { writes, now = () => performance.now() }: WriteLimits,
): Authenticate {
  const bounds: Readonly<Record<Limit, Bound>> = {
    writes: boundOf(writes, MINUTE_MS, now),
    notes: boundOf(NOTES, MINUTE_MS, now),
    checkins: boundOf(CHECKINS, MINUTE_MS, now),
    tellings: boundOf(TELLINGS, 10 * MINUTE_MS, now),
  };
  return async (request, contract) => {
    const caller = await authenticate(request, contract);
    const limits = limitsOf(contract);
    if (writes === 0 || limits.length === 0) return caller;
    const { id, role } = caller.member;
    const own = limits.filter((it) => it !== 'tellings' || !isOffice(role)).map((it) => bounds[it]);
    const seconds = Math.max(0, ...own.map((it) => it.secondsFull(id)));
    if (seconds > 0) throw tooMany(seconds);
    for (const it of own) it.add(id);
    return caller;
  };
}

interface Bound {
  /** For how long one more of a member's is one too many; 0 while it is not. */
  secondsFull(memberId: number): number;
  add(memberId: number): void;
}

/** So many of each member in each span of time. */
function boundOf(most: number, spanMs: number, now: () => number): Bound {
  let begun = now();
  const sent = new Map<number, number>();
  return {
    secondsFull: (id) => {
      if (now() - begun >= spanMs) {
        begun = now();
        sent.clear();
      }
      return (sent.get(id) ?? 0) < most ? 0 : Math.max(1, Math.ceil((begun + spanMs - now()) / 1000));
    },
    add: (id) => void sent.set(id, (sent.get(id) ?? 0) + 1),
  };
}
