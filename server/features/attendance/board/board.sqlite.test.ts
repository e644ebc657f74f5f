import { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../../../testing/attendance/events.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a board that is opened a second after the first one is told only of who has changed since it was read', async () => {
  const { membercode, client: person } = await office.newcomer();
  const first = await openBoard(await office.holding('HR'));
  await first.until((it) => it.member.membercode === membercode);
  office.now = inYangon('2026-11-20T09:00').add({ seconds: 1 });
  const reader = await office.holding('SA');
  const { at } = (await reader.call(readAttendanceBoard, { query: {} })).data();
  const second = await openBoard(reader, { lastEventId: at });
  await punch(await person(), membercode, 'in');
  await second.until((it) => it.member.membercode === membercode && it.member.state === 'in');
  expect(second.events.map((it) => it.member.membercode)).toEqual([membercode]);
  for (const it of [first, second]) it.leave();
  await Promise.all([first.ended, second.ended]);
});

test('the only board that was open goes on where it broke off: what changed meanwhile is told, and nothing else', async () => {
  office.now = inYangon('2026-11-20T10:00');
  const { membercode, client: person } = await office.newcomer();
  const client = await office.holding('HR');
  const first = await openBoard(client);
  await first.until((it) => it.member.membercode === membercode);
  office.now = inYangon('2026-11-20T10:01');
  await punch(await person(), membercode, 'in');
  const seen = await first.until((it) => it.member.membercode === membercode && it.member.state === 'in');
  first.leave();
  await first.ended;
  office.now = inYangon('2026-11-20T10:02');
  await punch(await person(), membercode, 'out');
  office.now = inYangon('2026-11-20T10:03');
  const again = await openBoard(client, { lastEventId: String(seen.id) });
  await again.until((it) => it.member.membercode === membercode && it.member.state === 'out');
  expect(new Set(again.events.map((it) => it.member.membercode))).toEqual(new Set([membercode]));
  again.leave();
  await again.ended;
});
