import { firstLeaveTypes } from '@muster/domain/leave/leave-type.ts';
import type { SetUpInput } from '@muster/domain/office/office-contract.ts';
import type { Write } from '../database/engine.ts';

export interface NewCompany {
  readonly company: SetUpInput['company'];
  readonly site: SetUpInput['site'];
  readonly administrator: { membercode: string; membername: string; passwordHash: string };
  readonly today: string;
  readonly now: string;
}

const MONDAY = 1;

/** Stores a new company with what it cannot be without; answers the administrator's id. */
export async function addCompany(trx: Write, it: NewCompany): Promise<number> {
  const { id: shiftId } = await trx
    .insertInto('shift')
    .values({ name: 'Office hours', starts: '09:00', ends: '17:00' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('company')
    .values({
      id: 1,
      name: it.company.name,
      zone: it.company.zone,
      week_start: MONDAY,
      registration: 'code',
      default_shift_id: shiftId,
      created_at: it.now,
    })
    .execute();
  await trx.insertInto('site').values(it.site).execute();
  await trx
    .insertInto('leave_code')
    .values(
      firstLeaveTypes.map(({ leaveid, description, nextToHoliday, nextToOffday }) => ({
        leaveid,
        description,
        next_to_holiday: nextToHoliday,
        next_to_offday: nextToOffday,
      })),
    )
    .execute();
  const { id } = await trx
    .insertInto('member')
    .values({
      membercode: it.administrator.membercode,
      membername: it.administrator.membername,
      status: 'active',
      role: 'SA',
      group_id: null,
      shift_id: null,
      rest_days: '67',
      location_rule: 'sites',
      phone: '',
      email: '',
      password_hash: it.administrator.passwordHash,
      joined_on: it.today,
      left_on: null,
      created_at: it.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
