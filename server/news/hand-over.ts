import type { Day } from '@muster/domain/calendar/company-time.ts';
import { nowText } from '../clock.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { countForManager, decidersOfWaiting, together } from '../records/to-decide.ts';
import { tell } from './tell.ts';

type Deciding = Awaited<ReturnType<typeof decidersOfWaiting>>[number];
const pairOf = ({ memberId, deciderId }: Deciding) => `${memberId} ${deciderId}`;

/** Tells who decides now for a member for whom they did not decide before how much of theirs waits; nothing where nothing does. */
export async function handOver(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  today: Day,
  before: readonly Deciding[],
): Promise<void> {
  const known = new Set(before.map(pairOf));
  const come = (await decidersOfWaiting(trx, today)).filter((it) => !known.has(pairOf(it)));
  for (const [id, theirs] of Map.groupBy(come, (it) => it.deciderId)) {
    const each = await countForManager(trx, { id, today, whose: theirs.map((it) => it.memberId) });
    const count = together(each);
    if (count === 0) continue;
    const news = { code: 'handedOver', params: { count, ...each } } as const;
    await tell(post, trx, { memberIds: [id], news, at: nowText(clock) });
  }
}
