import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { correctionQueries } from '../../../data/corrections.ts';
import { useCurrentMember } from '../../../lib/session-store.ts';

/** The days of a member for which a correction waits for its decision; of the signed-in member when left out. */
export function useWaitingDays(membercode?: string): ReadonlySet<Day> {
  const own = useCurrentMember().membercode;
  const { data } = useInfiniteQuery(correctionQueries.list({ state: 'pending', membercode: membercode ?? own }));
  return new Set(data?.map((it) => it.attendancedate));
}
