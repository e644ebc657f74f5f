import { addDays } from '@muster/domain/calendar/day.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { testEngine } from '../../../testing/database/test-database.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { leaveBody } from '../../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import {
  both,
  openRaceServers,
  PATIENCE,
  RACES,
  type RaceServers,
  ROUNDS,
  type Told,
} from '../../../testing/processes/races.ts';

const TWENTY = 20;
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

let office: Office;
let servers: RaceServers;
beforeAll(async () => {
  office = await openOffice();
  servers = await openRaceServers(office);
});
afterAll(async () => {
  await servers.close();
  await office.close();
});

const ask = (...asked: Parameters<RaceServers['ask']>) => servers.ask<LeaveView>(...asked);
const askForDay = (who: Person, day: string) =>
  ask(who.client.token, 'POST', '/api/entitleleave/memberLeave', leaveBody(who, day, day, CASUAL));
const edit = (who: Person, id: number, from: string, to: string) =>
  ask(who.client.token, 'POST', '/api/entitleleave/updateMemberLeave', { id, ...leaveBody(who, from, to, CASUAL) });
const remove = (who: Person, { id, days }: Pick<LeaveView, 'id' | 'days'>) =>
  ask(
    who.client.token,
    'GET',
    `/api/entitleleave/removeLeaveDay?id=${id}&leavetype=CL&membercode=${who.code}&noOfLeave=${days}`,
  );
const decide = (token: string | undefined, { id, revision }: LeaveView, decision: 'approve' | 'reject') =>
  ask(token, 'POST', `/api/leave/${id}/decision`, { decision, revision });

/** Gives an approved leave back whole, so that the next round finds its days free. */
async function undo(who: Person, manager: string | undefined, leave: LeaveView): Promise<void> {
  await ask(who.client.token, 'POST', `/api/leave/${leave.id}/return`, { from: leave.start });
  const undone = await ask(manager, 'POST', `/api/leave/${leave.id}/return-decision`, { decision: 'approve' });
  expect([undone.status, undone.data]).toEqual([200, null]);
}

