import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { useQuery } from '@tanstack/react-query';
import { ownDays } from '../../data/own-days.ts';
import { useCurrentMember } from '../../lib/session-store.ts';

/** Whether the member rests on a day of the weeks that show a month; unknown of guests, and until it is read. */
export function useOwnRest(day: Day): ((day: Day) => boolean) | undefined {
  const { role } = useCurrentMember();
  const query = ownDays(addDays(firstOfMonth(day), -6), addDays(lastOfMonth(day), 6));
  const { data } = useQuery({ ...query, enabled: role !== 'GUEST' });
  return data && ((it) => data.some(({ date, kind }) => date === it && kind === 'offday'));
}
