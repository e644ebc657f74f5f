import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { auditedCalls } from '../../testing/requests/audited-calls.ts';
import { auditedRequest } from '../../testing/requests/audited-requests.ts';

/** Two companies that are asked the same, one call after the other: in one of them each comes twice at once. */
let inTurn: Office;
let atOnce: Office;
beforeAll(async () => {
  [inTurn, atOnce] = [await openOffice(), await openOffice()];
});
afterAll(async () => {
  await inTurn.close();
  await atOnce.close();
});

/**
 * Where the first makes the second another question: the current password is looked at before it is changed, and settings as
 * they were asked for already are answered only to who asks afterwards.
 */
const askedAfterwards = new Set(['changePassword', 'saveSettings', 'saveMileageTerms']);

const onRecord = async ({ database: { query } }: Office) =>
  (await query.selectFrom('audit').select('action').orderBy('id').execute()).map((it) => it.action);

test.each(
  auditedCalls.filter((it) => !askedAfterwards.has(it.call)).map((it) => [it.call, it.action, it.otherwise] as const),
)('what is asked twice at once is done as one after the other: %s: %s', async (call, _action, otherwise) => {
  const [once, both] = [
    await auditedRequest(inTurn, { call, otherwise }),
    await auditedRequest(atOnce, { call, otherwise }),
  ];
  const before = [await onRecord(inTurn), await onRecord(atOnce)].map((it) => it.length);
  const expected = [await once.client.send(once.request), await once.client.send(once.request)];
  const done = await Promise.all([both.client.send(both.request), both.client.send(both.request)]);
  expect(done.map((it) => it.statusCode).toSorted()).toEqual(expected.map((it) => it.statusCode).toSorted());
  const added = [await onRecord(inTurn), await onRecord(atOnce)].map((it, n) => it.slice(before[n]));
  expect(added[1]).toEqual(added[0]);
});
