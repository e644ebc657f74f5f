import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../passwords/password-hash.ts';
import { openOffice, PASSWORD } from '../../testing/company/office.ts';
import { addColleagues, UNHURRIED } from '../../testing/company/people.ts';

/** As slow as it takes for a queue to form, and no slower. Who waits too long is in `hash-slots.test.ts`. */
const slowHasher = createPasswordHasher({ memory: 8192, passes: 2, parallelism: 1, tagLength: 32 }, 1, UNHURRIED);

test('a flood of sign-ins is sent away with 503 when too many wait, and the others go on (T12)', async () => {
  const office = await openOffice({ passwords: slowHasher });
  const codes = Array.from({ length: 200 }, (_, n) => `EM${n}`);
  await addColleagues(
    office.database,
    codes.map((membercode) => ({ membercode })),
    slowHasher,
  );
  const a = await office.holding('A');
  const flood = codes.map((membercode, n) =>
    office.visitor(`198.51.${n}.1`).call(signIn, { body: { membercode, password: PASSWORD } }),
  );
  let answered = 0;
  for (const one of flood) void one.then(() => answered++);
  const meanwhile = await a.call(readToday);
  const waiting = flood.length - answered;
  const answers = await Promise.all(flood);
  const turnedAway = answers.filter((it) => it.status === 503);
  expect(meanwhile.status).toBe(200);
  expect(waiting).toBeGreaterThan(0);
  expect(turnedAway.length).toBeGreaterThan(50);
  expect(turnedAway[0]?.failure().code).toBe('UNAVAILABLE');
  expect(turnedAway[0]?.raw.headers['retry-after']).toBe('2');
  expect(answers.filter((it) => it.status === 200).length + turnedAway.length).toBe(200);
  // Nobody looked at what was turned away, so it counts as no guess.
  const counted = await office.database.query.selectFrom('sign_in_throttle').select(['subject', 'failures']).execute();
  expect(counted.filter((it) => it.failures > 0)).toEqual([]);
  expect((await office.visitor().call(signIn, { body: { membercode: 'EM199', password: PASSWORD } })).status).toBe(200);
  await office.close();
});

test('a flood from one address is sent away, and whoever comes from another gets in', async () => {
  const office = await openOffice({ passwords: slowHasher });
  const flood = Array.from({ length: 60 }, (_, n) =>
    office.visitor('198.51.100.9').call(signIn, { body: { membercode: `NOBODY${n}`, password: PASSWORD } }),
  );
  const other = await office.visitor('203.0.113.5').call(signIn, { body: { membercode: 'A', password: PASSWORD } });
  const statuses = (await Promise.all(flood)).map((it) => it.status);
  expect(other.status).toBe(200);
  expect(statuses.filter((it) => it === 503).length).toBeGreaterThan(30);
  expect(statuses.filter((it) => it === 401).length).toBeGreaterThan(10);
  await office.close();
});

test('a password beyond all length is never hashed', async () => {
  const office = await openOffice();
  const answer = await office.visitor().call(signIn, { body: { membercode: 'A', password: 'x'.repeat(100_000) } });
  expect(answer.status).toBe(400);
  expect(await office.database.query.selectFrom('sign_in_throttle').selectAll().execute()).toEqual([]);
  await office.close();
});
