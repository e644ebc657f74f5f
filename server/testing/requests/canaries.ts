import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { forgotPassword } from '@muster/domain/session/session-contract.ts';
import { punch } from '../attendance/punches.ts';
import type { Office } from '../company/office.ts';
import type { Caller, Cell } from './allow-table.ts';

/** Put where only A, and partly those who decide for A, may see them (threats T21). */
const CANARIES = {
  phone: '09-canary-phone',
  email: 'canary-mail@lotus.example',
  remark: 'canary: at the doctor',
  latitude: 16.901234567,
  longitude: 96.151234567,
  address: '203.0.113.199',
};

export async function putCanaries(office: Office): Promise<void> {
  const { phone, email, remark, latitude, longitude, address } = CANARIES;
  await office.database.query.updateTable('member').set({ phone, email }).where('membercode', '=', 'A').execute();
  const a = Object.assign(await office.holding('A'), { ip: address });
  await punch(a, 'A', 'in', { remark, latitude, longitude });
  await punch(a, 'A', 'out', { remark, latitude, longitude });
  await office.visitor().call(forgotPassword, { body: { membercode: 'A' } });
  await (await office.holding('HR')).call(handOutCode, { params: { id: String(office.ids.A) } });
  await office.deps.background.settled();
}

const PEERS: readonly Caller[] = ['ANON', 'B', 'M2', 'SUSP'];

/** What must not be in the answer of a cell: secrets and the place of a punch for nobody, the rest for no peer. */
export async function hiddenFrom({ query }: Office['database']): Promise<(cell: Cell) => readonly string[]> {
  const rows = await Promise.all([
    query.selectFrom('member').select('password_hash as it').execute(),
    query.selectFrom('access_token').select('hash as it').execute(),
    query.selectFrom('session').select('cookie_hash as it').execute(),
    query.selectFrom('one_time_token').select('hash as it').execute(),
    query.selectFrom('known_device').select('hash as it').execute(),
  ]);
  const secrets = rows.flat().flatMap(({ it }) => (it ? [it] : []));
  const never = [...secrets, String(CANARIES.latitude), String(CANARIES.longitude)];
  const peersMayNotSee = [...never, ...Object.values(CANARIES).map(String)];
  return ({ caller, named }) =>
    PEERS.includes(caller) && !(named === 'own' && caller === 'ANON') ? peersMayNotSee : never;
}
