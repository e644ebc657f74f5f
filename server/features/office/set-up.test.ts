import { readCompany, readWelcome, setUpCompany } from '@muster/domain/office/office-contract.ts';
import { issueToken, register, signIn } from '@muster/domain/session/session-contract.ts';
import { readWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import { recordedActions } from '../../testing/requests/recorded.ts';
import { offerSetUp } from './set-up.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ empty: true });
});
afterEach(() => office.close());

const PASSWORD = 'seven green lamps';
const entered = (token: string, more: { company?: object; site?: object; administrator?: object } = {}) => ({
  token,
  company: { name: 'Paper Boat Ltd', zone: 'Asia/Yangon', ...more.company },
  site: { name: 'Harbour', latitude: 16.77, longitude: 96.17, radius: 150, ...more.site },
  administrator: {
    membercode: 'boss',
    membername: 'Daw Khin',
    password: PASSWORD,
    confirm_password: PASSWORD,
    ...more.administrator,
  },
});
const offeredToken = async () => {
  const link = (await offerSetUp(office.deps)) ?? '';
  const { origin, pathname, searchParams } = new URL(link);
  expect(`${origin}${pathname}`).toBe('http://127.0.0.1:3000/setup');
  return searchParams.get('token') as string;
};
const setUp = (token: string, more?: Parameters<typeof entered>[1]) =>
  office.visitor().call(setUpCompany, { body: entered(token, more) });

