import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Generated, type Insertable, type JoinBuilder, sql } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Tables, type Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { keptList, type ListColumns, toGive } from '../office/kept-list.ts';

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

interface OfWork {
  readonly memberId: number;
  readonly from: string;
  readonly to: string;
}

/** Joins to work of members the sites where it is done: those named for it, or all of the company when none are; no retired one. */
const whereDone = (join: JoinBuilder<Tables, 'member_work' | 'site'>) =>
  join.on('site.retired_at', 'is', null).on((eb) => {
    const named = eb.selectFrom('member_work_site as named').select('named.site_id');
    const ofWork = named.whereRef('named.work_id', '=', 'member_work.id');
    return eb.or([eb.exists(ofWork.whereRef('named.site_id', '=', 'site.id')), eb.not(eb.exists(ofWork))]);
  });

const allowedSites = rememberedOnce((db, it: OfWork) =>
  db
    .selectFrom('member_work')
    .innerJoin('site', whereDone)
    .select(['member_work.id as workId', 'site.name as sitename', 'site.latitude', 'site.longitude', 'site.radius'])
    .where('member_work.member_id', '=', it.memberId)
    .where('member_work.from_day', '<=', it.to)
    .where('member_work.until_day', '>=', it.from)
    .orderBy('site.id'),
);

/** A site with the work of a member (`workOn`) that is done there. */
type SiteOfWork = Site & { readonly workId: number };

/** The sites where a member's work of some days is done. */
export const sitesOf = (db: Read, work: OfWork): Promise<SiteOfWork[]> => allowedSites(db, work);

/** Those of some members of whose check-ins on a day the place is looked at. */
export async function boundToSites(db: Read, ids: readonly number[], day: Day): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('member_work')
    .innerJoin('site', whereDone)
    .select('member_work.member_id as id')
    .distinct()
    .where('member_work.member_id', 'in', ids)
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day)
    .where('member_work.location_rule', '=', 'sites')
    .execute();
  return new Set(rows.map((it) => it.id));
}

export async function addSite(trx: Write, it: Insertable<SiteTable>): Promise<void> {
  await trx.insertInto('site').values(it).execute();
}

const offeredAmong = toGive('site', (db, { ids }: { readonly ids: string }) =>
  db
    .selectFrom('site')
    .select('id')
    .where('retired_at', 'is', null)
    .where(isAmong(engineOf(db), 'id', ids))
    .orderBy('id'),
);

/** Those of some sites that are offered. */
export async function offeredSites(db: Read, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await offeredAmong(db, { ids: listed(engineOf(db), ids) })).map((it) => it.id);
}

const holdSites = locking('sites', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('muster sites'), hashtext(current_schema()))`.as('retiring')),
);

/** Makes this transaction the only one that asks whether a site is the last one. */
export const lockSites = (trx: Write): Promise<void> => holdSites(trx, {});
