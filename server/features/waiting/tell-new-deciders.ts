import { instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handOver } from '../../news/hand-over.ts';
import { decidersOfWaiting } from '../../records/deciding/to-decide.ts';
import { companyExists, companyToday, readCompany } from '../../records/office/company.ts';
import { decidedUntil } from './left-in-the-night-view.ts';

/**
 * Tells who decides from today on, as was set before: for who moves to their group today, in the place of a manager, or
 * after the last day of one.
 */
export async function tellNewDeciders(deps: Dependencies): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await companyExists(trx))) return;
    const { zone } = await readCompany(trx);
    const today = await companyToday(trx, deps.clock);
    const yesterday = addDays(today, -1);
    const night = { lastDay: yesterday, since: writeInstant(instantOf(today, '00:00', zone)) };
    const before = [...(await decidersOfWaiting(trx, yesterday)), ...(await decidedUntil(trx, night))];
    await handOver(deps, trx, today, before);
  });
}
