import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { ChangedDay } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { Summary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { both, openRaceServers, PATIENCE, RACES, type RaceServers, ROUNDS } from '../../../testing/processes/races.ts';

/** A worked on a Saturday that is over, and long on a Monday; overtime must be approved from the Saturday on. */
const SATURDAY = '2026-11-14';
const MONDAY = '2026-11-16';
const MONTH = '2026-11';

let office: Office;
let servers: RaceServers;
const clients = new Map<Persona, Awaited<ReturnType<Office['holding']>>>();
beforeAll(async () => {
  office = await openOffice();
  const rules = { overtime_from: SATURDAY, in_lieu_leaveid: 'O', period_starts: 19 };
  await office.database.query.updateTable('company').set(rules).execute();
  for (const [moment, type] of [
    [`${SATURDAY}T09:00`, 'in'],
    [`${SATURDAY}T17:00`, 'out'],
    [`${MONDAY}T09:00`, 'in'],
    [`${MONDAY}T18:30`, 'out'],
  ] as const) {
    office.now = inYangon(moment);
    await punch(await office.holding('A'), 'A', type, { checktime: office.now.toString() });
  }
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
const ask = (who: Persona, attendancedate: string, kind: 'overtime' | 'inlieu' = 'overtime') => {
  const of = who === 'A' ? {} : { membercode: 'A' };
  return at<Correction>(who, 'POST', '/api/attendance/correction', { attendancedate, kind, reason: 'Late', ...of });
};
const decide = (who: Persona, { id }: Pick<Correction, 'id'>) =>
  at<Correction>(who, 'POST', `/api/attendance/correction/${id}/decision`, { decision: 'approve' });
const takeBack = (who: Persona, { id }: Pick<Correction, 'id'>) =>
  at<Correction>(who, 'POST', `/api/attendance/correction/${id}/withdraw`, {});
const overtime = async (day: string) => {
  const { data } = await at<Summary>('A', 'GET', `/api/attendance/summary?from=${day}&to=${day}`);
  return [data.days[0]?.overtime, data.days[0]?.overtimeopen];
};
const statuses = (answers: readonly { readonly status: number }[]) => answers.map((it) => it.status).toSorted();
const winner = (answers: readonly { readonly status: number; readonly data: Correction }[], status = 201) =>
  answers.find((it) => it.status === status)?.data as Correction;

describe(RACES, () => {
  test('of the member who asks and the office that approves one comes to it', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await both(
        round,
        () => ask('A', MONDAY),
        () => ask('HR', MONDAY),
      );
      expect([round, statuses(answers)]).toEqual([round, [201, 422]]);
      const made = winner(answers);
      expect(await overtime(MONDAY)).toEqual(made.state === 'approved' ? [90, undefined] : [0, 90]);
      expect((await takeBack(made.state === 'approved' ? 'SA' : 'A', made)).status).toBe(200);
    }
  });

  test('of two who approve one does, and of two who take back', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = await ask('A', MONDAY);
      const decided = await both(
        round,
        () => decide('M', data),
        () => decide('HR', data),
      );
      expect([round, statuses(decided)]).toEqual([round, [200, 409]]);
      expect(await overtime(MONDAY)).toEqual([90, undefined]);
      const back = await both(
        round,
        () => takeBack('HR', data),
        () => takeBack('SA', data),
      );
      expect([round, statuses(back)]).toEqual([round, [200, 409]]);
      expect(await overtime(MONDAY)).toEqual([0, 90]);
      const given = await both(
        round,
        () => ask('HR', MONDAY),
        () => ask('SA', MONDAY),
      );
      expect([round, statuses(given)]).toEqual([round, [201, 422]]);
      expect((await takeBack('HR', winner(given))).status).toBe(200);
    }
  });

  test('a request is approved or taken back', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = await ask('A', MONDAY);
      const answers = await both(
        round,
        () => decide('M', data),
        () => takeBack('A', data),
      );
      expect([round, statuses(answers)]).toEqual([round, [200, 409]]);
      const { state } = winner(answers, 200);
      expect(await overtime(MONDAY)).toEqual(state === 'approved' ? [90, undefined] : [0, 90]);
      if (state === 'approved') expect((await takeBack('HR', data)).status).toBe(200);
    }
  });

  test('a day off is paid or given back', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await both(
        round,
        () => ask('HR', SATURDAY),
        () => ask('SA', SATURDAY, 'inlieu'),
      );
      expect([round, statuses(answers)]).toEqual([round, [201, 422]]);
      const made = winner(answers);
      expect(await overtime(SATURDAY)).toEqual([made.kind === 'overtime' ? 480 : 0, undefined]);
      expect((await takeBack('HR', made)).status).toBe(200);
    }
  });

  test('what is approved or taken back beside the close is paid, or told as a change', {
    timeout: PATIENCE,
  }, async () => {
    const close = () => at('HR', 'POST', `/api/attendance/months/${MONTH}/close`, { waive: 'as told' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const isBack = round % 4 > 1;
      const { data } = await ask(isBack ? 'HR' : 'A', MONDAY);
      const act = () => (isBack ? takeBack('SA', data) : decide('M', data));
      const [closed, acted] = await both<{ status: number }>(round, close, act);
      expect([round, closed]).toMatchObject([round, { status: 200 }]);
      const { data: changes } = await at<ChangedDay[]>('HR', 'GET', `/api/attendance/months/${MONTH}/changes`);
      const was = await paid();
      const [is] = await overtime(MONDAY);
      expect([round, is]).toEqual([round, (acted.status === 200) === isBack ? 0 : 90]);
      const told = changes.map((it) => [it.date, it.before.overtime, it.after.overtime]);
      expect([round, told]).toEqual([round, was === is ? [] : [[MONDAY, was, is]]]);
      const reopen = await at('SA', 'POST', `/api/attendance/months/${MONTH}/reopen`, { reason: 'The next round' });
      expect(reopen.status).toBe(200);
      const left = is === 90 ? 'HR' : 'A';
      if (is === 90 || acted.status !== 200) expect((await takeBack(left, data)).status).toBe(200);
    }
  });
});

/** What payroll pays of A's overtime on working days. */
async function paid(): Promise<number> {
  const url = `/api/attendance/payroll.csv?month=${MONTH}`;
  const { body = '' } = (await clients.get('HR')?.send({ method: 'GET', url })) ?? {};
  const [head = [], ...lines] = body.split('\r\n').map((it) => it.replace('\uFEFF', '').split(','));
  const own = lines.find((it) => it[0] === 'A') ?? [];
  return Number(own[head.indexOf('overtime_workday')]);
}