describe(RACES, () => {
  test(
    'of twenty who ask for the one day that remains, one gets it (T06, F10)',
    async () => {
      const who = await newcomer(office, { rest_days: '' });
      const line = { member_id: who.id, leaveid: 'CL', fiscal_year: 2026, at: '2026-11-20T02:30:00.000Z' };
      await office.database.query
        .insertInto('leave_ledger')
        .values({ ...line, kind: 'adjusted', half_days: asHalfDays(-5) })
        .execute();
      for (let round = 0; round < ROUNDS; round++) {
        // Ten days, each asked for twice: whoever loses has lost the day, or the balance.
        const days = Array.from({ length: TWENTY }, (_, n) => addDays('2026-12-01', (round + n) % (TWENTY / 2)));
        const answers = await Promise.all(days.map((day) => askForDay(who, day)));
        const winners = answers.filter((it) => it.status === 201);
        const refusals = answers.filter((it) => it.status !== 201).map((it) => `${it.status} ${it.code}`);
        expect([round, winners.length]).toEqual([round, 1]);
        expect(new Set(refusals)).toEqual(new Set(['409 LEAVE_OVERLAP', '422 LEAVE_EXCEEDS_BALANCE']));
        await expectSoundLeave(office.database);
        expect((await remove(who, winners[0]?.data as LeaveView)).status).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'of ten who ask for the halves of one day, one gets each',
    async () => {
      const allowed = office.database.query.updateTable('leave_code').where('leaveid', '=', 'CL');
      await allowed.set({ half_days_allowed: 1 }).execute();
      const who = await newcomer(office);
      const askForHalf = (part: 'am' | 'pm') => {
        const body = leaveBody(who, '2026-12-08', '2026-12-08', { ...CASUAL, part, noOfLeave: 0.5 });
        return ask(who.client.token, 'POST', '/api/entitleleave/memberLeave', body);
      };
      for (let round = 0; round < ROUNDS; round++) {
        const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => askForHalf(n % 2 === 0 ? 'am' : 'pm')));
        const winners = answers.filter((it) => it.status === 201).map((it) => it.data);
        expect([round, ...winners.map((it) => it.part).toSorted()]).toEqual([round, 'am', 'pm']);
        const refused = answers.filter((it) => it.status !== 201).map((it) => `${it.status} ${it.code}`);
        expect(new Set(refused)).toEqual(new Set(['409 LEAVE_OVERLAP']));
        await expectSoundLeave(office.database);
        for (const won of winners) expect((await remove(who, won)).status).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'approve against edit: one wins, the other is told',
    async () => {
      const [who, manager] = [await newcomer(office), await office.holding('M')];
      for (let round = 0; round < ROUNDS; round++) {
        const leave = await take(who, '2026-12-01', '2026-12-02', CASUAL);
        const [approved, edited] = await both(
          round,
          () => decide(manager.token, leave, 'approve'),
          () => edit(who, leave.id, '2026-12-02', '2026-12-04'),
        );
        const told = `${approved.status} ${approved.code}, ${edited.status} ${edited.code}`;
        expect(['200 200, 409 LEAVE_READ_ONLY', '409 CHANGED_MEANWHILE, 200 200']).toContain(told);
        await expectSoundLeave(office.database);
        if (approved.status === 200) await undo(who, manager.token, approved.data);
        else expect((await remove(who, edited.data)).status).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'approve against remove: one wins, the other is told',
    async () => {
      const [who, manager] = [await newcomer(office), await office.holding('M')];
      for (let round = 0; round < ROUNDS; round++) {
        const leave = await take(who, '2026-12-01', '2026-12-02', CASUAL);
        const [approved, removed] = await both(
          round,
          () => decide(manager.token, leave, 'approve'),
          () => remove(who, leave),
        );
        const told = `${approved.status} ${approved.code}, ${removed.status} ${removed.code}`;
        expect(['200 200, 409 LEAVE_READ_ONLY', '409 CHANGED_MEANWHILE, 200 200']).toContain(told);
        await expectSoundLeave(office.database);
        if (approved.status === 200) await undo(who, manager.token, approved.data);
      }
    },
    PATIENCE,
  );

  test(
    'approve against reject: one wins, the other is told',
    async () => {
      const [who, manager, hr] = [await newcomer(office), await office.holding('M'), await office.holding('HR')];
      for (let round = 0; round < ROUNDS; round++) {
        const leave = await take(who, '2026-12-01', '2026-12-02', CASUAL);
        const [approved, rejected] = await both(
          round,
          () => decide(manager.token, leave, 'approve'),
          () => decide(hr.token, leave, 'reject'),
        );
        const told = `${approved.status} ${approved.code}, ${rejected.status} ${rejected.code}`;
        expect(['200 200, 409 CHANGED_MEANWHILE', '409 CHANGED_MEANWHILE, 200 200']).toContain(told);
        await expectSoundLeave(office.database);
        if (approved.status === 200) await undo(who, manager.token, approved.data);
      }
    },
    PATIENCE,
  );

  test(
    'two who decide for each other ask at once, and neither waits for the other (F11)',
    async () => {
      const [one, other] = [await newcomer(office), await newcomer(office, { groupno: 'STORE' })];
      const groups = await office.database.query.selectFrom('work_group').select(['id', 'groupno']).execute();
      const groupId = (groupno: string) => groups.find((it) => it.groupno === groupno)?.id as number;
      await office.database.query
        .insertInto('group_manager')
        .values([
          { group_id: groupId('STORE'), member_id: one.id },
          { group_id: groupId('SALES'), member_id: other.id },
        ])
        .execute();
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        const answers = await Promise.all([one, other].map((who) => askForDay(who, '2026-12-08')));
        took.push(performance.now() - started);
        expect(answers.map((it) => it.status)).toEqual([201, 201]);
        await Promise.all([remove(one, answers[0]?.data as LeaveView), remove(other, answers[1]?.data as LeaveView)]);
      }
      await expectSoundLeave(office.database);
      // PostgreSQL looks for a deadlock after a second: were there any, every other round would take longer.
      const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)];
      if (testEngine() === 'postgres') expect(middle).toBeLessThan(900);
    },
    PATIENCE,
  );

  test(
    'leave that is asked for while its type is retired is told to who retires it, or refused',
    async () => {
      const { token } = await office.holding('HR');
      const standing = (verb: 'retire' | 'reinstate') =>
        servers.ask<LeaveView & { touches: TypeTouch }>(token, 'POST', `/api/leave/codes/CL/${verb}`);
      const who = await newcomer(office);
      for (let round = 0; round < ROUNDS; round++) {
        const [taken, retired] = await both<Told<LeaveView & { touches?: TypeTouch }>>(
          round,
          () => askForDay(who, '2026-12-08'),
          () => standing('retire'),
        );
        const isTold = retired.data.touches?.leave.items.some((it) => it.membercode === who.code);
        expect(['201 201, true', '422 LEAVE_TYPE_UNKNOWN, false']).toContain(
          `${taken.status} ${taken.code}, ${isTold}`,
        );
        if (taken.status === 201) await remove(who, taken.data);
        expect((await standing('reinstate')).status).toBe(200);
      }
      await expectSoundLeave(office.database);
    },
    PATIENCE,
  );
});
