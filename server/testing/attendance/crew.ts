import { type CrewAnswer, changeMemberCrew, recordCrewPunches } from '@muster/domain/attendance/crew/crew-contract.ts';
import { expect } from 'vitest';
import type { Client } from '../company/client.ts';
import type { Newcomer, Office } from '../company/office.ts';
import type { punchBody } from './punches.ts';

export const inPath = (id: number) => ({ id: String(id) });

/** Has the HR office say for whom a member checks in. */
export async function name(office: Office, lead: number, add: readonly number[], remove: readonly number[] = []) {
  const hr = await office.holding('HR');
  const body = { add: [...add], remove: [...remove] };
  return (await hr.call(changeMemberCrew, { params: inPath(lead), body })).data();
}

/** Somebody with some in their crew. */
export async function leadOf(office: Office, count: number): Promise<{ lead: Newcomer; crew: Newcomer[] }> {
  const lead = await office.newcomer();
  const crew = await Promise.all(Array.from({ length: count }, () => office.newcomer()));
  await name(
    office,
    lead.id,
    crew.map((it) => it.id),
  );
  return { lead, crew };
}

type Body = ReturnType<typeof punchBody>;

/** Sends punches, and expects that the call as a whole is answered. */
export async function send(client: Client, punches: readonly Body[]): Promise<CrewAnswer[]> {
  const answer = await client.call(recordCrewPunches, { body: { punches: [...punches] } });
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
  return answer.data();
}

/** What became of each: the direction that was recorded, or the code. */
export const became = (answers: readonly CrewAnswer[]) => answers.map((it) => it.punch?.checktype ?? it.refused?.code);
