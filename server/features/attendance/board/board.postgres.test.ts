import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../../../testing/attendance/events.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a board on one server tells within a second what happens on another, and ends the one of its session there', async () => {
  const neighbour = await office.secondServer();
  const client = await office.holding('HR');
  const { membercode, client: person } = await office.newcomer();
  const here = await openBoard(client);
  await here.until((it) => it.member.membercode === membercode);
  const there = await openBoard(Object.assign(neighbour.visitor(), { token: client.token }));
  await here.ended;
  await there.until((it) => it.member.membercode === membercode);
  const began = performance.now();
  await punch(await person(), membercode, 'in');
  await there.until((it) => it.member.membercode === membercode && it.member.state === 'in');
  expect(performance.now() - began).toBeLessThan(1000);
  await neighbour.close();
  await there.ended;
});
