import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../testing/company/office.ts';
import { testEngine } from '../testing/database/test-database.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from './guess.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const ROUNDS = 8;

test.each<readonly [string, readonly Subject[]]>([
  [
    'a member who presses twice at a door',
    [
      { kind: 'pin', key: 'twice' },
      { kind: 'door', key: '1' },
    ],
  ],
  [
    'a member who signs in twice on a device',
    [
      { kind: 'device', key: 'twice:it' },
      { kind: 'address', key: '::1' },
    ],
  ],
])('%s: nobody waits for a guess that waits for theirs', async (_, subjects) => {
  let slow = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const one = async () => {
      await countGuessOn(office.deps, subjects);
      await forgiveGuessOn(office.deps, subjects);
    };
    await Promise.all([one(), one(), one(), one()]);
    if (performance.now() - started > 1000) slow += 1;
  }
  // PostgreSQL looks for a deadlock after a second: were there any, many a round would take longer.
  if (testEngine() === 'postgres') expect(slow).toBeLessThan(ROUNDS / 4);
});
