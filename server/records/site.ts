import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Generated, Insertable } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';
import { keptList, type ListColumns } from './kept-list.ts';

export interface SiteTables {
  site: SiteTable;
}

interface SiteTable extends ListColumns {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
}

export const siteList = keptList('site');

const allowedSites = compiledOnce((db, { workId }: { readonly workId: number }) =>
  db
    .selectFrom('site')
    .leftJoin('member_work_site', (join) =>
      join.onRef('member_work_site.site_id', '=', 'site.id').on('member_work_site.work_id', '=', workId),
    )
    .select(['site.name as sitename', 'site.latitude', 'site.longitude', 'site.radius'])
    .where('site.retired_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('member_work_site.work_id', 'is not', null),
        eb.not(
          eb.exists(eb.selectFrom('member_work_site as any').select('any.site_id').where('any.work_id', '=', workId)),
        ),
      ]),
    )
    .orderBy('site.id'),
);

/** The sites where some member's work is done (`workOn`): those named for it, or all of the company when none are; no retired one. */
export function sitesOf(db: Read, workId: number): Promise<Site[]> {
  return allowedSites(db, { workId });
}

export async function addSite(trx: Write, it: Insertable<SiteTable>): Promise<void> {
  await trx.insertInto('site').values(it).execute();
}

/** How many of these sites are offered. */
export async function offeredSites(db: Read, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const offered = db.selectFrom('site').select('id').where('retired_at', 'is', null);
  return (await offered.where('id', 'in', ids).execute()).length;
}
