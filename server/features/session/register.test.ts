import { addPermission } from '@muster/domain/administration/administration-contract.ts';
import { addMember, handOutCode, hrMemberList } from '@muster/domain/members/members-contract.ts';
import { readWelcome } from '@muster/domain/office/office-contract.ts';
import { issueToken, register, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { MORNING, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import type { Registration } from '../../testing/company/people.ts';
import { recordedActions } from '../../testing/requests/recorded.ts';

const CHOSEN = 'seven green lamps';
const AT = '2026-11-01T02:00:00.000Z';
const claim = (membercode: string, more: object = {}) => ({
  body: { membercode, password: CHOSEN, confirm_password: CHOSEN, ...more },
});

const opened = new Map<Registration, Office>();
afterAll(async () => {
  for (const office of opened.values()) await office.close();
});
/** The office with that setting, at the same morning and without a guess on record. */
const open = async (registration: Registration) => {
  const office = opened.get(registration) ?? (await openOffice({ registration }));
  opened.set(registration, office);
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  return office;
};
/** Somebody whom HR has listed and who has not registered. */
const listed = (office: Office) => office.newcomer({ membername: 'Nilar', registered: false });
const handOut = async (office: Office, id: number) =>
  (await (await office.holding('HR')).call(handOutCode, { params: { id: String(id) } })).data();

describe('the reason why somebody cannot register', () => {
  test.each([
    ['code', 'code', 'do not go together'],
    ['off', 'off', 'Nobody can sign up'],
    ['listed', undefined, 'cannot be registered'],
  ] as const)('is true where the setting is %s', async (registration, reason, words) => {
    const office = await open(registration);
    const visitor = office.visitor();
    expect((await visitor.call(readWelcome)).data()).toEqual({ setup: 'done', registration });
    const failure = (await visitor.call(register, claim('NOSUCH'))).failure();
    expect([failure.params?.['reason'], failure.message]).toEqual([reason, expect.stringContaining(words)]);
  });
});

describe('registering where members are listed', () => {
  test('takes the first password of a listed member and signs in', async () => {
    const office = await open('listed');
    const nilar = await listed(office);
    const browser = office.visitor();
    const answer = await browser.call(register, claim(nilar.membercode.toLowerCase()));
    expect([answer.status, answer.data().membername]).toEqual([201, 'Nilar']);
    expect(await recordedActions(office.database)).toEqual(['member.register']);
    expect((await browser.call(issueToken)).status).toBe(200);
    const later = await office.visitor().call(signIn, { body: { membercode: nilar.membercode, password: CHOSEN } });
    expect(later.status).toBe(200);
  });

  test('with a code that is another’s is refused, and the account stays its own member’s', async () => {
    const office = await open('listed');
    const [nilar, other] = [await listed(office), await listed(office)];
    const { code } = await handOut(office, nilar.id);
    for (const wrong of [code, 'WRONGCODE1']) {
      const refused = await office.visitor().call(register, claim(other.membercode, { code: wrong }));
      expect([refused.status, refused.failure().code]).toEqual([422, 'REGISTRATION_REFUSED']);
    }
    expect((await office.visitor().call(register, claim(nilar.membercode, { code }))).status).toBe(201);
    expect((await office.visitor().call(register, claim(other.membercode))).status).toBe(201);
  });

  test.each([
    ['an unknown code', 'NOBODY'],
    ['a member who has a password', 'A'],
    ['a suspended member', 'SUSP'],
    ['a suspended member who has no password', 'GONE'],
  ])('%s gets one and the same refusal, and nothing changes', async (_, membercode) => {
    const office = await open('listed');
    const gone = await office.newcomer({ status: 'suspended', registered: false });
    const code = membercode === 'GONE' ? gone.membercode : membercode;
    const members = () => office.database.query.selectFrom('member').selectAll().orderBy('id').execute();
    const before = await members();
    const plain = await office.visitor('198.51.100.1').call(register, claim('NOSUCH'));
    const other = await office.visitor('198.51.100.2').call(register, claim(code));
    expect([plain.status, plain.failure().code]).toEqual([422, 'REGISTRATION_REFUSED']);
    expect([other.status, other.raw.body]).toEqual([422, plain.raw.body]);
    expect(other.raw.cookies).toEqual([]);
    expect(await members()).toEqual(before);
  });

  test('of twenty claims at once one wins, the others get the refusal', async () => {
    const office = await open('listed');
    const nilar = await listed(office);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => office.visitor(`203.0.113.${n}`).call(register, claim(nilar.membercode))),
    );
    const won = answers.filter((it) => it.status === 201);
    expect(won).toHaveLength(1);
    expect(new Set(answers.filter((it) => it.status !== 201).map((it) => it.status))).not.toContain(500);
    const sessions = office.database.query.selectFrom('session').selectAll().where('member_id', '=', nilar.id);
    expect(await sessions.execute()).toHaveLength(1);
  });

  test.each([
    ['two passwords that differ', { confirm_password: 'seven green lambs' }, 'PASSWORD_MISMATCH'],
    ['a short one', { password: 'short', confirm_password: 'short' }, 'PASSWORD_TOO_WEAK'],
    ['a most common one', { password: 'qwertyuiop123', confirm_password: 'qwertyuiop123' }, 'PASSWORD_TOO_WEAK'],
  ])('refuses %s', async (_, wrong, code) => {
    const office = await open('listed');
    const nilar = await listed(office);
    expect((await office.visitor().call(register, claim(nilar.membercode, wrong))).failure().code).toBe(code);
  });

  test('refuses a password with the member code in it', async () => {
    const office = await open('listed');
    const { membercode } = await listed(office);
    const password = `i am ${membercode.toLowerCase()}!`;
    const answer = await office.visitor().call(register, claim(membercode, { password, confirm_password: password }));
    expect(answer.failure()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', errors: [{ field: 'password' }] });
  });

  test('follows on HR listing somebody new', async () => {
    const office = await open('listed');
    const hr = await office.holding('HR');
    const added = await hr.call(addMember, { body: { membercode: 'em100', membername: '  Thiri  ' } });
    expect(added.data()).toMatchObject({ membercode: 'EM100', membername: 'Thiri', status: 'active' });
    expect((await hr.call(hrMemberList)).body().memberno_info.map((it) => it.membercode)).toContain('EM100');
    const twice = await hr.call(addMember, { body: { membercode: 'EM100', membername: 'Another' } });
    expect([twice.status, twice.failure().code]).toEqual([409, 'MEMBERCODE_TAKEN']);
    expect((await office.visitor().call(register, claim('EM100'))).status).toBe(201);
  });
});

describe('registering with a code from HR', () => {
  test('takes the code that HR hands out, in any spelling, once', async () => {
    const office = await open('code');
    const nilar = await listed(office);
    const { code, expires, purpose } = await handOut(office, nilar.id);
    expect([purpose, expires]).toEqual(['register', '2026-11-23T02:30:00.000Z']);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const spoken = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `.replace(/\d/g, (it) =>
      String.fromCharCode(0x1040 + Number(it)),
    );
    expect((await office.visitor().call(register, claim(nilar.membercode, { code: spoken }))).status).toBe(201);
    expect((await office.visitor().call(register, claim(nilar.membercode, { code }))).status).toBe(422);
  });

  test('refuses alike: no code, a wrong one, an old one, a void one, one of another member', async () => {
    const office = await open('code');
    const nilar = await listed(office);
    const refusals: string[] = [];
    const attempt = async (membercode: string, more: object) => {
      const answer = await office.visitor(`203.0.113.${refusals.length}`).call(register, claim(membercode, more));
      refusals.push(`${answer.status} ${answer.raw.body}`);
    };
    await attempt(nilar.membercode, {});
    await attempt(nilar.membercode, { code: 'WRONGWRONG' });
    await attempt('NOBODY', { code: 'WRONGWRONG' });
    const { code: older } = await handOut(office, nilar.id);
    const { code } = await handOut(office, nilar.id);
    await attempt(nilar.membercode, { code: older });
    await attempt('A', { code });
    office.now = MORNING.add({ hours: 72 });
    await attempt(nilar.membercode, { code });
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('REGISTRATION_REFUSED');
  });

  test('of twenty claims with the one code at once one wins (T08)', async () => {
    const office = await open('code');
    const nilar = await listed(office);
    const { code } = await handOut(office, nilar.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        office.visitor(`203.0.113.${n}`).call(register, claim(nilar.membercode, { code })),
      ),
    );
    expect(answers.filter((it) => it.status === 201)).toHaveLength(1);
    expect(answers.filter((it) => it.status >= 500)).toEqual([]);
  });

  test('cannot be locked for good by strangers: a new code from HR opens it again', async () => {
    const office = await open('code');
    const nilar = await listed(office);
    for (let guess = 0; guess < 101; guess++) {
      await office.visitor(`198.51.100.${guess}`).call(register, claim(nilar.membercode, { code: 'WRONGWRONG' }));
      office.now = office.now.add({ minutes: 16 });
    }
    const { code } = await handOut(office, nilar.id);
    expect((await office.visitor().call(register, claim(nilar.membercode, { code }))).status).toBe(201);
  });
});

describe('where registration is off', () => {
  test('everybody gets the same refusal, even with a code of HR', async () => {
    const office = await open('off');
    const nilar = await listed(office);
    const { code } = await handOut(office, nilar.id);
    const answers = [];
    for (const [membercode, more] of [
      [nilar.membercode, {}],
      [nilar.membercode, { code }],
      ['A', {}],
      ['NOBODY', {}],
    ] as const) {
      answers.push((await office.visitor().call(register, claim(membercode, more))).raw.body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('REGISTRATION_REFUSED');
  });
});

describe.each([
  ['is of the HR office', { role: 'HR' } as const, async () => {}],
  ['is an administrator', { role: 'SA' } as const, async () => {}],
  [
    'manages a group',
    {},
    async ({ database }: Office, member_id: number) =>
      void (await database.query.insertInto('group_manager').values({ group_id: 1, member_id }).execute()),
  ],
  [
    'is to be the deputy of a manager',
    {},
    async ({ database, ids }: Office, deputy_id: number) =>
      void (await database.query
        .insertInto('delegation')
        .values({ manager_id: ids.M, deputy_id, from_day: '2026-12-01', until_day: '2026-12-05', created_at: AT })
        .execute()),
  ],
  [
    'has a permission',
    {},
    async (office: Office, id: number) => {
      const body = { name: `Desk ${id}`, users: { delete: true }, members: [id] };
      expect((await (await office.holding('SA')).call(addPermission, { body })).status).toBe(201);
    },
  ],
])('where members are listed, who %s', (_, told, happens) => {
  test('signs up by a code of the office alone, and without is told what anybody is', async () => {
    const office = await open('listed');
    const nilar = await office.newcomer({ ...told, registered: false });
    await happens(office, nilar.id);
    const plain = await office.visitor().call(register, claim('NOSUCH'));
    for (const more of [{}, { code: 'WRONGWRONG' }]) {
      const refused = await office.visitor().call(register, claim(nilar.membercode, more));
      expect([refused.status, refused.raw.body]).toEqual([422, plain.raw.body]);
    }
    const params = { id: String(nilar.id) };
    const { code } = (await (await office.holding('SA')).call(handOutCode, { params })).data();
    expect((await office.visitor().call(register, claim(nilar.membercode, { code }))).status).toBe(201);
  });
});

test('where members are listed, who was a deputy signs up without a code', async () => {
  const office = await open('listed');
  const { query } = office.database;
  const [over, ended] = [await listed(office), await listed(office)];
  const named = { manager_id: office.ids.M, from_day: '2026-11-01', created_at: AT };
  await query
    .insertInto('delegation')
    .values([
      { ...named, deputy_id: over.id, until_day: '2026-11-19' },
      { ...named, deputy_id: ended.id, until_day: '2026-12-05', ended_at: AT },
    ])
    .execute();
  expect((await office.visitor().call(register, claim(over.membercode))).status).toBe(201);
  expect((await office.visitor().call(register, claim(ended.membercode))).status).toBe(201);
});

describe.each(['listed', 'code', 'off'] as const)('where the setting is %s, who had a sign-in before', (setting) => {
  test('comes back by a code of HR alone', async () => {
    const office = await open(setting);
    const nilar = await office.newcomer({ registered: false, last_seen_at: '2026-11-01T02:00:00.000Z' });
    const plain = await office.visitor().call(register, claim('NOSUCH'));
    const refused = await office.visitor().call(register, claim(nilar.membercode));
    expect([refused.status, refused.raw.body]).toEqual([422, plain.raw.body]);
    const wrong = await office.visitor().call(register, claim(nilar.membercode, { code: 'WRONGWRONG' }));
    expect(wrong.status).toBe(422);
    const { code } = await handOut(office, nilar.id);
    expect((await office.visitor().call(register, claim(nilar.membercode, { code }))).status).toBe(201);
  });
});

test('whoever is registered signs in with that password and no other', async () => {
  const office = await open('listed');
  const nilar = await listed(office);
  await office.visitor().call(register, claim(nilar.membercode));
  const wrong = await office.visitor().call(signIn, { body: { membercode: nilar.membercode, password: PASSWORD } });
  expect(wrong.status).toBe(401);
});
