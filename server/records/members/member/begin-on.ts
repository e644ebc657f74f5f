import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Employment, inOrder, newestOf } from '@muster/domain/members/employment.ts';
import type { Write } from '../../../database/engine.ts';
import { readEmployment, storeEarlier } from '../employment.ts';
import { raiseRevisions } from './revision.ts';

/** Has the next time in which a member works here begin on a day; answers how it was. The caller holds the member. */
export async function beginNextOn(trx: Write, id: number, day: Day): Promise<{ was: Employment; is: Employment }> {
  const was = inOrder(await readEmployment(trx, id));
  const next = was.findIndex((it) => it.from !== null && it.from > day);
  const is = was.map((it, at) => (at === next ? { ...it, from: day } : it));
  const { newest, earlier } = newestOf(is);
  await trx.updateTable('member').set({ joined_on: newest.from }).where('id', '=', id).execute();
  await storeEarlier(trx, id, earlier);
  await raiseRevisions(trx, [id]);
  return { was, is };
}
