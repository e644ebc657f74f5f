import type { Day } from '@muster/domain/calendar/company-time.ts';
import { OFF_DAY_TYPE } from '@muster/domain/leave/types/leave-type.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import type { Write } from '../database/engine.ts';
import { beginTimes } from '../records/work/shift-times.ts';
import { insertRows } from './bulk-insert.ts';
import {
  cars,
  competitors,
  DEFAULT_SHIFT,
  groupNames,
  leaveCodes,
  type ShiftName,
  shifts,
  sites,
  tripTypes,
  WEEK_START,
  ZONE,
} from './sample-office.ts';
import { holidaysBetween } from './shift-days.ts';

const numbered = <T>(list: readonly T[]) => list.map((it, index) => ({ id: index + 1, ...it }));

export const shiftId = (name: ShiftName): number => Object.keys(shifts).indexOf(name) + 1;
export const siteId = (sitename: string): number => sites.findIndex((it) => it.sitename === sitename) + 1;

/** The company with everything that is not about its members. */
export async function storeOffice(
  trx: Write,
  office: {
    name: string;
    groups: readonly string[];
    createdAt: string;
    holidaysFrom: Day;
    holidaysTo: Day;
    /** From when on days without a check-in are absent; all, if nothing is said. */
    countedFrom?: Day;
  },
): Promise<void> {
  const { name, groups, createdAt: created_at } = office;
  await insertRows(trx, 'shift', numbered(Object.keys(shifts).map((shiftName) => ({ name: shiftName }))));
  for (const [shiftName, { starts, ends }] of Object.entries(shifts)) {
    await beginTimes(trx, shiftId(shiftName as ShiftName), { starts, ends, break: 0, grace: 0, ...EVERY_MINUTE });
  }
  await insertRows(trx, 'leave_code', leaveCodes);
  await insertRows(trx, 'company', [
    {
      id: 1,
      name,
      zone: ZONE,
      week_start: WEEK_START,
      registration: 'listed',
      samples: 1,
      second_factor: 'optional',
      in_lieu_leaveid: OFF_DAY_TYPE,
      in_lieu_minutes: 420,
      night_from: shifts.Night.starts,
      night_till: shifts.Night.ends,
      counted_from: office.countedFrom ?? null,
      default_shift_id: shiftId(DEFAULT_SHIFT),
      created_at,
    },
  ]);
  await insertRows(trx, 'site', numbered(sites.map(({ sitename, ...site }) => ({ name: sitename, ...site }))));
  await insertRows(
    trx,
    'work_group',
    numbered(groups.map((groupno) => ({ groupno, name: groupNames[groupno] ?? '' }))),
  );
  await insertRows(trx, 'trip_type', numbered(tripTypes.map((description) => ({ description }))));
  await insertRows(trx, 'car', numbered(cars));
  await insertRows(trx, 'competitor', numbered(competitors.map((it) => ({ name: it }))));
  await insertRows(trx, 'public_holiday', numbered(holidaysBetween(office.holidaysFrom, office.holidaysTo)));
}
