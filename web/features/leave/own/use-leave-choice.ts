import { useSearchParams } from 'react-router';

export interface LeaveChoice {
  /** `new`, or the id of a leave; null while no dialog is open. */
  readonly leave: string | null;
  /** The day that a new leave begins with. */
  readonly day: string | null;
  readonly returning: boolean;
  readonly take: (day?: string) => void;
  readonly open: (leaveId: number) => void;
  readonly giveBack: (leaveId: number) => void;
  readonly close: () => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Which dialog is open is said in the address, so that a link leads to it. It is no step of the history: opened and closed
 * however often, one step back leaves the page.
 */
export function useLeaveChoice(): LeaveChoice {
  const [query, setQuery] = useSearchParams();
  const show = (shown: Record<string, string>) => setQuery(shown, { replace: true });
  const day = query.get('from');
  return {
    leave: query.get('leave'),
    day: day && DAY.test(day) ? day : null,
    returning: query.has('return'),
    take: (from) => show(from ? { leave: 'new', from } : { leave: 'new' }),
    open: (leaveId) => show({ leave: String(leaveId) }),
    giveBack: (leaveId) => show({ leave: String(leaveId), return: '' }),
    close: () => show({}),
  };
}
