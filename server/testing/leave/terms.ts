import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import type { Client } from '../company/client.ts';

/** Changes some terms of a leave type as the office does; the others stay. */
export async function setTerms(hr: Client, leaveid: string, terms: object, query: { preview?: 'true' } = {}) {
  const { codes } = (await hr.call(contracts.listLeaveCodes)).data();
  const type = codes.find((it) => it.leaveid === leaveid) as contracts.LeaveCodeView;
  const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
  const begin = 'this-year';
  const body = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin, ...terms } as never;
  return hr.call(contracts.changeLeaveCode, { params: { id: leaveid }, query, body });
}
