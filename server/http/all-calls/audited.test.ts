import { contracts } from '@muster/domain/contracts.ts';
import { removeFactor, removeMemberFactors } from '@muster/domain/factors/factors-contract.ts';
import { makeKey, removeKey } from '@muster/domain/keys/keys-contract.ts';
import { auditFields } from '@muster/domain/messages/en/audit-fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { auditedCalls, callsOffRecord, recordedElsewhere } from '../../testing/requests/audited-calls.ts';
import { auditedRequest } from '../../testing/requests/audited-requests.ts';
import { requestsOfSamples } from '../../testing/samples/sample-bodies.ts';
import { setUpApp } from '../../testing/session/second-factor.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const linesAfter = (id: number) =>
  office.database.query.selectFrom('audit').selectAll().where('id', '>', id).orderBy('id').execute();

test('every call that writes says whether it goes on record, and no other does', () => {
  const writing = contracts.filter((it) => it.method !== 'GET' && !(it.name in requestsOfSamples)).map((it) => it.name);
  const said = new Set([...auditedCalls.map((it) => it.call), ...callsOffRecord, ...recordedElsewhere]);
  expect(writing.filter((it) => !said.has(it))).toEqual([]);
  const names = new Set(contracts.map((it) => it.name));
  expect([...said].filter((it) => !names.has(it))).toEqual([]);
});

describe('what is decided and what the office changes goes on record', () => {
  test.each(auditedCalls.map((it) => [it.call, it.action, it.otherwise] as const))(
    '%s: %s',
    async (call, action, otherwise) => {
      const { caller, client, request } = await auditedRequest(office, { call, otherwise });
      const before = (await linesAfter(0)).at(-1)?.id ?? 0;
      const raw = await client.send(request);
      expect([raw.statusCode < 400, raw.body]).toEqual([true, raw.body]);
      const lines = await linesAfter(before);
      expect(lines.map((it) => it.action)).toContain(action);
      const line = lines.find((it) => it.action === action);
      expect(line).toMatchObject({ actor_id: office.ids[caller as 'SA'] });
    },
  );
});

/** The names of all fields in something kept, however deep; of a list, those in it. */
const namesIn = (kept: unknown): string[] =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).flatMap(([name, inner]) => [...(Array.isArray(kept) ? [] : [name]), ...namesIn(inner)])
    : [];

test('every field of what these calls put on record has a word that administrators read', async () => {
  const lines = (await linesAfter(0)).filter((it) => it.actor_id !== null);
  expect(lines.length).toBeGreaterThanOrEqual(auditedCalls.length);
  const kept = lines.flatMap((it) => [it.before, it.after]).flatMap((it) => (it === null ? [] : [JSON.parse(it)]));
  const names = [...new Set(kept.flatMap(namesIn))];
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((it) => !(it in auditFields))).toEqual([]);
});

test('keys and second factors that come and go do, also where the office takes one away', async () => {
  const { id, client } = await office.newcomer();
  const who = await client();
  const body = { name: 'Door reader', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
  const key = (await who.call(makeKey, { body })).data();
  (await who.call(removeKey, { params: { id: String(key.id) } })).body();
  await setUpApp(office, who);
  (await who.call(removeFactor, { body: { kind: 'totp', current: PASSWORD } })).body();
  office.now = office.now.add({ minutes: 1 });
  await setUpApp(office, who);
  (await (await office.holding('SA')).call(removeMemberFactors, { params: { id: String(id) } })).body();
  const lines = await office.database.query
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('subject', '=', `member:${id}`)
    .orderBy('id')
    .execute();
  expect(lines.map((it) => [it.action, it.actor_id])).toEqual([
    ['member.add-key', id],
    ['member.remove-key', id],
    ['member.add-factor', id],
    ['member.remove-factor', id],
    ['member.add-factor', id],
    ['member.remove-factors', office.ids.SA],
  ]);
});
