import { nowText } from '../../clock.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tell } from '../../news/tell.ts';
import { type CrewLost, dropCrewsOf } from '../../records/attendance/crew.ts';
import { findStanding } from '../../records/members/member.ts';
import { recordAudits } from '../../records/office/audit.ts';

/** Takes members out of every crew and gives them none, on record with each lead as where the office says so itself. */
export async function endCrewsOf(
  trx: Write,
  memberIds: readonly number[],
  by: { readonly at: string; readonly actorId: number | null },
): Promise<CrewLost[]> {
  const crews = await dropCrewsOf(trx, memberIds);
  await recordAudits(
    trx,
    crews.map(({ leadId, before, after }) => ({
      ...{ ...by, action: 'member.crew', subject: `member:${leadId}` },
      ...{ before: { checksinfor: before }, after: { checksinfor: after } },
    })),
  );
  return crews;
}

/** The same for whoever was given a higher role, and both sides are told. */
export async function endCrewsOfRaised(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  trx: Write,
  memberIds: readonly number[],
  actorId: number,
): Promise<void> {
  const at = nowText(clock);
  const crews = await endCrewsOf(trx, memberIds, { at, actorId });
  if (crews.length === 0) return;
  const by = { name: (await findStanding(trx, actorId))?.membername ?? '' };
  for (const { leadId, lead, lost } of crews) {
    await tell(post, trx, { memberIds: lost, news: { code: 'crewLeadEnded', params: { lead, ...by } }, at });
    await tell(post, trx, {
      ...{ memberIds: [leadId], at },
      news: { code: 'crewTaken', params: { number: lost.length, ...by } },
    });
  }
}
