import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { locking } from '../../../database/locks.ts';
import { betweenTimes, isInNewest } from '../employment.ts';

const holdAdministrators = locking('administrators', (db) =>
  db.selectFrom('member').select('id').where('role', '=', 'SA').orderBy('id').forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides who is administrator, before it holds any other member. */
export const lockAdministrators = (trx: Write): Promise<void> => holdAdministrators(trx, {});

const holdWithAdministrators = (trx: Write, ids: readonly number[]) =>
  trx
    .selectFrom('member')
    .select('id')
    .where((eb) => eb.or([eb('role', '=', 'SA'), eb('id', 'in', ids)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * The same, and of a member, and of others where there are any: all in the one order, since who holds some members may have to
 * hold an administrator after them.
 */
export async function lockWithAdministrators(trx: Write, id: number, others: readonly number[] = []): Promise<void> {
  trx.concerns([id]);
  if (trx.engine === 'sqlite') return;
  const ids = [id, ...others];
  await trx.waitFor(['administrators', ...ids.map((it) => `member:${it}`)], () => holdWithAdministrators(trx, ids));
}

const administrators = (db: Read) => db.selectFrom('member').where('role', '=', 'SA').orderBy('membercode');

/** The administrators who can sign in and stay, as nobody does who has left or leaves, whether or not they are to come back. */
export async function administratorIds(db: Read, today: Day): Promise<number[]> {
  const rows = await administrators(db)
    .select('id')
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .where('left_on', 'is', null)
    .where((it) => isInNewest(it, today))
    .execute();
  return rows.map((it) => it.id);
}

/** Whether somebody is administrator and nobody else is. */
export async function isOnlyAdministrator(db: Read, memberId: number, today: Day): Promise<boolean> {
  const ids = await administratorIds(db, today);
  return ids.length > 0 && ids.every((it) => it === memberId);
}

/** The codes of the administrators who can sign in on a day: of those who are that then, and of those who are between two times here. */
export async function administratorCodes(db: Read, today: Day) {
  const rows = await administrators(db)
    .select((it) => ['membercode', it.case().when(betweenTimes(it, today)).then(1).else(0).end().as('between')])
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .where((it) => it.or([it('left_on', 'is', null), it('left_on', '>=', today)]))
    .execute();
  const codesOf = (between: number) => rows.filter((it) => it.between === between).map((it) => it.membercode);
  return { here: codesOf(0), between: codesOf(1) };
}
