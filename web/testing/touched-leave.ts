import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';

/** Leave of two days, on the second of which a new holiday falls. It is far ahead, where the clock of no machine turns it over. */
export const touchedLeave: AffectedLeave = {
  id: 5,
  leaveid: 7,
  membercode: 'EM001',
  membername: 'Aye Chan Moe',
  start: '2126-12-09',
  end: '2126-12-10',
  part: null,
  ltype: 'EL-EARNED LEAVE',
  approve_status: 1,
  holidaydate: '2126-12-10',
  description: 'Company day',
  effect: 'inside',
};
