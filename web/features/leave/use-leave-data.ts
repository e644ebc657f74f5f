import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useToday } from '../../lib/company.ts';
import type { LeaveData } from './leave-data.ts';
import { useLeaveTypes, useOwnDays, useOwnLeave } from './leave-queries.ts';
import { leaveWindow } from './leave-window.ts';

/** Everything the screen needs in one round of requests side by side. */
export function useLeaveData(company: CompanyView): {
  data: LeaveData | undefined;
  problem: Error | null;
  retry: () => void;
} {
  const today = useToday(company);
  const reach = leaveWindow(today);
  const types = useLeaveTypes();
  const days = useOwnDays(reach);
  const leave = useOwnLeave(reach);
  const all = [types, days, leave];
  const data =
    types.data && days.data && leave.data
      ? { today, company, types: types.data.types, days: days.data, leave: leave.data }
      : undefined;
  return {
    data,
    problem: data ? null : (all.find((it) => it.isError)?.error ?? null),
    retry: () => {
      for (const it of all) if (it.isError) void it.refetch();
    },
  };
}
