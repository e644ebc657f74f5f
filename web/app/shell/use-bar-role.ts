import { isOffice } from '@muster/domain/members/member-policy.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { attendanceQueries } from '../../data/attendance/attendance.ts';
import { kept } from '../../lib/kept/browser-storage.ts';
import { SEEN_PLACE } from '../../lib/kept/wipe-seen.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';

/** Who has a place of their own in the bar at the foot: those who decide, and others whose work is on the road. */
export type BarRole = 'decider' | 'driver';

/** As it was told last in this browser of this member: empty of who has no such place, undefined where nothing was told. */
function keptRole(id: number): string | undefined {
  const [whose, role] = (kept.read(SEEN_PLACE) ?? '').split(' ');
  return whose === String(id) ? role : undefined;
}

/**
 * Whose bar it is. The bar stands still under the thumb: it is what this browser knew when it was opened or last out of
 * sight. Where it knew nothing, after a sign-in, a place is reserved for what the server is about to tell; one that nothing
 * came for closes with the page on which it was, when another opens and all is new anyway.
 */
export function useBarRole(decides: boolean | undefined): { readonly barRole?: string; readonly reserved: boolean } {
  const { id, role } = useCurrentMember();
  const isSettled = role === 'GUEST' || isOffice(role);
  // Most often it is there already, with the day on the landing page.
  const { data: rules } = useQuery({ ...attendanceQueries.punchRules, enabled: !isSettled && decides === false });
  const onRoad = rules && (rules.rule === 'exempt' ? 'driver' : '');
  const told = decides ? 'decider' : decides === false ? onRoad : undefined;
  const [known, setKnown] = useState(() => keptRole(id));
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    if (known === undefined && told === '') setKnown('');
  }
  useEffect(() => {
    if (told !== undefined) kept.write(SEEN_PLACE, `${id} ${told}`);
  }, [id, told]);
  useEffect(() => {
    const lookAnew = () => {
      if (document.hidden) setKnown(keptRole(id));
    };
    document.addEventListener('visibilitychange', lookAnew);
    return () => document.removeEventListener('visibilitychange', lookAnew);
  }, [id]);
  if (isSettled) return { barRole: role === 'GUEST' ? '' : 'decider', reserved: false };
  const barRole = known ?? told ?? '';
  return { barRole, reserved: known === undefined && barRole === '' };
}
