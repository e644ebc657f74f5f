import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { forgotPassword } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../testing/attendance/punches.ts';
import { aboutOf, clientOf } from '../testing/company/cast.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { type Caller, cellsOf } from '../testing/requests/allow-table.ts';
import { asRequest, named, sampleOf } from '../testing/requests/sample-requests.ts';

/** Put where only A, and partly those who decide for A, may see them (threats T21). */
const CANARIES = {
  phone: '09-canary-phone',
  email: 'canary-mail@lotus.example',
  remark: 'canary: at the doctor',
  latitude: 16.901234567,
  longitude: 96.151234567,
  address: '203.0.113.199',
};

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const { query } = office.database;
  const { phone, email, remark, latitude, longitude, address } = CANARIES;
  await query.updateTable('member').set({ phone, email }).where('membercode', '=', 'A').execute();
  const a = Object.assign(await office.holding('A'), { ip: address });
  await punch(a, 'A', 'in', { remark, latitude, longitude });
  await office.visitor().call(forgotPassword, { body: { membercode: 'A' } });
  await (await office.holding('HR')).call(handOutCode, { params: { id: String(office.ids.A) } });
  await office.deps.background.settled();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
});

/** What must never be in an answer to anybody: secrets, and the place of a punch. */
async function neverShown(): Promise<string[]> {
  const { query } = office.database;
  const rows = await Promise.all([
    query.selectFrom('member').select('password_hash as it').execute(),
    query.selectFrom('access_token').select('hash as it').execute(),
    query.selectFrom('session').select('cookie_hash as it').execute(),
    query.selectFrom('one_time_token').select('hash as it').execute(),
    query.selectFrom('known_device').select('hash as it').execute(),
  ]);
  const secrets = rows.flat().flatMap(({ it }) => (it ? [it] : []));
  return [...secrets, String(CANARIES.latitude), String(CANARIES.longitude)];
}

const peersMayNotSee = Object.values(CANARIES).map(String);
const PEERS: readonly Caller[] = ['ANON', 'B', 'M2', 'SUSP'];

describe('what is private stays private', () => {
  test.each(named)('in %s', async (name, contract) => {
    const answers: { who: string; shown: string; hidden: string[] }[] = [];
    for (const { caller, named: object } of cellsOf(name)) {
      const request = asRequest(contract, sampleOf(contract, await aboutOf(office, { caller, named: object })));
      const raw = await (await clientOf(office, caller)).send(request);
      const asThemselves = object === 'own' && caller === 'ANON';
      answers.push({
        who: `${caller} ${object}`,
        shown: `${raw.body}\n${JSON.stringify(raw.headers)}`,
        hidden: PEERS.includes(caller) && !asThemselves ? peersMayNotSee : [],
      });
    }
    const secrets = await neverShown();
    for (const { who, shown, hidden } of answers) {
      const leaked = [...secrets, ...hidden].filter((it) => shown.includes(it));
      expect(`${who}: ${leaked}`).toBe(`${who}: `);
    }
    await office.database.query.updateTable('member').set({ status: 'active' }).where('membercode', '=', 'A').execute();
  });
});
