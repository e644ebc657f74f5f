import type { Correction, HoursLeft } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { both, openRaceServers, PATIENCE, RACES, type RaceServers, ROUNDS } from '../../../testing/processes/races.ts';

/** The company allows five hours off a year, and two servers are asked at once. */
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

let office: Office;
let servers: RaceServers;
const clients = new Map<Persona, Awaited<ReturnType<Office['holding']>>>();
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ hours_off_minutes: 300 }).execute();
  office.now = inYangon('2026-11-20T10:00');
  for (const who of ['A', 'M', 'HR', 'SA'] as const) clients.set(who, await office.holding(who));
  servers = await openRaceServers(office);
});
afterAll(async () => {
  await servers.close();
  await office.close();
});

const at = <Data>(who: Persona, method: 'GET' | 'POST', path: string, body?: object) =>
  servers.ask<Data>(clients.get(who)?.token, method, path, body);
const ask = (who: Persona, attendancedate: string, from: string, to: string) =>
  at<Correction>(who, 'POST', '/api/attendance/correction', {
    ...{ attendancedate, kind: 'hours', hours: { from, to }, reason: 'The dentist' },
    ...(who === 'A' ? {} : { membercode: 'A' }),
  });
const takeBack = (who: Persona, { id }: Pick<Correction, 'id'>) =>
  at<Correction>(who, 'POST', `/api/attendance/correction/${id}/withdraw`, {});
const left = async () => (await at<HoursLeft>('A', 'GET', `/api/attendance/hoursoff?day=${MONDAY}`)).data.left;
type Answer = Awaited<ReturnType<typeof ask>>;
const statuses = (answers: readonly Answer[]) => answers.map((it) => it.status).toSorted();
const winner = (answers: readonly Answer[]) => answers.find((it) => it.status === 201)?.data as Correction;
const undo = async (made: Correction) =>
  expect((await takeBack(made.state === 'approved' ? 'HR' : 'A', made)).status).toBe(200);

describe(RACES, () => {
  test('two that together go beyond the allowance are never both taken', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await both(
        round,
        () => ask('A', MONDAY, '09:00', '12:00'),
        () => ask('HR', TUESDAY, '09:00', '12:00'),
      );
      expect([round, statuses(answers)]).toEqual([round, [201, 422]]);
      expect(await left()).toBe(120);
      await undo(winner(answers));
    }
  });

  test('of two of the office that lie over each other one is given', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await both(
        round,
        () => ask('HR', MONDAY, '09:00', '11:00'),
        () => ask('SA', MONDAY, '10:00', '12:00'),
      );
      expect([round, statuses(answers)]).toEqual([round, [201, 422]]);
      expect(await left()).toBe(180);
      await undo(winner(answers));
    }
  });

  test('given back by their member and taken back by the office they end once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const given = (await ask('HR', MONDAY, '09:00', '11:00')).data;
      const answers = await both(
        round,
        () => takeBack('A', given),
        () => takeBack('HR', given),
      );
      expect([round, statuses(answers)]).toEqual([round, [200, 409]]);
      expect(await left()).toBe(300);
    }
  });

  test('what waits and goes beyond a lower allowance is approved once', { timeout: PATIENCE }, async () => {
    const decide = ({ id }: Correction) =>
      at<Correction>('M', 'POST', `/api/attendance/correction/${id}/decision`, { decision: 'approve' });
    const allow = (minutes: number) =>
      office.database.query.updateTable('company').set({ hours_off_minutes: minutes }).execute();
    for (let round = 0; round < ROUNDS; round += 1) {
      await allow(300);
      const first = (await ask('A', MONDAY, '09:00', '11:00')).data;
      const second = (await ask('A', TUESDAY, '09:00', '11:00')).data;
      await allow(180);
      const answers = await both(
        round,
        () => decide(first),
        () => decide(second),
      );
      expect([round, statuses(answers)]).toEqual([round, [200, 422]]);
      for (const it of [first, second]) {
        const isGiven = answers.some(({ status, data }) => status === 200 && data.id === it.id);
        await undo({ ...it, state: isGiven ? 'approved' : 'pending' });
      }
    }
  });
});
