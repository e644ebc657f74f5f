import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { addLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { plainTerms } from '@muster/domain/leave/types/leave-type.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { addType, findType, type KeptLeaveType, lockLeaveTypes } from '../../../records/leave/leave-type.ts';
import { grantType } from '../../../records/leave/ledger/grants.ts';
import {
  type ChangedType,
  presentType,
  previewOf,
  recordType,
  requireOwnDescription,
  rulesOf,
  runningYear,
  termsOf,
} from './kept-type.ts';
import { storeAndTell } from './own-type.ts';
import { type TypeChange, touchedByType } from './touched-by-type.ts';

type Asked = Parsed<typeof addLeaveCode>['body'];

/** Adds a leave type and gives its days to every active member. @throws LEAVE_TYPE_TAKEN */
export async function addLeaveType(deps: Dependencies, caller: Caller, asked: Asked): Promise<ChangedType> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      await lockLeaveTypes(trx);
      const change = await plannedType(trx, deps, asked);
      const { before, after, year } = change;
      const touches = await touchedByType(trx, change);
      await storeAndTell(deps, trx, caller, { before, after, at }, async () => {
        await addType(trx, after);
        await grantType(trx, after.leaveid, year, at);
      });
      await recordType(trx, caller, 'leave-type.add', at, undefined, after);
      return { ...presentType(after, year), touches };
    });
  } catch (error) {
    throw isDuplicate(error) ? refuseTaken() : error;
  }
}

/** What that would touch: it gives its days, and has no leave yet. @throws LEAVE_TYPE_TAKEN */
export async function previewNewType(deps: Dependencies, asked: Asked): Promise<ChangedType> {
  const db = deps.database.query;
  if (await findType(db, asked.leaveid)) throw refuseTaken();
  return previewOf(db, await plannedType(db, deps, asked));
}

const refuseTaken = () => refuse('LEAVE_TYPE_TAKEN', { field: 'leaveid' });

/** A new type is one that gave nothing before. @throws LEAVE_TYPE_TAKEN for its description */
async function plannedType(db: Read, deps: Dependencies, asked: Asked): Promise<TypeChange> {
  await requireOwnDescription(db, asked);
  const { today, year } = await runningYear(db, deps);
  const after: KeptLeaveType = {
    leaveid: asked.leaveid,
    ...rulesOf(asked),
    ...termsOf(asked, plainTerms),
    retired: false,
    daysPerYear: asked.daysperyear,
    daysFromYear: year,
    daysBefore: 0,
    revision: 1,
  };
  return { before: { ...after, daysPerYear: 0 }, after, year, today, opening: 'stand', engine: deps.database.engine };
}
