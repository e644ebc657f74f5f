import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import { inBatches } from '../../../database/batches.ts';
import type { Write } from '../../../database/engine.ts';
import { asRestColumns } from './rest-columns.ts';
import type { WorkPattern } from './work.ts';

/** What somebody's work is to be. */
export interface WorkOfMember extends WorkPattern {
  readonly memberId: number;
}

/** The same in the place of what holds on the day from which it is to. */
export interface ChangedWork extends WorkOfMember {
  /** The span that holds on that day. */
  readonly now: { readonly id: number; readonly from: Day; readonly until: Day };
}

/** Gives members who were just listed the work that they begin with. */
export const beginWorkOf = (trx: Write, work: readonly WorkOfMember[]): Promise<void> =>
  storeSpans(
    trx,
    work.map((it) => ({ ...it, from: BEGINNING, until: FOREVER })),
  );

/** Sets what holds from a day on, until what is set for later. The caller holds the members. */
export async function changeWorkOf(trx: Write, work: readonly ChangedWork[], from: Day): Promise<void> {
  const [replaced, ended] = [work.filter((it) => it.now.from === from), work.filter((it) => it.now.from !== from)];
  await inBatches(replaced, async (some) => {
    const ids = some.map((it) => it.now.id);
    await trx.deleteFrom('member_work_site').where('work_id', 'in', ids).execute();
    await trx.deleteFrom('member_work').where('id', 'in', ids).execute();
  });
  await inBatches(ended, async (some) => {
    await trx
      .updateTable('member_work')
      .set({ until_day: addDays(from, -1) })
      .where(
        'id',
        'in',
        some.map((it) => it.now.id),
      )
      .execute();
  });
  await storeSpans(
    trx,
    work.map((it) => ({ ...it, from, until: it.now.until })),
  );
}

type Span = WorkOfMember & { readonly from: Day; readonly until: Day };

async function storeSpans(trx: Write, spans: readonly Span[]): Promise<void> {
  const sites: { work_id: number; site_id: number }[] = [];
  await inBatches(spans, async (some) => {
    const siteIds = new Map(some.map((it) => [it.memberId, it.siteIds]));
    const stored = await trx
      .insertInto('member_work')
      .values(
        some.map((it) => ({
          member_id: it.memberId,
          from_day: it.from,
          until_day: it.until,
          group_id: it.groupId,
          shift_id: it.shiftId,
          ...asRestColumns(it),
          location_rule: it.locationrule,
          attendance_counted: Number(it.counted),
        })),
      )
      .returning(['id', 'member_id'])
      .execute();
    for (const { id, member_id } of stored) {
      for (const site_id of siteIds.get(member_id) ?? []) sites.push({ work_id: id, site_id });
    }
  });
  await inBatches(sites, async (some) => {
    await trx
      .insertInto('member_work_site')
      .values([...some])
      .execute();
  });
}
