import { firstSteps } from '@muster/domain/office/office-schemas.ts';
import type { FirstStep } from '@muster/domain/office/settings-contract.ts';
import type { Read } from '../../database/engine.ts';

/**
 * Which of the first steps of a company are done: every leave type gives days or has no limit (or one of them, once
 * somebody has signed up: some types give single members days alone), a holiday is entered, the
 * shift or site of set-up is changed or has a second one beside it, a group has a manager, trips have somewhere to lead,
 * somebody beside the first member is listed, balances were brought along, and somebody has signed up, from when on neither
 * balances nor ends of trips are asked for.
 * Who has listed members needs no word of shifts and sites any more. Whatever time brings, such as the end of the year of
 * which holidays are entered, opens none of them again.
 */
export async function readFirstSteps(db: Read): Promise<{ step: FirstStep; done: boolean }[]> {
  const types = db.selectFrom('leave_code').select('leaveid').where('retired_at', 'is', null);
  const given = types.where((eb) => eb.or([eb('half_days_per_year', '>', 0), eb('unlimited', '=', 1)]));
  const lacking = types.where('half_days_per_year', '=', 0).where('unlimited', '=', 0);
  const changedShift = db.selectFrom('shift').where('revision', '>', 1);
  const [shifts, sites] = [db.selectFrom('shift').offset(1), db.selectFrom('site').offset(1)];
  const managed = db.selectFrom('group_manager');
  const others = db.selectFrom('member').where('guest', '=', 0).offset(1);
  const brought = db.selectFrom('leave_ledger').where('kind', '=', 'adjusted');
  const signedUp = others.select('id').where('password_hash', 'is not', null).limit(1);
  const found = await db
    .selectNoFrom((eb) => [
      eb.and([eb.exists(given), eb.or([eb.not(eb.exists(lacking)), eb.exists(signedUp)])]).as('leave'),
      eb.exists(db.selectFrom('public_holiday').select('id').limit(1)).as('holidays'),
      eb
        .or([
          eb.exists(changedShift.select('id')),
          eb.exists(shifts.select('id').limit(1)),
          eb.exists(sites.select('id').limit(1)),
          eb.exists(others.select('id').limit(1)),
        ])
        .as('places'),
      eb.exists(managed.select('group_id')).as('groups'),
      eb.or([eb.exists(db.selectFrom('trip_place').select('id').limit(1)), eb.exists(signedUp)]).as('destinations'),
      eb.exists(others.select('id').limit(1)).as('members'),
      eb.or([eb.exists(brought.select('id').limit(1)), eb.exists(signedUp)]).as('balances'),
      eb.exists(signedUp).as('signup'),
    ])
    .executeTakeFirstOrThrow();
  return firstSteps.map((step) => ({ step, done: Boolean(found[step]) }));
}
