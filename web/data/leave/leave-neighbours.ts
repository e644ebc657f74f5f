import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalMonthOf } from '@muster/domain/calendar/fiscal-year.ts';
import { holidaysAllow, type LeaveInput, offdaysAllow } from '@muster/domain/leave/leave-contract.ts';
import { problem } from '@muster/domain/wire/problem.ts';
import { api } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';

const refusal = (code: 'LEAVE_NEXT_TO_HOLIDAY' | 'LEAVE_NEXT_TO_OFFDAY') =>
  new ApiProblem({ ...problem(code, { field: 'fromdate' }), status: 422 });

/**
 * Asks the server before an edit whether the leave may stand where it is (behaviour 5).
 * @throws ApiProblem that blames the first day, where it may not.
 */
export async function requireAllowedBeside(leave: LeaveInput): Promise<void> {
  const { leavetype, fromdate: fromDate, todate: toDate, membercode } = leave;
  const span = { prevDate: addDays(fromDate, -1), nextDate: addDays(toDate, 1), fromDate, toDate, leavetype };
  const [byHolidays, byOffdays] = await Promise.all([
    api.call(holidaysAllow, { query: { ...span, month: String(fiscalMonthOf(fromDate)) } }),
    api.call(offdaysAllow, { query: { ...span, membercode } }),
  ]);
  if (!byOffdays.data) throw refusal('LEAVE_NEXT_TO_OFFDAY');
  if (!byHolidays.data) throw refusal('LEAVE_NEXT_TO_HOLIDAY');
}
