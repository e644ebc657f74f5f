import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

/** The corrections of a member that wait for their decision, by day; of the signed-in member when left out. */
export function useWaitingCorrections(membercode?: string): ReadonlyMap<Day, Correction> {
  const own = useCurrentMember().membercode;
  const { data } = useInfiniteQuery(correctionQueries.list({ state: 'pending', membercode: membercode ?? own }));
  return new Map(data?.map((it) => [it.attendancedate, it]));
}
