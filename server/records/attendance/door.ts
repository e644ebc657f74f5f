import type { Generated } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';

export interface DoorTables {
  door: DoorTable;
}

/** A place at which one device checks members in and out. */
interface DoorTable {
  id: Generated<number>;
  name: string;
  site_id: number | null;
  /** Of the link that makes a device the one here. */
  pairing_hash: string | null;
  pairing_until: string | null;
  /** Of the cookie of the device that is the one here. */
  device_hash: string | null;
  paired_at: string | null;
  last_used_at: string | null;
  /** From when on it is over for ever. */
  ended_at: string | null;
  revision: Generated<number>;
}

const standing = (db: Read) =>
  db
    .selectFrom('door')
    .leftJoin('site', 'site.id', 'door.site_id')
    .select(['door.id', 'door.name', 'door.site_id', 'site.name as site_name', 'door.revision'])
    .select(['door.pairing_until', 'door.device_hash', 'door.paired_at', 'door.last_used_at'])
    .where('door.ended_at', 'is', null);

/** A door that is not over, with its site. */
export type StandingDoor = Awaited<ReturnType<typeof doorsThatStand>>[number];

export const doorsThatStand = (db: Read) => standing(db).orderBy('door.name').orderBy('door.id').execute();

export const findDoor = (db: Read, id: number): Promise<StandingDoor | undefined> =>
  standing(db).where('door.id', '=', id).executeTakeFirst();

const used = rememberedOnce((db) =>
  db.selectNoFrom((eb) => eb.exists(eb.selectFrom('door').select('id').where('ended_at', 'is', null)).as('any')),
);

/** Whether there is a door, and so whether anybody is to find PINs. */
export async function doorsShown(db: Read): Promise<boolean> {
  const [row] = await used(db, {});
  return Boolean(row?.any);
}

export interface DoorOfDevice {
  readonly id: number;
  readonly name: string;
  /** The site there, unless it was retired. */
  readonly siteName: string | null;
  readonly lastUsedAt: string | null;
}

const byDevice = compiledOnce((db, it: { readonly hash: string }) =>
  db
    .selectFrom('door')
    .leftJoin('site', (join) => join.onRef('site.id', '=', 'door.site_id').on('site.retired_at', 'is', null))
    .select(['door.id', 'door.name', 'site.name as siteName', 'door.last_used_at as lastUsedAt'])
    .where('door.device_hash', '=', it.hash)
    .where('door.ended_at', 'is', null),
);

/** The door at which a device is, by the hash of its cookie. */
export async function doorOfDevice(db: Writable, hash: string): Promise<DoorOfDevice | undefined> {
  const [row] = await byDevice(db, { hash });
  return row;
}

export async function touchDoor(db: Writable, id: number, at: string): Promise<void> {
  await db.updateTable('door').set({ last_used_at: at }).where('id', '=', id).execute();
}

interface Said {
  readonly name: string;
  readonly siteId: number | null;
}

interface Link {
  readonly hash: string;
  readonly until: string;
}

export async function addDoor(trx: Write, it: Said, link: Link): Promise<number> {
  const { id } = await trx
    .insertInto('door')
    .values({
      ...{ name: it.name, site_id: it.siteId, pairing_hash: link.hash, pairing_until: link.until },
      ...{ device_hash: null, paired_at: null, last_used_at: null, ended_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDoor(trx: Write, id: number, it: Said): Promise<void> {
  await trx
    .updateTable('door')
    .set((eb) => ({ name: it.name, site_id: it.siteId, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts a new link in the place of the one before, and of the device that was there. */
export async function linkDoor(trx: Write, id: number, link: Link): Promise<void> {
  await trx
    .updateTable('door')
    .set({ pairing_hash: link.hash, pairing_until: link.until, device_hash: null, paired_at: null })
    .where('id', '=', id)
    .execute();
}

/** Spends a link: the device is the one at its door from now on. @returns the door; undefined where the link is none, used or too old */
export async function pairDevice(
  trx: Write,
  link: Pick<Link, 'hash'>,
  device: { readonly hash: string; readonly at: string },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('door')
    .set({ pairing_hash: null, pairing_until: null, device_hash: device.hash, paired_at: device.at })
    .where('pairing_hash', '=', link.hash)
    .where('pairing_until', '>', device.at)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Leaves a door without the device that was there. */
export async function releaseDevice(trx: Write, hash: string): Promise<void> {
  await trx.updateTable('door').set({ device_hash: null, paired_at: null }).where('device_hash', '=', hash).execute();
}

/** Ends a door for ever, with its device and the link that is out. */
export async function endDoor(trx: Write, id: number, at: string): Promise<void> {
  await trx
    .updateTable('door')
    .set({ ended_at: at, pairing_hash: null, pairing_until: null, device_hash: null, paired_at: null })
    .where('id', '=', id)
    .execute();
}
