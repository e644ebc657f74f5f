import type { Read, Writable, Write } from '../../database/engine.ts';

export interface KnownDeviceTables {
  known_device: KnownDeviceTable;
}

/** A device on which a member has signed in, by the hash of its cookie, or an address from which scripts of theirs did. */
interface KnownDeviceTable {
  hash: string;
  member_id: number;
  last_used_at: string;
}

/** No hash of a cookie begins so: where a script has signed in nobody guesses by a counter of their own. */
const SCRIPT = 'script:';
export const scriptAt = (addressHash: string): string => `${SCRIPT}${addressHash}`;
const isScript = (hash: string): boolean => hash.startsWith(SCRIPT);

/** Whether a member, or anybody, has signed in on this device before. */
export async function isKnownDevice(db: Read, deviceHash: string, memberId?: number): Promise<boolean> {
  let found = db.selectFrom('known_device').select('hash').where('hash', '=', deviceHash).limit(1);
  if (memberId !== undefined) found = found.where('member_id', '=', memberId);
  return (await found.executeTakeFirst()) !== undefined;
}

export interface KnownDevices {
  readonly known: boolean;
  /** Whether on any other. */
  readonly others: boolean;
  /** On how many others of its kind, screens or scripts, since an instant. */
  readonly lately: number;
}

/** Whether a member has signed in on this device before, and on which others. */
export async function knownDevices(
  db: Read,
  { deviceHash, memberId, since }: { readonly deviceHash: string; readonly memberId: number; readonly since: string },
): Promise<KnownDevices> {
  const rows = await db.selectFrom('known_device').selectAll().where('member_id', '=', memberId).execute();
  const others = rows.filter((it) => it.hash !== deviceHash);
  return {
    known: others.length < rows.length,
    others: others.length > 0,
    lately: others.filter((it) => isScript(it.hash) === isScript(deviceHash) && it.last_used_at >= since).length,
  };
}

/**
 * A member is known by so many devices, the ones used last: each may guess by a counter of its own, so that whoever knew a
 * password could gather thousands of them, to guess the next one by (threats T09). Scripts are counted by themselves: none
 * takes the place of a screen.
 */
export const MOST_DEVICES = 10;
/** As many as there can be: SQLite wants a limit before an offset. */
const MANY = 1000;

export async function rememberDevice(trx: Write, deviceHash: string, memberId: number, now: string): Promise<void> {
  await trx
    .insertInto('known_device')
    .values({ hash: deviceHash, member_id: memberId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['hash', 'member_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  const surplus = trx
    .selectFrom('known_device')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('hash', isScript(deviceHash) ? 'like' : 'not like', `${SCRIPT}%`)
    .where('hash', '<>', deviceHash)
    .orderBy('last_used_at', 'desc')
    .orderBy('hash')
    .limit(MANY)
    .offset(MOST_DEVICES - 1);
  await trx.deleteFrom('known_device').where('member_id', '=', memberId).where('hash', 'in', surplus).execute();
}

/** Forgets the devices of a member, all or all but one: whoever had the password of before signed in on some of them. */
export async function forgetDevices(db: Writable, memberId: number, except?: string): Promise<void> {
  const forgetting = db.deleteFrom('known_device').where('member_id', '=', memberId);
  await (except === undefined ? forgetting : forgetting.where('hash', '<>', except)).execute();
}
