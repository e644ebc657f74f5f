import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import {
  countGuess,
  secondsBlocked,
  type ThrottleSubject,
  throttleRules,
  uncountGuess,
} from '@muster/domain/session/sign-in-throttle.ts';
import ipaddr from 'ipaddr.js';
import type { Dependencies } from '../dependencies.ts';
import { tooMany } from '../http/too-many.ts';
import { clearCounters, holdCounters, storeCounter } from '../records/identity/sign-in-throttle.ts';

export interface Subject {
  readonly kind: ThrottleSubject;
  readonly key: string;
}

const named = (subject: Subject) => `${subject.kind}:${subject.key}`;

/**
 * Counts a guess at a secret against every subject before the secret is looked at.
 * @returns the subjects for which it was the last before a wait
 * @throws TOO_MANY_REQUESTS with the seconds to wait, when any subject is blocked; the guess is then not looked at.
 */
export async function countGuessOn(deps: Dependencies, subjects: readonly Subject[]): Promise<Subject[]> {
  const now = deps.clock();
  return deps.database.write(async (trx) => {
    const states = await holdCounters(trx, subjects.map(named), writeInstant(now));
    const wait = Math.max(...subjects.map((it) => secondsBlocked(states.get(named(it)), now)));
    if (wait > 0) throw tooMany(wait);
    const held: Subject[] = [];
    for (const subject of subjects) {
      const counted = countGuess(states.get(named(subject)), throttleRules[subject.kind], now);
      if (secondsBlocked(counted, now) > 0) held.push(subject);
      await storeCounter(trx, named(subject), counted);
    }
    return held;
  });
}

/** Subjects that several people are. */
const shared = new Set<ThrottleSubject>(['address', 'passkey', 'door']);

/**
 * After a right guess: clears the counters of the member and takes this one guess off those that others share. All are held
 * first, in the one order in which guesses are counted: two guesses at once would wait for each other otherwise.
 */
export async function forgiveGuessOn(deps: Dependencies, subjects: readonly Subject[]): Promise<void> {
  const now = deps.clock();
  await deps.database.write(async (trx) => {
    const states = await holdCounters(trx, subjects.map(named), writeInstant(now));
    const own = subjects.filter((it) => !shared.has(it.kind)).map(named);
    if (own.length > 0) await clearCounters(trx, own);
    for (const one of subjects.filter((it) => shared.has(it.kind))) {
      const state = states.get(named(one));
      if (state) await storeCounter(trx, named(one), uncountGuess(state));
    }
  });
}

/** An address as it is counted: an IPv6 network of 64 bits counts as one, an IPv4 address in IPv6 form as itself. */
export function addressSubject(ip: string): Subject {
  if (!ipaddr.isValid(ip)) return { kind: 'address', key: ip };
  const address = ipaddr.process(ip);
  const counted = address.kind() === 'ipv6' ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`) : address;
  return { kind: 'address', key: counted.toString() };
}
