import {
  downloadOwnData,
  readPreferences,
  revokeOtherSessions,
  savePreferences,
} from '@muster/domain/account/account-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { listSessions } from '@muster/domain/session/own-sessions-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileForm, PIXEL } from '../../testing/administration/administration-samples.ts';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';
import { columnsNamingMembers } from '../../testing/database/test-database.ts';
import { leftOut, ownTables } from './own-tables.ts';

let office: Office;
let who: Newcomer;
beforeAll(async () => {
  office = await openOffice();
  who = await office.newcomer({ membername: 'Thiri', phone: '=cmd|1' });
});
afterAll(() => office.close());

describe('preferences', () => {
  test('are the usual ones until something is chosen, and follow the member', async () => {
    const own = await who.client();
    expect((await own.call(readPreferences)).data()).toMatchObject({ theme: 'system', stored: false });
    const chosen = { theme: 'dark', accent: 'red', notify: { trip: 'none' } } as const;
    const saved = (await own.call(savePreferences, { body: chosen })).data();
    expect(saved).toEqual({
      language: 'en',
      languagechosen: false,
      theme: 'dark',
      accent: 'red',
      sidebar: 'full',
      sidebartheme: 'slateDark1',
      topbartheme: 'whiteBlue',
      footertheme: 'slateDark1',
      toolbar: 'closed',
      singlekeys: 'on',
      notify: { leave: 'both', trip: 'none', correction: 'both', reminder: 'both', device: 'both', crew: 'app' },
      stored: true,
    });
    await own.call(savePreferences, {
      body: { sidebar: 'compact', topbartheme: 'purpleDark2', toolbar: 'open', singlekeys: 'off' },
    });
    const elsewhere = await who.client();
    expect((await elsewhere.call(readPreferences)).data()).toEqual({
      ...saved,
      sidebar: 'compact',
      topbartheme: 'purpleDark2',
      toolbar: 'open',
      singlekeys: 'off',
    });
  });

  test('may be sent back as they were read', async () => {
    const own = await office.holding('B');
    const read = (await own.call(readPreferences)).data();
    const raw = await own.send({ method: 'PUT', url: savePreferences.path, payload: { ...read, theme: 'dark' } });
    expect([raw.statusCode, raw.json().data]).toMatchObject([
      200,
      { ...read, theme: 'dark', languagechosen: true, stored: true },
    ]);
  });

  test('say whether the language was ever chosen, which another choice leaves open', async () => {
    const own = await (await office.newcomer()).client();
    const change = async (body: object) => (await own.call(savePreferences, { body })).data();
    expect(await change({ accent: 'red' })).toMatchObject({ language: 'en', languagechosen: false });
    expect(await change({ language: 'my' })).toMatchObject({ language: 'my', languagechosen: true, accent: 'red' });
    expect(await change({ theme: 'dark' })).toMatchObject({ language: 'my', languagechosen: true });
    expect(await change({ language: 'en' })).toMatchObject({ language: 'en', languagechosen: true });
  });

  test.each([
    ['theme', { theme: 'pink' }],
    ['accent', { accent: '#fff' }],
    ['footertheme', { footertheme: 'pink' }],
    ['language', { language: 'tlh' }],
    ['singlekeys', { singlekeys: 'no' }],
    ['notify.leave', { notify: { leave: 'pigeon' } }],
  ])('with a wrong %s are refused', async (field, wrong) => {
    const answer = await (await who.client()).call(savePreferences, { body: wrong as never });
    expect([answer.status, answer.failure().errors[0]?.field]).toEqual([400, field]);
  });
});

test('all other devices are signed out at once, this one stays', async () => {
  const [here, there] = [await who.client(), await who.client()];
  const { ended } = (await here.call(revokeOtherSessions)).data();
  expect(ended).toBeGreaterThan(0);
  expect((await here.call(listSessions)).data()).toHaveLength(1);
  expect((await there.call(listSessions)).status).toBe(401);
});

