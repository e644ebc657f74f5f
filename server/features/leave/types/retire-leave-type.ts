import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { lockLeaveTypes, storeRetired } from '../../../records/leave/leave-type.ts';
import { grantType } from '../../../records/leave/ledger/grants.ts';
import { lockEverybody } from '../../../records/members/member.ts';
import {
  type ChangedType,
  presentType,
  previewOf,
  recordType,
  requireOwnDescription,
  requireType,
  runningYear,
  unchanged,
} from './kept-type.ts';
import { storeAndTell } from './own-type.ts';
import { grewStricter, type TypeChange, touchedByType } from './touched-by-type.ts';

/** Takes a type for no new leave, or offers it again; then it gives its days to whoever has none. @throws NOT_FOUND, LEAVE_TYPE_TAKEN */
export async function changeStandingOfType(
  deps: Dependencies,
  caller: Caller,
  leaveid: string,
  retired: boolean,
): Promise<ChangedType> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockLeaveTypes(trx);
    const change = await plannedStanding(trx, deps, leaveid, retired);
    const { before, after, year } = change;
    if (before.retired === retired) return unchanged(change);
    // Who asks for leave of it meanwhile has asked before it is retired, and is told of, or finds it retired.
    if (grewStricter(before, after)) await lockEverybody(trx);
    const touches = await touchedByType(trx, change);
    await storeAndTell(deps, trx, caller, { before, after, at }, async () => {
      await storeRetired(trx, leaveid, before.revision, retired ? at : null);
      if (!retired) await grantType(trx, leaveid, year, at);
    });
    await recordType(trx, caller, retired ? 'leave-type.retire' : 'leave-type.reinstate', at, before, after);
    return { ...presentType(after, year), touches };
  });
}

/** What that would touch. @throws NOT_FOUND, LEAVE_TYPE_TAKEN */
export async function previewStandingOfType(
  deps: Dependencies,
  leaveid: string,
  retired: boolean,
): Promise<ChangedType> {
  const db = deps.database.query;
  const change = await plannedStanding(db, deps, leaveid, retired);
  if (change.before.retired === retired) return unchanged(change);
  return previewOf(db, change);
}

async function plannedStanding(db: Read, deps: Dependencies, leaveid: string, retired: boolean): Promise<TypeChange> {
  const { today, year } = await runningYear(db, deps);
  const before = await requireType(db, leaveid);
  if (before.retired && !retired) await requireOwnDescription(db, before);
  const after = { ...before, retired, revision: before.revision + 1 };
  return { before, after, year, today, opening: 'stand', engine: deps.database.engine };
}
