import type { Day } from '@muster/domain/calendar/company-time.ts';
import { mayHaveChosen } from '@muster/domain/members/member-policy.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../http/problems.ts';
import { handOver } from '../news/hand-over.ts';
import { decidersOfOffice, groupsOfDeciders } from '../records/deciding/deciders-to-come.ts';
import { decidersOfWaiting } from '../records/deciding/to-decide.ts';
import { endSessionsOf } from '../records/identity/session.ts';
import { chosenByOthers } from '../records/members/member/password-by.ts';
import { endWhatWasKept } from './end-what-was-kept.ts';

/**
 * Does what may have somebody decide for others, today or later. The account of who comes to decide for one of the office is
 * worth more then; who decides for others today is told what waits of theirs.
 * @throws PASSWORD_OF_ANOTHER
 */
export async function comingToDecide<T>(
  deps: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  today: Day,
  work: () => Promise<T>,
): Promise<T> {
  const before = await decidersOfOffice(trx, today);
  const groups = await groupsOfDeciders(trx, today);
  const waiting = await decidersOfWaiting(trx, today);
  const done = await work();
  const come = (await decidersOfOffice(trx, today)).filter(
    (it) => !before.some((was) => was.officerId === it.officerId && was.deciderId === it.deciderId),
  );
  const more = (await groupsOfDeciders(trx, today)).filter(
    (it) => !groups.some((was) => was.deciderId === it.deciderId && was.groupId === it.groupId),
  );
  await requireOwnPasswords(trx, today, [...more, ...come], come);
  const deciders = [...new Set(come.map((it) => it.deciderId))];
  await endWhatWasKept(deps, trx, deciders);
  for (const id of deciders) await endSessionsOf(trx, id);
  await handOver(deps, trx, today, waiting);
  return done;
}

type Come = Awaited<ReturnType<typeof decidersOfOffice>>;

/**
 * Whoever chose the password of one who comes to decide would decide too: they are somebody who may, as the office does for
 * everybody, but for an officer for themselves (threats T48). @throws PASSWORD_OF_ANOTHER
 */
async function requireOwnPasswords(
  trx: Write,
  today: Day,
  deciders: readonly { readonly deciderId: number }[],
  come: Come,
): Promise<void> {
  const ids = [...new Set(deciders.map((it) => it.deciderId))];
  for (const chosen of await chosenByOthers(trx, ids, today)) {
    const ofThemselves = come.some((it) => it.officerId === chosen.byId && it.deciderId === chosen.id);
    if (mayHaveChosen(chosen, 'HR') && (chosen.role === 'SA' || !ofThemselves)) continue;
    throw refuse('PASSWORD_OF_ANOTHER', { params: { name: chosen.name, by: chosen.by } });
  }
}
