import { signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { countingServer } from '../../testing/database/counted-queries.ts';

/** It is 20 November 2026. */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('a sign-in asks whether somebody is away only of whose first day is not over: it is read with the password', async () => {
  const server = await countingServer(office);
  const signsIn = (joined_on: string | null) => async () => {
    await office.database.query.updateTable('member').set({ joined_on }).where('id', '=', office.ids.A).execute();
    const answer = await server.visitor().call(signIn, { body: { membercode: 'A', password: PASSWORD } });
    expect(answer.status).toBe(200);
  };
  await server.countOf(signsIn(null));
  const here = await server.countOf(signsIn('2026-11-02'));
  const toCome = await server.countOf(signsIn('2026-12-01'));
  expect(await server.countOf(signsIn(null))).toBe(here);
  expect(toCome).toBeGreaterThan(here);
  await server.close();
});
