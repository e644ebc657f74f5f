import { everCarries } from '@muster/domain/leave/balances/carry-over.ts';
import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';

/** Whether a year's end does something with days of a type: it carries some over, or did. */
export const hasYearEnd = ({ carrydays, carrymonths }: LeaveCodeView): boolean =>
  everCarries({ carryDays: carrydays, carryMonths: carrymonths });
