import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type {
  addDoor as addCall,
  changeDoor as changeCall,
  Door,
  Pairing,
} from '@muster/domain/doors/doors-contract.ts';
import { mayKeepDoors } from '@muster/domain/doors/doors-policy.ts';
import { sameName } from '@muster/domain/lists/list-rules.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { nowText } from '../../clock.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { pairingLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import {
  addDoor as addRow,
  doorsThatStand,
  endDoor as endRow,
  findDoor,
  linkDoor,
  type StandingDoor,
  updateDoor,
} from '../../records/attendance/door.ts';
import { type AuditVerb, recordAudit } from '../../records/office/audit.ts';
import { lockSettings } from '../../records/office/company.ts';
import { offeredSites } from '../../records/work/site.ts';
import { presentDoor } from './present-door.ts';

/** For how many minutes a link that makes a device the one at a door is good, once. */
const PAIRING_MINUTES = 10;

/** @throws FORBIDDEN */
export async function listDoors({ database, clock }: Dependencies, caller: Caller): Promise<Door[]> {
  requireKeeper(caller);
  return (await doorsThatStand(database.query)).map((it) => presentDoor(it, nowText(clock)));
}

/** Sets up a door, with the link that makes a device the one there. @throws FORBIDDEN, NAME_TAKEN, WORK_VALUE_UNKNOWN */
export async function addDoor(
  deps: Dependencies,
  caller: Caller,
  body: Parsed<typeof addCall>['body'],
): Promise<Pairing> {
  return keeping(deps, caller, async (trx) => {
    await requireSound(trx, body);
    const link = newLink(deps);
    const id = await addRow(trx, { name: body.name, siteId: body.siteid }, link.kept);
    return paired(deps, trx, caller, { verb: 'add', id, link });
  });
}

/**
 * Renames a door or says another site; its device goes on. What is so already is answered and not stored again.
 * @throws FORBIDDEN, NOT_FOUND, CHANGED_MEANWHILE, NAME_TAKEN, WORK_VALUE_UNKNOWN
 */
export async function changeDoor(
  deps: Dependencies,
  caller: Caller,
  id: number,
  { name, siteid, revision }: Parsed<typeof changeCall>['body'],
): Promise<Door> {
  return keeping(deps, caller, async (trx) => {
    const before = await find(trx, id);
    const shown = (it: StandingDoor) => presentDoor(it, nowText(deps.clock));
    if (before.name === name && before.site_id === siteid) return shown(before);
    await requireRevision(revision, before, () => shown(before));
    await requireSound(trx, { name, siteid: siteid === before.site_id ? null : siteid }, id);
    await updateDoor(trx, id, { name, siteId: siteid });
    const after = await find(trx, id);
    await onRecord(deps, trx, caller, { verb: 'change', id, before: told(before), after: told(after) });
    return shown(after);
  });
}

/** A new link for a door: whatever device was there is refused from now on. @throws FORBIDDEN, NOT_FOUND */
export async function pairDoor(deps: Dependencies, caller: Caller, id: number): Promise<Pairing> {
  return keeping(deps, caller, async (trx) => {
    await find(trx, id);
    const link = newLink(deps);
    await linkDoor(trx, id, link.kept);
    return paired(deps, trx, caller, { verb: 'pair', id, link });
  });
}

/** Ends a door for ever. @throws FORBIDDEN, NOT_FOUND */
export async function endDoor(deps: Dependencies, caller: Caller, id: number): Promise<void> {
  await keeping(deps, caller, async (trx) => {
    const before = await find(trx, id);
    await endRow(trx, id, nowText(deps.clock));
    await onRecord(deps, trx, caller, { verb: 'shut', id, before: told(before) });
  });
}

function requireKeeper({ member }: Caller): void {
  if (!mayKeepDoors(member.role)) throw refuse('FORBIDDEN');
}

/** One administrator after the other, so that no two doors get one name. */
async function keeping<T>({ database }: Dependencies, caller: Caller, work: (trx: Write) => Promise<T>): Promise<T> {
  requireKeeper(caller);
  return database.write(async (trx) => {
    await lockSettings(trx);
    return work(trx);
  });
}

async function find(trx: Write, id: number): Promise<StandingDoor> {
  const door = await findDoor(trx, id);
  if (!door) throw refuse('NOT_FOUND');
  return door;
}

async function requireSound(trx: Write, it: { name: string; siteid: number | null }, id?: number): Promise<void> {
  const others = (await doorsThatStand(trx)).filter((other) => other.id !== id);
  if (others.some((other) => sameName(other.name, it.name))) throw refuse('NAME_TAKEN', { field: 'name' });
  if (it.siteid !== null && (await offeredSites(trx, [it.siteid])).length === 0) {
    throw refuse('WORK_VALUE_UNKNOWN', { field: 'siteid', params: { reason: 'site' } });
  }
}

/** A link for the answer alone, and what is kept of it. */
interface NewLink {
  readonly url: string;
  readonly kept: { readonly hash: string; readonly until: string };
}

function newLink({ clock, config }: Dependencies): NewLink {
  const token = newSecret();
  const until = writeInstant(clock().add({ minutes: PAIRING_MINUTES }));
  return { url: pairingLink(config.publicUrl, token), kept: { hash: hashSecret(token), until } };
}

/** Puts a door that has a new link on record, and answers it with the link. */
async function paired(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { verb, id, link }: { readonly verb: AuditVerb; readonly id: number; readonly link: NewLink },
): Promise<Pairing> {
  const door = await find(trx, id);
  await onRecord(deps, trx, caller, { verb, id, after: told(door) });
  return { door: presentDoor(door, nowText(deps.clock)), link: link.url, until: link.kept.until };
}

/** What of a door goes on record: no secret of it. */
const told = ({ name, site_name }: StandingDoor) => ({ name, site: site_name });

const onRecord = (
  { clock }: Dependencies,
  trx: Write,
  { member }: Caller,
  it: { readonly verb: AuditVerb; readonly id: number; readonly before?: object; readonly after?: object },
): Promise<void> =>
  recordAudit(trx, {
    ...{ at: nowText(clock), actorId: member.id, action: `door.${it.verb}`, subject: `door:${it.id}` },
    ...{ before: it.before, after: it.after },
  });