describe('the set-up link', () => {
  test('makes the company, its first site and its administrator, who then signs in', async () => {
    const made = await setUp(await offeredToken());
    expect([made.status, made.data()]).toEqual([201, { membercode: 'BOSS' }]);
    const boss = office.visitor();
    const signedIn = await boss.call(signIn, { body: { membercode: 'boss', password: PASSWORD } });
    expect(signedIn.data()).toMatchObject({ membercode: 'BOSS', membername: 'Daw Khin', role: 'SA' });
    boss.token = (await boss.call(issueToken)).body().accessToken;
    expect((await boss.call(readCompany)).data()).toEqual({
      name: 'Paper Boat Ltd',
      zone: 'Asia/Yangon',
      weekstart: 1,
      periodstarts: 1,
      samples: false,
      today: '2026-11-20',
      locationdays: null,
    });
    expect(await recordedActions(office.database)).toEqual(['company.set-up']);
    office.now = inYangon('2026-11-20T23:59');
    expect(await offerSetUp(office.deps)).toBeUndefined();
  });

  test.each([
    [undefined, true],
    [false, false],
  ])('counts the attendance of its administrator unless they need not check in (%s)', async (counted, holds) => {
    await setUp(await offeredToken(), { administrator: { counted } });
    const boss = office.visitor();
    const { id } = (await boss.call(signIn, { body: { membercode: 'boss', password: PASSWORD } })).data();
    boss.token = (await boss.call(issueToken)).body().accessToken;
    const { work } = (await boss.call(readWork, { params: { id: String(id) } })).data();
    expect(work.map((it) => it.counted)).toEqual([holds]);
  });

  test('is what visitors are told to look for, until it has been used', async () => {
    const visitor = office.visitor();
    expect((await visitor.call(readWelcome)).data()).toEqual({ setup: 'needed', registration: null });
    const claim = { membercode: 'ANYBODY', password: PASSWORD, confirm_password: PASSWORD };
    expect((await visitor.call(register, { body: claim })).failure().code).toBe('NOT_SET_UP');
    await setUp(await offeredToken());
    expect((await visitor.call(readWelcome)).data()).toEqual({ setup: 'done', registration: 'code' });
  });

  test('lets members register with codes of HR alone', async () => {
    await setUp(await offeredToken());
    const claim = { membercode: 'ANYBODY', password: PASSWORD, confirm_password: PASSWORD };
    expect((await office.visitor().call(register, { body: claim })).failure().code).toBe('REGISTRATION_REFUSED');
    expect(
      await office.database.query.selectFrom('company').select(['registration', 'counted_from']).execute(),
    ).toEqual([{ registration: 'code', counted_from: '2026-11-20' }]);
  });

  test('brings the leave types of the default, which give no days before the office says how many', async () => {
    await setUp(await offeredToken());
    const types = await office.database.query.selectFrom('leave_code').selectAll().orderBy('leaveid').execute();
    expect(types.map((it) => [it.leaveid, it.next_to_holiday, it.next_to_offday, it.half_days_per_year])).toEqual([
      ['CL', 'allow', 'allow', 0],
      ['EL', 'forbid', 'forbid', 0],
      ['ML', 'allow', 'allow', 0],
      ['O', 'allow', 'allow', 0],
      ['WP', 'allow', 'allow', 0],
    ]);
    expect(await office.database.query.selectFrom('leave_ledger').select('id').execute()).toEqual([]);
  });

  test('brings a shift and trip types to begin with, which the office keeps as it likes', async () => {
    await setUp(await offeredToken());
    const { query } = office.database;
    expect(await query.selectFrom('shift').select('name').execute()).toEqual([{ name: 'Office hours' }]);
    const types = await query.selectFrom('trip_type').select('description').orderBy('id').execute();
    expect(types.map((it) => it.description)).toEqual(['Customer visit', 'Delivery', 'Meeting', 'Training']);
  });

  test('works once, also when two use it at once', async () => {
    const token = await offeredToken();
    const both = await Promise.all([setUp(token), setUp(token, { company: { name: 'Another' } })]);
    expect(both.map((it) => it.status).sort()).toEqual([201, 422]);
    expect((await setUp(token)).failure().code).toBe('LINK_NOT_VALID');
    expect(await office.database.query.selectFrom('company').select('id').execute()).toHaveLength(1);
    expect(await office.database.query.selectFrom('member').select('id').execute()).toHaveLength(1);
  });

  test('lasts an hour, and is void once a newer one is printed', async () => {
    const older = await offeredToken();
    const token = await offeredToken();
    expect((await setUp(older)).failure().code).toBe('LINK_NOT_VALID');
    office.now = MORNING.add({ hours: 1 });
    expect((await setUp(token)).failure().code).toBe('LINK_NOT_VALID');
  });

  test('makes nothing of what is wrong, and stays good', async () => {
    const token = await offeredToken();
    const before = await office.state();
    for (const [what, wrong, code] of [
      ['a token that nobody printed', { token: 'guessed' }, 'LINK_NOT_VALID'],
      ['a weak password', { administrator: { password: 'short', confirm_password: 'short' } }, 'PASSWORD_TOO_WEAK'],
      ['two passwords', { administrator: { confirm_password: 'seven green lambs' } }, 'PASSWORD_MISMATCH'],
      [
        "the company's name for a password",
        { administrator: { password: 'paper boat ltd 1', confirm_password: 'paper boat ltd 1' } },
        'PASSWORD_TOO_WEAK',
      ],
      ['no zone of this world', { company: { zone: 'Mars/Olympus' } }, 'INVALID_INPUT'],
      ['a site of no size', { site: { radius: 0 } }, 'INVALID_INPUT'],
      ['a site beyond the pole', { site: { latitude: 91 } }, 'INVALID_INPUT'],
      ['a role', { administrator: { role: 'SA' } }, 'UNKNOWN_FIELD'],
    ] as const) {
      const { token: claimed, ...more } = { token: undefined, ...wrong };
      expect([what, (await setUp(claimed ?? token, more)).failure().code]).toEqual([what, code]);
      expect(await office.state()).toBe(before);
    }
    expect((await setUp(token)).status).toBe(201);
  });
});

test('before it there is no account, and nothing that could be used', async () => {
  expect(await office.database.query.selectFrom('member').selectAll().execute()).toEqual([]);
  for (const membercode of ['SA001', 'ADMIN', 'EM001']) {
    const answer = await office.visitor().call(signIn, { body: { membercode, password: 'muster-demo-2026' } });
    expect(answer.failure().code).toBe('NOT_SET_UP');
  }
});
