import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { MileageTerms, saveMileageTerms } from '@muster/domain/mileage/mileage-contract.ts';
import { maySetRates } from '@muster/domain/mileage/mileage-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { lockSettings } from '../../records/office/company.ts';
import { mileageNoted } from '../../records/trips/mileage.ts';
import { findTerms, lockTerms, type StoredTerms, storeTerms } from '../../records/trips/mileage-rate.ts';

export async function readTerms(deps: Dependencies, caller: Caller): Promise<MileageTerms> {
  return present(deps.database.query, await findTerms(deps.database.query), caller);
}

/**
 * Says what is paid for driving, all of it at once. What is stored as asked for already is answered and not stored again.
 * What was approved keeps the rate that it was approved with.
 * @throws FORBIDDEN, CHANGED_MEANWHILE, MILEAGE_NOT_POSSIBLE for another unit once somebody has entered something
 */
export async function saveTerms(
  deps: Dependencies,
  caller: Caller,
  { revision, ...said }: Parsed<typeof saveMileageTerms>['body'],
): Promise<MileageTerms> {
  if (!maySetRates(caller.member.role)) throw refuse('FORBIDDEN');
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockSettings(trx);
    await lockTerms(trx);
    const before = await findTerms(trx);
    const asked = { ...said, rates: said.rates.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
    if (isSame(before, asked)) return present(trx, before, caller);
    await requireRevision(revision, before, () => present(trx, before, caller));
    if (asked.unit !== before.unit && (await mileageNoted(trx))) {
      throw refuse('MILEAGE_NOT_POSSIBLE', { field: 'unit', params: { reason: 'unit' } });
    }
    await storeTerms(trx, { ...asked, revision: before.revision + 1 });
    const after = await findTerms(trx);
    const onRecord = { at, actorId: caller.member.id, action: 'mileage.settings', subject: 'mileage' } as const;
    await recordAudit(trx, { ...onRecord, before, after });
    return present(trx, after, caller);
  });
}

const isSame = (stored: StoredTerms, asked: Omit<StoredTerms, 'revision'>): boolean =>
  stored.unit === asked.unit &&
  stored.currency === asked.currency &&
  stored.rates.length === asked.rates.length &&
  asked.rates.every((it, at) => {
    const was = stored.rates[at];
    return was?.from === it.from && was.privaterate === it.privaterate && was.companyrate === it.companyrate;
  });

async function present(db: Read, it: StoredTerms, { member }: Caller): Promise<MileageTerms> {
  const change = maySetRates(member.role);
  return { ...it, rates: [...it.rates], may: { change, unit: change && !(await mileageNoted(db)) } };
}
