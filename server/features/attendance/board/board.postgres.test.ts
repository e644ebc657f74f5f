import { afterAll, beforeAll, test } from 'vitest';
import { openBoard } from '../../../testing/attendance/events.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a board on one server tells by a signal what happens on another, and ends the one of its session there', async () => {
  const neighbour = await office.secondServer();
  const client = await office.holding('HR');
  const { membercode, client: person } = await office.newcomer();
  const here = await openBoard(client);
  await here.until((it) => it.member.membercode === membercode);
  const there = await openBoard(Object.assign(neighbour.visitor(), { token: client.token }));
  await here.ended;
  await there.until((it) => it.member.membercode === membercode);
  await punch(await person(), membercode, 'in');
  await there.until((it) => it.member.membercode === membercode && it.member.state === 'in');
  await neighbour.close();
  await there.ended;
});
