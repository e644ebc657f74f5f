import { type CrewAnswer, recordCrewPunches } from '@muster/domain/attendance/crew/crew-contract.ts';
import { MAX_CREW } from '@muster/domain/attendance/crew/crew-rules.ts';
import type { Parameters } from '@muster/domain/wire/problem.ts';
import { useMemo } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import {
  changed,
  inTurn,
  isFinal,
  isUnderWay,
  keptUntilSent,
  later,
  list,
  readAgain,
  stillToSend,
  type ToldPunch,
  useAllPunches,
  type WaitingPunch,
} from './waiting-punches.ts';

/** A check-in or check-out that a lead makes for somebody else, in the same list as their own. */
export interface CrewPunch extends WaitingPunch {
  readonly lead: string;
  /** What its member is called, also where nobody can be asked. */
  readonly name: string;
}

const isOfCrew = (it: WaitingPunch): it is CrewPunch => it.lead !== undefined;

/** What a lead has made for others and is not answered yet, or was refused, in its order. */
export function useCrewPunches(lead: string): readonly (CrewPunch & ToldPunch)[] {
  const all = useAllPunches();
  return useMemo(() => all.filter((it): it is CrewPunch & ToldPunch => isOfCrew(it) && it.lead === lead), [all, lead]);
}

/** Fifty are recorded one after the other. */
const PATIENCE_MS = 30_000;

const post = async (punches: readonly WaitingPunch['body'][]): Promise<CrewAnswer[]> =>
  (await api.call(recordCrewPunches, { body: { punches: [...punches] } }, { patience: PATIENCE_MS })).data;

/**
 * Keeps new punches of a crew, sends what waits before them, and then these, all in one. Each leaves the list once it is answered.
 * @throws ApiProblem where they wait, or where the whole was refused
 */
export const keepAndSendCrew = (all: readonly CrewPunch[]): Promise<CrewAnswer[]> =>
  keptUntilSent(all, async () => {
    const [lead = ''] = all.map((it) => it.lead);
    await deliverWaiting(lead);
    try {
      const answers = await post(all.map((it) => it.body));
      await removeAll(all);
      return answers;
    } catch (problem) {
      if (problem instanceof ApiProblem && isFinal(problem)) await removeAll(all);
      throw problem;
    }
  });

async function removeAll(all: readonly CrewPunch[]): Promise<void> {
  for (const it of all) await list.remove(it.clientid);
  await changed();
}

/** The place of a new one in the row of those of its member that wait on this phone. */
export const nextOfMember = (lead: string, membercode: string): number =>
  toSend(lead).reduce(
    (last, { body }) => (body.membercode === membercode ? Math.max(last, body.sequence ?? 0) : last),
    0,
  ) + 1;

const toSend = (lead: string): CrewPunch[] => stillToSend(lead).filter(isOfCrew);

/** Sends what waits of a lead's crew. What could not be sent waits on. */
export async function sendWaitingCrew(lead: string): Promise<void> {
  await inTurn(async () => {
    try {
      await deliverWaiting(lead);
    } catch (problem) {
      console.info('Check-ins of a crew go on waiting.', problem);
    }
  });
}

/** Sends what waits, as many at once as may be. @throws ApiProblem where they have to go on waiting */
async function deliverWaiting(lead: string): Promise<void> {
  await readAgain();
  const all = toSend(lead).filter((it) => !isUnderWay(it));
  for (let from = 0; from < all.length; from += MAX_CREW) await deliver(all.slice(from, from + MAX_CREW));
}

async function deliver(some: readonly CrewPunch[]): Promise<void> {
  try {
    const answers = new Map((await post(some.map(later))).map((it) => [it.clientid, it.refused]));
    for (const it of some) {
      const why = answers.get(it.clientid);
      if (why) await list.put({ ...it, refused: { code: why.code, params: why.params as Parameters | undefined } });
      else if (why === null) await list.remove(it.clientid);
    }
    await changed();
  } catch (problem) {
    if (!(problem instanceof ApiProblem && isFinal(problem))) throw problem;
    const [only, ...others] = some;
    // Which of them could not be read is not said: each is sent by itself.
    if (others.length > 0) return deliverEach(some);
    if (only) await list.put({ ...only, refused: { code: problem.code, params: problem.params } });
    await changed();
  }
}

async function deliverEach(some: readonly CrewPunch[]): Promise<void> {
  for (const it of some) await deliver([it]);
}
