import { openOffice } from './office.ts';
import { shiftIds } from './shifts.ts';

export type HrOffice = Awaited<ReturnType<typeof openHrOffice>>;

/** An office with HR signed in; `shiftid` is the shift of everybody but N. */
export async function openHrOffice() {
  const office = await openOffice();
  const shifts = await shiftIds(office.database);
  return { office, hr: await office.holding('HR'), shiftid: shifts['Office hours'] as number };
}
