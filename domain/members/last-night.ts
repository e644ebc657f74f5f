import type { Contract } from '../wire/contract.ts';

/** Checking out, and what somebody reads of their own. */
export const OPEN_AFTER_LAST_DAY: ReadonlySet<string> = new Set([
  'recordPunch',
  ...['readToday', 'readOwnToday', 'readWorkPlace', 'listPunches', 'readSummary'],
  ...['readOwnDays', 'readLeaveTypes', 'listLeave'],
  ...['readProfile', 'readPreferences', 'readCompany', 'readFactors', 'listSessions', 'readPush', 'downloadOwnData'],
  ...['listNotifications', 'read_memberno_info', 'read_publicholiday_info'],
]);

/**
 * Whether somebody may still make a call once their last day is over: who works in its night does so to the end
 * (behaviour 4), and has no other part in the company any more. `asked` is the member whom the call names, if it does.
 */
export const isOpenAfterLastDay = (call: Pick<Contract, 'name'>, own: string, asked: unknown = own): boolean =>
  OPEN_AFTER_LAST_DAY.has(call.name) && asked === own;
