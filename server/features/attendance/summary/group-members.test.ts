import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { membersInSteps } from './group-members-view.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const crowd = Array.from({ length: 90 }, (_, n) => ({ membercode: `CROWD${n}` }));
  await addColleagues(office.database, crowd);
});
afterAll(() => office.close());

test('members come in steps, each once, and others have their turn between two of them', async () => {
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const found: number[] = [];
  const before: number[] = [];
  const days = { from: '2026-11-01', to: '2026-11-30' };
  for await (const members of membersInSteps(office.database.query, 'all', days)) {
    before.push(turns);
    found.push(...members.map((it) => it.id));
  }
  clearImmediate(turn);
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeGreaterThan(90);
  // Whoever waits comes between any two steps.
  expect(new Set(before).size).toBe(before.length);
  expect(before.length).toBeGreaterThan(3);
});
