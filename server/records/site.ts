import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Generated, Insertable } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

export interface SiteTables {
  site: SiteTable;
  member_site: { member_id: number; site_id: number };
}

interface SiteTable {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
}

const allowedSites = compiledOnce((db, { memberId }: { readonly memberId: number }) =>
  db
    .selectFrom('site')
    .leftJoin('member_site', (join) =>
      join.onRef('member_site.site_id', '=', 'site.id').on('member_site.member_id', '=', memberId),
    )
    .select(['site.name as sitename', 'site.latitude', 'site.longitude', 'site.radius'])
    .where((eb) =>
      eb.or([
        eb('member_site.member_id', 'is not', null),
        eb.not(
          eb.exists(eb.selectFrom('member_site as any').select('any.site_id').where('any.member_id', '=', memberId)),
        ),
      ]),
    )
    .orderBy('site.id'),
);

/** The sites where a member may check in: their own, or all of the company when none are named for them. */
export function sitesOf(db: Read, memberId: number): Promise<Site[]> {
  return allowedSites(db, { memberId });
}

export async function addSite(trx: Write, it: Insertable<SiteTable>): Promise<void> {
  await trx.insertInto('site').values(it).execute();
}
