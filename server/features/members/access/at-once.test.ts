import { handOutCodes } from '@muster/domain/members/member-access-contract.ts';
import { register } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { both } from '../../../testing/processes/races.ts';

const ROUNDS = 5;
const CHOSEN = { password: 'seven green lamps', confirm_password: 'seven green lamps' };

let office: Office;
beforeAll(async () => {
  office = await openOffice({ registration: 'code' });
});
afterAll(() => office.close());

test('of the codes that two hand out to a member at once the later one alone is good', async () => {
  const [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { membercode } = await office.newcomer({ password_hash: null });
    const body = { membercodes: [membercode] };
    const codes = await both(
      round,
      async () => (await hr.call(handOutCodes, { body })).data().slips[0]?.code,
      async () => (await sa.call(handOutCodes, { body })).data().slips[0]?.code,
    );
    const kept = office.database.query
      .selectFrom('one_time_token')
      .select('issued_by')
      .where('purpose', '=', 'register');
    expect(await kept.execute()).toHaveLength(1);
    const answers = [];
    for (const code of codes) {
      answers.push(
        (await office.visitor().call(register, { body: { membercode, code: code ?? '', ...CHOSEN } })).status,
      );
    }
    expect(answers.filter((it) => it === 201)).toHaveLength(1);
    await office.database.query.deleteFrom('one_time_token').execute();
  }
});
