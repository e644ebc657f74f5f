import type { Database } from '@muster/server/database/engine.ts';
import { migrate } from '@muster/server/database/migrate.ts';
import { addLargeCompany } from '@muster/server/seed/large-company.ts';

export interface Size {
  readonly members: number;
  readonly months: number;
}

/** Fills an empty database with a company of this size. Nobody signs in by password here, so nobody has one. */
export async function fill(database: Database, size: Size, now = Temporal.Now.instant()): Promise<void> {
  await migrate(database);
  await addLargeCompany(database, { ...size, now, passwordHash: '', onProgress: () => {} });
}

/** Ends what the seed left open today, so that everybody's next punch is a check-in. */
export async function sendEverybodyHome(database: Database): Promise<void> {
  const ended_at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
  await database.query
    .updateTable('attendance')
    .set({ ended_at, ending: 'forgotten' })
    .where('ended_at', 'is', null)
    .execute();
}
