import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { coarsenPunchesBefore } from '../../../records/attendance/punch.ts';
import { findCompany } from '../../../records/office/company.ts';

/**
 * Makes the places of punches coarser once they are older than the company keeps them: to two decimals, about a
 * kilometre. Done again it finds only what has grown old since.
 */
export async function coarsenLocations({
  database,
  clock,
  log,
}: Pick<Dependencies, 'database' | 'clock' | 'log'>): Promise<void> {
  const days = (await findCompany(database.query))?.locationDays;
  if (days == null) return;
  const coarsened = await coarsenPunchesBefore(database, writeInstant(clock().subtract({ hours: 24 * days })));
  log.info({ coarsened, days }, 'places of old punches made coarser');
}
