import { addDays } from '@muster/domain/calendar/day.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handOver } from '../../news/hand-over.ts';
import { companyExists, companyToday } from '../../records/company.ts';
import { decidersOfWaiting } from '../../records/to-decide.ts';

/** Tells who decides from today on, as was set before: for who moves to their group today, or in the place of a manager. */
export async function tellNewDeciders(deps: Dependencies): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await companyExists(trx))) return;
    const today = await companyToday(trx, deps.clock);
    await handOver(deps, trx, today, await decidersOfWaiting(trx, addDays(today, -1)));
  });
}
