import type { SettingsInput } from '@muster/domain/office/office-contract.ts';
import type { Read, Write } from '../database/engine.ts';

export interface StoredSettings extends SettingsInput {
  readonly zone: string;
}

export async function findSettings(db: Read): Promise<StoredSettings> {
  return db
    .selectFrom('company')
    .select(['name', 'zone', 'week_start as weekstart', 'registration', 'trips_shown as tripsshown', 'revision'])
    .executeTakeFirstOrThrow();
}

/** Stores settings over the revision that they name and counts it up; false when it is not the stored one any more. */
export async function storeSettings(trx: Write, it: SettingsInput): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('company')
    .set({
      name: it.name,
      week_start: it.weekstart,
      registration: it.registration,
      trips_shown: it.tripsshown,
      revision: it.revision + 1,
    })
    .where('revision', '=', it.revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
