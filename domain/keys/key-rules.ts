import type { Day } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import { type Contract, mayStore } from '../wire/contract.ts';

/** What a key for a script may be used for (wire 5). */
export const keyScopes = ['read', 'checkin'] as const;
export type KeyScope = (typeof keyScopes)[number];

export const MOST_KEYS = 20;
const LONGEST_DAYS = 366;

/** Whether a key may be made that works until a day. */
export const mayLastUntil = (until: Day, today: Day): boolean =>
  until >= today && until <= addDays(today, LONGEST_DAYS);

const OF_CHECKING_IN: readonly string[] = ['recordPunch', 'readToday'];

/** Whether a key of these scopes may make a call, where its member may. Reading is no call that lasts as long as a session. */
export function scopesAllow(
  scopes: readonly KeyScope[],
  call: Pick<Contract, 'name' | 'method' | 'stores' | 'events'>,
): boolean {
  if (scopes.includes('checkin') && OF_CHECKING_IN.includes(call.name)) return true;
  return scopes.includes('read') && !mayStore(call) && !call.events;
}
