import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { handOver } from '../news/hand-over.ts';
import { decidersOfOffice } from '../records/deciding/deciders-to-come.ts';
import { decidersOfWaiting } from '../records/deciding/to-decide.ts';
import { endSessionsOf } from '../records/identity/session.ts';
import { endWhatWasKept } from './end-what-was-kept.ts';

/**
 * Does what may have somebody decide for others, today or later. The account of who comes to decide for one of the office is
 * worth more then; who decides for others today is told what waits of theirs.
 */
export async function comingToDecide<T>(
  deps: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  today: Day,
  work: () => Promise<T>,
): Promise<T> {
  const before = await decidersOfOffice(trx, today);
  const waiting = await decidersOfWaiting(trx, today);
  const done = await work();
  const come = (await decidersOfOffice(trx, today)).filter(
    (it) => !before.some((was) => was.officerId === it.officerId && was.deciderId === it.deciderId),
  );
  const deciders = [...new Set(come.map((it) => it.deciderId))];
  await endWhatWasKept(deps, trx, deciders);
  for (const id of deciders) await endSessionsOf(trx, id);
  await handOver(deps, trx, today, waiting);
  return done;
}
