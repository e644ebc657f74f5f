import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contracts } from '@muster/domain/contracts.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { decideLeave, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance } from '@muster/domain/leave/leave-office-contract.ts';
import { listNouns } from '@muster/domain/lists/list-nouns.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { addNotification } from '@muster/domain/notifications/notifications-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropStale } from '../schedule/sweeps.ts';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { newcomer } from '../testing/leave/leave.ts';
import { leaveBody } from '../testing/leave/leave-body.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());

const send = (client: Client, { method, path: url }: Contract, key: string, payload: object) =>
  client.send({ method, url, headers: { 'idempotency-key': key }, payload });

let years = 2030;
const holiday = () => ({ holidaydate: `${years++}-01-04`, description: 'Independence Day' });
const kept = () => office.database.query.selectFrom('request').select(['key', 'status']).execute();

test('what creates something is done once for each key', () => {
  expect(
    contracts
      .filter((it) => it.idempotent)
      .map((it) => it.name)
      .sort(),
  ).toEqual(
    [
      ...listNouns.map((noun) => `add_${noun}`),
      'addHoliday',
      'addLeaveCode',
      'addLeaveDocument',
      'addMember',
      'addNotification',
      'addMileage',
      'addTrip',
      'adjustBalance',
      'askCorrection',
      'askReturn',
      'cancelForMember',
      'cancelTrip',
      'changeForMember',
      'decideCorrection',
      'decideLeave',
      'decideMileage',
      'decideReturn',
      'decideTrip',
      'enterForMember',
      'nameDeputy',
      'settleReview',
      'takeLeave',
    ].sort(),
  );
});

test.each<[string, Contract, number, () => object]>([
  ['a holiday', addHoliday, 201, holiday],
  ['a member', addMember, 201, () => ({ membercode: `NEW${years++}`, membername: 'Phyu Phyu' })],
  ['a note', addNotification, 200, () => ({ title: 'Call the bank' })],
])('%s is added once, however often it is sent', async (_, contract, status, bodyOf) => {
  const [key, body] = [randomUUID(), bodyOf()];
  const first = await send(hr, contract, key, body);
  const before = await office.state();
  const again = await send(hr, contract, key, body);
  expect([first.statusCode, again.statusCode]).toEqual([status, 200]);
  expect(again.json().data).toEqual(first.json().data);
  expect(again.json().code ?? '200').toBe('200');
  expect(await office.state()).toBe(before);
});

test('twenty at once on two servers are one member, and all are told so', async () => {
  const neighbour = await office.secondServer();
  const there = Object.assign(neighbour.visitor(), { token: hr.token });
  const [key, body] = [randomUUID(), { membercode: 'TWENTY', membername: 'Su Su' }];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send(n % 2 ? hr : there, addMember, key, body)),
  );
  await neighbour.close();
  expect(answers.map((it) => it.statusCode).toSorted()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map((it) => JSON.stringify(it.json().data))).size).toBe(1);
});

describe('a key', () => {
  test('is for one request: of another call it is refused, and nothing is done', async () => {
    const key = randomUUID();
    await send(hr, addHoliday, key, holiday());
    const before = await office.state();
    const other = await send(hr, addMember, key, { membercode: 'OTHER', membername: 'Zaw Zaw' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'REQUEST_KEY_REUSED']);
    expect(await office.state()).toBe(before);
  });

  test('of a refused request is free again', async () => {
    const [key, body] = [randomUUID(), holiday()];
    await hr.call(addHoliday, { body });
    const refused = await send(hr, addHoliday, key, body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'HOLIDAY_EXISTS']);
    expect((await send(hr, addHoliday, key, holiday())).statusCode).toBe(201);
  });

  test('is kept for a day and swept away after it', async () => {
    const key = randomUUID();
    await send(hr, addHoliday, key, holiday());
    await dropStale(office.database.query, office.now.add({ hours: 23 }));
    expect(await kept()).toContainEqual({ key, status: 201 });
    await dropStale(office.database.query, office.now.add({ hours: 25 }));
    expect(await kept()).toEqual([]);
  });
});

test('what follows a change follows it once: a mail is sent after the first, none after the second', async () => {
  hr = await office.as('HR');
  const { database, ids, dataDir } = office;
  await database.query.updateTable('member').set({ email: 'b@lotus.example' }).where('id', '=', ids.B).execute();
  const [key, body] = [
    randomUUID(),
    { membercode: 'B', leavetypeid: 'CL', fiscalyear: 2026, days: 2, note: 'two Sundays' },
  ];
  const mails = async () => {
    await office.deps.background.settled();
    return readdirSync(path.join(dataDir, 'outbox')).length;
  };
  expect((await send(hr, adjustBalance, key, body)).statusCode).toBe(201);
  expect(await mails()).toBe(1);
  expect((await send(hr, adjustBalance, key, body)).statusCode).toBe(200);
  expect(await mails()).toBe(1);
});

test('a decision that is sent again is the same decision', async () => {
  const who = await newcomer(office);
  const taken = await who.client.call(takeLeave, { body: leaveBody(who, '2026-12-01', '2026-12-01') });
  const contract = { ...decideLeave, path: decideLeave.path.replace(':id', String(taken.data().id)) };
  const key = randomUUID();
  const first = await send(hr, contract, key, { decision: 'approve' });
  const again = await send(hr, contract, key, { decision: 'approve' });
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
});
