import { endMemberSession, handOutCodes, listMemberSessions } from '@muster/domain/members/member-access-contract.ts';
import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { register } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice({ registration: 'code', publicUrl: 'https://muster.lotus.example' });
  hr = await office.holding('HR');
});
afterAll(() => office.close());

const chosen = { password: 'a boat on the river', confirm_password: 'a boat on the river' };

describe('codes for many', () => {
  test('go to those who are named and have not signed up, each once, and open sign-up with a link', async () => {
    const [one, two] = [await office.newcomer({ registered: false }), await office.newcomer({ registered: false })];
    const membercodes = [one.membercode.toLowerCase(), two.membercode, 'A', 'SUSP', 'NOBODY'];
    const { slips, skipped, more } = (await hr.call(handOutCodes, { body: { membercodes } })).data();
    expect([slips.map((it) => it.membernoid), skipped, more]).toEqual([[one.id, two.id], 3, false]);
    const [slip] = slips;
    expect(slip?.link).toBe(
      `https://muster.lotus.example/session/signup#membercode=${one.membercode}&code=${slip?.code}`,
    );
    const visitor = office.visitor();
    const body = { membercode: one.membercode, code: slip?.code ?? '', ...chosen };
    expect((await visitor.call(register, { body })).status).toBe(201);
    expect((await office.visitor().call(register, { body })).status).toBe(422);
    const audit = await office.database.query
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `member:${two.id}`)
      .execute();
    expect(audit).toEqual([{ action: 'member.hand-out-register' }]);
  });

  test('make the code before void', async () => {
    const who = await office.newcomer({ registered: false });
    const before = (await hr.call(handOutCode, { params: { id: String(who.id) } })).data();
    const { slips } = (await hr.call(handOutCodes, { body: { membercodes: [who.membercode] } })).data();
    const signUp = (code: string) =>
      office.visitor().call(register, { body: { membercode: who.membercode, code, ...chosen } });
    expect((await signUp(before.code)).status).toBe(422);
    expect((await signUp(slips[0]?.code ?? '')).status).toBe(201);
  });

  test('go to everybody who has not signed up, and on behind a code', async () => {
    const first = (await hr.call(handOutCodes, { body: {} })).data();
    expect(first.slips.map((it) => it.membercode)).toContain('NEW');
    const last = first.slips.at(-1)?.membercode ?? '';
    expect((await hr.call(handOutCodes, { body: { after: last } })).data().slips).toEqual([]);
  });

  test('go to those behind 500 who are not the caller’s to run', async () => {
    const inside = await openOffice();
    try {
      const { query } = inside.database;
      const { id: _, ...officer } = await query
        .selectFrom('member')
        .selectAll()
        .where('membercode', '=', 'HR')
        .executeTakeFirstOrThrow();
      const officers = Array.from({ length: 501 }, (_it, n) => ({
        ...officer,
        ...{ membercode: `AA${n}`, password_hash: null, email: `aa${n}@lotus.example` },
      }));
      for (let n = 0; n < officers.length; n += 100) {
        await query
          .insertInto('member')
          .values(officers.slice(n, n + 100))
          .execute();
      }
      const { slips, more } = (await (await inside.holding('HR')).call(handOutCodes, { body: {} })).data();
      expect([slips.map((it) => it.membercode), more]).toEqual([['NEW'], false]);
    } finally {
      await inside.close();
    }
  });

  test('for officers are an administrator’s to hand out', async () => {
    const officer = await office.newcomer({ registered: false, role: 'HR' });
    expect((await hr.call(handOutCodes, { body: { membercodes: [officer.membercode] } })).data()).toMatchObject({
      slips: [],
      skipped: 1,
    });
  });
});

describe('the sessions of a member', () => {
  test('are seen by the office and ended one by one, on record', async () => {
    const who = await office.newcomer();
    const [phone, desk] = [await who.client(), await who.client()];
    const params = { id: String(who.id) };
    const sessions = (await hr.call(listMemberSessions, { params })).data();
    expect(sessions).toHaveLength(2);
    const ended = sessions.toSorted((a, b) => a.id - b.id)[0];
    const session = String(ended?.id);
    expect((await hr.call(endMemberSession, { params: { ...params, session } })).status).toBe(200);
    expect((await phone.call(readProfile)).status).toBe(401);
    expect((await desk.call(readProfile)).status).toBe(200);
    expect((await hr.call(endMemberSession, { params: { ...params, session } })).status).toBe(404);
    const other = await office.newcomer();
    const theirs = String(sessions.find((it) => it.id !== ended?.id)?.id);
    expect((await hr.call(endMemberSession, { params: { id: String(other.id), session: theirs } })).status).toBe(404);
    const audit = await office.database.query
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `member:${who.id}`)
      .execute();
    expect(audit).toEqual([{ action: 'member.sign-out' }]);
  });
});
