import { contracts, loadedContract } from '@muster/domain/contracts.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutOf } from '../../testing/company/cast.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';

let office: Office;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
});

/** What the server alone decides (threats T04), whatever the table that it lives in is called. */
const SERVER_OWNED: readonly (readonly [field: string, value: unknown])[] = [
  ['id', 1],
  ['role', 'SA'],
  ['status', 'active'],
  ['membercode', 'SA'],
  ['member_id', 1],
  ['memberId', 1],
  ['membernoid', 1],
  ['group_id', 1],
  ['groupno', 'SALES'],
  ['password_hash', '$argon2id$'],
  ['passwordHash', '$argon2id$'],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['recorded_at', '2020-01-01T00:00:00Z'],
  ['attendancedate', '2020-01-01'],
  ['verdict', 'inside'],
  ['distance', 0],
  ['flags', ''],
  ['address', '203.0.113.1'],
  ['approve_status', 1],
  ['entitleleave', 100],
  ['remain_leave', 100],
  ['takeNo', 1],
  ['noOfLeave', 0],
  ['entry_member', 'SA'],
  ['trip_assigmentno', 'TA-2026-00001'],
  ['registration', 'off'],
  ['expires_at', '2199-01-01T00:00:00Z'],
  ['', 'nameless'],
];

/** Sample calls take what the template's clients send, and keep what they know of it (samples.test.ts). */
const writes = contracts
  .filter((it) => it.method !== 'GET' && it.tag !== 'samples' && it.form !== 'stream')
  .map((it) => [it.name, it] as const);

const requestOf = async (contract: Contract) => {
  const caller = contract.name === 'recordPunch' || contract.name === 'revokeSession' ? 'SA' : 'A';
  return asRequest(contract, sampleOf(contract, await aboutOf(office, { caller, named: 'own' }, contract)));
};
const fieldsOf = (contract: Contract): string[] => {
  const { body } = loadedContract(contract);
  return body && 'shape' in body ? Object.keys(body.shape as object) : [];
};

describe('a field that the server owns, slipped into', () => {
  test.each(writes)('%s: 400 UNKNOWN_FIELD, and nothing changes', async (_, contract) => {
    const request = await requestOf(contract);
    const before = await office.state();
    for (const [field, value] of SERVER_OWNED) {
      if (fieldsOf(contract).includes(field)) continue;
      for (const slipped of [value, null, [value], { [field]: value }]) {
        const payload = { ...(request.payload as object), [field]: slipped };
        const raw = await sa.send({ ...request, payload });
        expect([field, raw.statusCode, raw.json().code, raw.json().errors[0].field]).toEqual([
          field,
          400,
          'UNKNOWN_FIELD',
          field,
        ]);
      }
    }
    expect(await office.state()).toBe(before);
  });

  test.each(writes)('%s: by the prototype it is malformed', async (_, contract) => {
    const request = await requestOf(contract);
    const before = await office.state();
    const inner = JSON.stringify(request.payload ?? {}).slice(1);
    for (const poison of ['"__proto__":{"role":"SA"}', '"constructor":{"prototype":{"role":"SA"}}']) {
      const payload = `{${poison}${inner === '}' ? '' : ','}${inner}`;
      const raw = await sa.send({ ...request, payload, headers: { 'content-type': 'application/json' } });
      expect([poison, raw.statusCode]).toEqual([poison, 400]);
    }
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
    expect(await office.state()).toBe(before);
  });

  test.each(writes)('%s: a body that is no object is malformed', async (_, contract) => {
    const request = await requestOf(contract);
    const before = await office.state();
    for (const payload of ['[]', '[{}]', '"text"', '17', 'true']) {
      const raw = await sa.send({ ...request, payload, headers: { 'content-type': 'application/json' } });
      expect([payload, raw.statusCode]).toEqual([payload, 400]);
    }
    expect(await office.state()).toBe(before);
  });
});

/** What a call is asked in its query is its schema's to refuse; these have none. */
const askedNothing = contracts.filter((it) => !it.query && !it.anyQuery).map((it) => [it.name, it] as const);

describe('a parameter slipped into a query that is to be empty', () => {
  test.each(askedNothing)('%s: 400 UNKNOWN_FIELD, and nothing changes', async (_, contract) => {
    const request = await requestOf(contract);
    const before = await office.state();
    for (const [field, query] of [
      ['preview', '?preview=true'],
      ['dryrun', '?dryrun=true'],
      ['role', '?role=SA&role=HR'],
    ]) {
      const raw = await sa.send({ ...request, url: `${request.url}${query}` });
      const { code, errors } = raw.json();
      expect([raw.statusCode, code, errors[0].field]).toEqual([400, 'UNKNOWN_FIELD', field]);
    }
    expect(await office.state()).toBe(before);
  });

  test('is passed over by who asks whether the server lives', async () => {
    for (const url of ['/healthz?at=1', '/readyz?at=1']) {
      expect((await office.visitor().send({ method: 'GET', url })).statusCode).toBe(200);
    }
  });
});

describe('a field given twice', () => {
  test('counts once, as the last, and is no way to act for another', async () => {
    const a = await office.holding('A');
    const request = await requestOf(contracts.find((it) => it.name === 'recordPunch') as Contract);
    const before = await office.state();
    const { membercode: _own, ...rest } = request.payload as unknown as Record<string, unknown>;
    for (const order of [
      ['A', 'B'],
      ['B', 'A', 'SA'],
    ]) {
      const payload = `{${order.map((it) => `"membercode":"${it}"`).join(',')},${JSON.stringify(rest).slice(1)}`;
      const raw = await a.send({ ...request, payload, headers: { 'content-type': 'application/json' } });
      expect([raw.statusCode, raw.json().code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await office.state()).toBe(before);
  });
});
