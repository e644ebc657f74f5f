import { writeInstant } from '@muster/domain/calendar/company-time.ts';

/** Where "now" comes from; tests bring their own. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** Now as the database stores instants. */
export const nowText = (clock: Clock): string => writeInstant(clock());