describe('the own data', () => {
  const archiveOf = async (client: Awaited<ReturnType<Newcomer['client']>>) => {
    const raw = await client.send({ method: 'GET', url: downloadOwnData.path });
    expect(raw.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    return unzipSync(new Uint8Array(raw.rawPayload));
  };

  test('is all there: every column that names a member is in it, or left out for a reason', async () => {
    const known = [...ownTables.flatMap(({ table, by }) => by.map((it) => `${table}.${it}`)), ...Object.keys(leftOut)];
    const untold = (await columnsNamingMembers(office.database)).filter((it) => !known.includes(it));
    expect(untold, 'to be told in own-tables.ts, or left out there for a reason').toEqual([]);
  });

  test('comes as JSON and CSV with photo and files, without secrets and formulas, and of nobody else', async () => {
    const own = await who.client();
    await punch(own, who.membercode, 'in', { remark: 'at the gate' });
    const { body, headers } = fileForm(PIXEL);
    await own.send({ method: 'POST', url: '/api/v1/files', payload: body, headers });
    await own.call(updateProfile, { body: { photo: `data:image/png;base64,${PIXEL.toString('base64')}` } });
    const archive = await archiveOf(own);
    const names = Object.keys(archive);
    expect(names).toEqual(expect.arrayContaining(['about.txt', 'photo.webp', 'json/punch.json', 'csv/member.csv']));
    expect(names.filter((it) => it.startsWith('files/'))).toHaveLength(1);
    const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
    expect(JSON.parse(text('json/punch.json'))).toMatchObject([{ member_id: who.id, remark: 'at the gate' }]);
    expect(JSON.parse(text('json/member.json'))).toMatchObject([{ membercode: who.membercode, phone: '=cmd|1' }]);
    expect(text('csv/member.csv')).toContain("'=cmd|1");
    expect(text('about.txt')).toContain('request.member_id');

    const everything = names
      .filter((it) => /^(json|csv)/.test(it))
      .map(text)
      .join('\n');
    expect(everything).not.toMatch(/password_hash|cookie_hash|\$argon2/);
    const other = await archiveOf(await office.as('B'));
    expect(strFromU8(other['json/punch.json'] ?? new Uint8Array())).not.toContain('at the gate');
  });

  test('says when the shifts of a member are, by the days on which they had and will have them', async () => {
    const { shifts } = listContracts;
    const hr = await office.holding('HR');
    const hours = { name: 'Early', starts: '06:30', ends: '14:30', break: 45, grace: 5 };
    const overtime = { overtimefrom: 30, overtimestep: 15, overtimebefore: false };
    const early = (await hr.call(shifts.add, { body: { ...hours, ...overtime } } as never)).data() as { id: number };
    const { id, client } = await office.newcomer();
    const work = { from: '2026-12-01', shiftid: early.id, restdays: [7] };
    (await hr.call(setWork, { params: { id: String(id) }, body: work })).data();
    const later = { ...hours, ...overtime, starts: '07:00', ends: '15:00', from: '2027-01-01', revision: 1 };
    const params = { id: String(early.id) };
    (await hr.call(shifts.change, { params, query: {}, body: later } as never)).data();

    const archive = await archiveOf(await client());
    const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
    const rows = JSON.parse(text('json/shifts.json'));
    expect(rows.map((it: { shift_id: number }) => it.shift_id)).toEqual([expect.any(Number), early.id, early.id]);
    const always = { break: 0, grace: 0, overtimefrom: 0, overtimestep: 1, overtimebefore: true };
    const asked = { ...hours, ...overtime };
    expect(rows).toMatchObject([
      { from_day: null, until_day: '2026-11-30', name: 'Office hours', starts: '09:00', ends: '17:00', ...always },
      { from_day: '2026-12-01', until_day: '2026-12-31', ...asked },
      { from_day: '2027-01-01', until_day: null, ...asked, starts: '07:00', ends: '15:00' },
    ]);
    expect(text('csv/shifts.csv')).toContain(`2026-12-01,2026-12-31,${early.id},Early,06:30,14:30,45,5,30,15,false`);
    expect(text('about.txt')).toContain('- shifts: when your shifts begin and end');
  });

  test('has the corrections that one asked for others without whose they are and what was in them', async () => {
    const correct = async (client: Client, membercode: string, time: string, reason: string) => {
      const punches = [
        { checktype: 'in' as const, time },
        { checktype: 'out' as const, time: '17:00' },
      ];
      const body = { membercode, attendancedate: '2026-11-19', punches, reason };
      (await client.call(askCorrection, { body })).data();
    };
    const office_ = await office.holding('HR');
    await correct(office_, who.membercode, '08:51', 'hospital: confidential');
    await correct(office_, 'HR', '08:52', 'my own gate');
    const asked = async (client: Client) => {
      const archive = await archiveOf(client);
      const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
      return { rows: JSON.parse(text('json/correction.json')), csv: text('csv/correction.csv') };
    };
    const entered = await asked(office_);
    const theirs = { member_id: null, day: null, before: null, after: null, reason: null, decision_remark: null };
    expect(entered.rows).toMatchObject([
      { ...theirs, asked_by: office.ids.HR, state: 'approved' },
      { member_id: office.ids.HR, day: '2026-11-19', reason: 'my own gate' },
    ]);
    expect(entered.csv).not.toContain('hospital');
    expect(entered.csv).toContain('my own gate');
    expect((await asked(await who.client())).rows).toMatchObject([{ reason: 'hospital: confidential' }]);
  });

  test('has what somebody earned by work on a day off in their own, not in that of who gave it', async () => {
    const rowsOf = async (client: Client) =>
      JSON.parse(strFromU8((await archiveOf(client))['json/correction.json'] ?? new Uint8Array()));
    const now = office.now;
    office.now = inYangon('2026-11-14T09:00');
    await punch(await office.holding('A'), 'A', 'in');
    office.now = inYangon('2026-11-14T17:00');
    await punch(await office.holding('A'), 'A', 'out');
    office.now = now;
    const hr = await office.holding('HR');
    const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
    expect((await hr.call(saveSettings, { body: { ...stored, inlieu: 'O' } })).status).toBe(200);
    const body = { membercode: 'A', attendancedate: '2026-11-14', kind: 'inlieu' as const, reason: 'Stocktaking' };
    expect((await hr.call(askCorrection, { body })).status).toBe(201);
    const theirs = { kind: 'inlieu', member_id: null, earned_half_days: null, earned_leaveid: null };
    expect((await rowsOf(hr)).at(-1)).toMatchObject(theirs);
    expect(await rowsOf(await office.holding('A'))).toMatchObject([{ earned_half_days: 2, earned_leaveid: 'O' }]);
    const approved = { kind: 'overtime', day: '2026-11-13', overtime_minutes: 90 } as const;
    const {
      earned_half_days: _earned,
      earned_leaveid: _type,
      id: _id,
      ...given
    } = await office.database.query
      .selectFrom('correction')
      .selectAll()
      .where('kind', '=', 'inlieu')
      .executeTakeFirstOrThrow();
    await office.database.query
      .insertInto('correction')
      .values({ ...given, ...approved })
      .execute();
    expect((await rowsOf(hr)).at(-1)).toMatchObject({ kind: 'overtime', overtime_minutes: null });
    const own = await rowsOf(await office.holding('A'));
    expect(own).toContainEqual(expect.objectContaining({ kind: 'overtime', overtime_minutes: 90 }));
    const off = { off_from: '09:00', off_to: '11:00', off_minutes: 120 };
    await office.database.query
      .insertInto('correction')
      .values({ ...given, kind: 'hours', day: '2026-11-12', ...off })
      .execute();
    const nothing = { off_from: null, off_to: null, off_minutes: null };
    expect((await rowsOf(hr)).at(-1)).toMatchObject({ kind: 'hours', ...nothing });
    expect(await rowsOf(await office.holding('A'))).toContainEqual(expect.objectContaining({ kind: 'hours', ...off }));
  });
});
