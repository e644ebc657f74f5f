import { isDeepStrictEqual } from 'node:util';
import type {
  Permission,
  PermissionEdit,
  PermissionInput,
} from '@muster/domain/administration/administration-contract.ts';
import {
  type FlagAct,
  type Flags,
  givesMore,
  givesWithin,
  noFlags,
  withSent,
} from '@muster/domain/administration/flags.ts';
import { mayRunPermission } from '@muster/domain/administration/permission-policy.ts';
import { nowText } from '../../clock.ts';
import { isOrphan, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { endWhatWasKept } from '../../identity/end-what-was-kept.ts';
import { officeAmong } from '../../records/members/member/office.ts';
import { chosenByOthers } from '../../records/members/member/password-by.ts';
import { lockMembers } from '../../records/members/member.ts';
import {
  dropPermission,
  findPermission,
  flagsOfMembers,
  addPermission as insertPermission,
  lockPermissions,
  type StoredPermission,
  storePermission,
} from '../../records/members/permission.ts';
import { type AuditAction, recordAudit } from '../../records/office/audit.ts';
import { companyToday } from '../../records/office/company.ts';
import { requireFlag } from './require-flag.ts';

export const shownPermission = ({ flags, ...it }: StoredPermission): Permission => ({ ...it, ...flags });

/** @throws FORBIDDEN, PASSWORD_OF_ANOTHER */
export async function addPermission(deps: Dependencies, caller: Caller, asked: PermissionInput): Promise<Permission> {
  const { name, members = [] } = asked;
  const flags = withSent(noFlags, asked);
  return writing(deps, async (trx) => {
    const own = await ownNow(trx, caller, 'write');
    requireOwn(caller, own, { before: { flags: noFlags, members: [] }, after: { flags, members } });
    const id = await allowingMore(deps, trx, members, () => insertPermission(trx, { name, flags, members }));
    return recorded(trx, deps, caller, { id, action: 'permission.add' });
  });
}

/** @throws FORBIDDEN, NOT_FOUND, CHANGED_MEANWHILE, PASSWORD_OF_ANOTHER */
export async function changePermission(deps: Dependencies, caller: Caller, asked: PermissionEdit): Promise<Permission> {
  return writing(deps, async (trx) => {
    const own = await ownNow(trx, caller, 'write');
    const before = await findPermission(trx, asked.id);
    if (!before) throw refuse('NOT_FOUND');
    const { name = before.name, members = before.members } = asked;
    const flags = withSent(before.flags, asked);
    if (name === before.name && isSame({ flags, members }, before)) return shownPermission(before);
    await requireRevision(asked.revision, before, () => shownPermission(before));
    requireOwn(caller, own, { before, after: { flags, members } });
    const { id } = asked;
    const store = () => storePermission(trx, { id, name, flags, members, revision: before.revision });
    await allowingMore(deps, trx, members, store);
    return recorded(trx, deps, caller, { id: asked.id, action: 'permission.change', before });
  });
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function deletePermission(deps: Dependencies, caller: Caller, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const own = await ownNow(trx, caller, 'delete');
    const before = await findPermission(trx, id);
    if (!before) throw refuse('NOT_FOUND');
    requireWithin(own, before.flags);
    await dropPermission(trx, id);
    const at = nowText(deps.clock);
    const subject = `permission:${id}`;
    await recordAudit(trx, { at, actorId: caller.member.id, action: 'permission.delete', subject, before });
  });
}

/** What the caller may, which nobody changes until it is stored: an administrator may just have taken it away. @throws FORBIDDEN */
async function ownNow(trx: Write, caller: Caller, act: FlagAct): Promise<Flags> {
  await lockPermissions(trx);
  return requireFlag(trx, caller, 'permissions', act);
}

interface Given {
  readonly flags: Flags;
  readonly members: readonly number[];
}

const isSame = (one: Given, other: Given): boolean =>
  isDeepStrictEqual(one.flags, other.flags) && isDeepStrictEqual(one.members.toSorted(), other.members.toSorted());

/** To whom a permission is given is for administrators alone; nobody else sets or takes away a flag that they do not have. */
function requireOwn(caller: Caller, own: Flags, { before, after }: { before: Given; after: Given }): void {
  if (caller.member.role === 'SA') return;
  const same =
    before.members.length === after.members.length && after.members.every((it) => before.members.includes(it));
  if (!same) throw refuse('FORBIDDEN', { field: 'members' });
  requireWithin(own, before.flags, after.flags);
}

function requireWithin(own: Flags, ...of: readonly Flags[]): void {
  if (!of.every((it) => mayRunPermission(own, it))) throw refuse('FORBIDDEN');
}

/**
 * Does what may have some members be allowed more: the accounts of those who are, are worth more then. Whoever chose the
 * password of one would be in too, and is not to come to flags that they lack. @throws PASSWORD_OF_ANOTHER
 */
async function allowingMore<T>(
  deps: Dependencies,
  trx: Write,
  members: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  await lockMembers(trx, members);
  const before = await flagsOfMembers(trx, members);
  const done = await work();
  const after = await flagsOfMembers(trx, members);
  const isMore = (id: number) => givesMore(before.get(id) ?? noFlags, after.get(id) ?? noFlags);
  const raised = [...new Set(members)].filter(isMore);
  const chosen = await chosenByOthers(trx, raised, await companyToday(trx, deps.clock));
  const ofChoosers = await flagsOfMembers(
    trx,
    chosen.map((it) => it.byId),
  );
  for (const { id, name, byId, by, active } of chosen) {
    const theirs = (active && ofChoosers.get(byId)) || noFlags;
    if (givesWithin(theirs, before.get(id) ?? noFlags, after.get(id) ?? noFlags)) continue;
    throw refuse('PASSWORD_OF_ANOTHER', { field: 'members', params: { name, by } });
  }
  // One of the office began anew when it came to be: nobody of HR gets into it since.
  const ofOffice = new Set(await officeAmong(trx, raised));
  const others = raised.filter((id) => !ofOffice.has(id));
  await endWhatWasKept(deps, trx, others);
  return done;
}

/** A member who is not there cannot be given anything. */
async function writing<T>(deps: Dependencies, work: (trx: Write) => Promise<T>): Promise<T> {
  try {
    return await deps.database.write(work);
  } catch (error) {
    if (isOrphan(error)) throw refuse('INVALID_INPUT', { field: 'members', params: { reason: 'choice' } });
    throw error;
  }
}

async function recorded(
  trx: Write,
  deps: Dependencies,
  caller: Caller,
  { id, action, before }: { id: number; action: AuditAction; before?: StoredPermission },
): Promise<Permission> {
  const after = await findPermission(trx, id);
  if (!after) throw refuse('NOT_FOUND');
  const at = nowText(deps.clock);
  await recordAudit(trx, { at, actorId: caller.member.id, action, subject: `permission:${id}`, before, after });
  return shownPermission(after);
}
