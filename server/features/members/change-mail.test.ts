import { rmSync } from 'node:fs';
import path from 'node:path';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { undoMailChange } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { forgotPassword, issueToken, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../testing/company/outbox.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { faults, found } from '../../testing/members/member-files.ts';
import { recordedActions } from '../../testing/requests/recorded.ts';

const OLD = 'thiri@lotus.example';
const NEW = 'someone@else.example';
const NEW_PASSWORD = 'seven green lamps';

let office: Office;
let who: Newcomer;
let own: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.deps.background.settled();
  rmSync(path.join(office.dataDir, 'outbox'), { recursive: true, force: true });
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  who = await office.newcomer({ membername: 'Thiri', email: OLD });
  own = await who.client();
});

const change = (email: string, current?: string, client = own) =>
  client.call(updateProfile, { body: { email, ...(current && { current }) } });
const emailOf = async () =>
  (await office.database.query.selectFrom('member').select('email').where('id', '=', who.id).executeTakeFirstOrThrow())
    .email;
const mailTo = async (address: string) => {
  await office.deps.background.settled();
  return mailsIn(office.dataDir).filter((it) => it.includes(`To: ${address}`));
};
const undoTokenTo = async (address: string) =>
  /\/session\/mail\?token=([\w-]+)/.exec((await mailTo(address)).join('\n'))?.[1] ?? '';
const undo = (token: string) => office.visitor().call(undoMailChange, { body: { token } });

describe('another mail address', () => {
  test('wants the password: a borrowed token does not take the account', async () => {
    expect((await change(NEW)).failure()).toMatchObject({ code: 'CONFIRM_FIRST', errors: [{ field: 'current' }] });
    const guessed = await change(NEW, 'not the password');
    expect(guessed.status).toBe(403);
    expect(guessed.failure()).toMatchObject({
      code: 'CONFIRM_FIRST',
      message: 'The current password is not right.',
      errors: [{ field: 'current', code: 'CONFIRM_FIRST', params: { reason: 'wrong' } }],
    });
    expect(await emailOf()).toBe(OLD);
    expect((await change(NEW, PASSWORD)).data().email).toBe(NEW);
  });

  test.each([
    `${NEW}\r\nBcc: third@else.example`,
    `${NEW}\nX-Own: yes`,
    `${NEW}, third@else.example`,
    `"${NEW}\r\nBcc: third"@else.example`,
    `${NEW}>\u2028Bcc: third@else.example`,
  ])('is one address and no further line of a mail: %j (T39)', async (address) => {
    const refused = await change(address, PASSWORD);
    expect([refused.status, refused.failure().code]).toEqual([400, 'INVALID_INPUT']);
    expect(await emailOf()).toBe(OLD);
  });

  test('is told of in mails that a name writes no line into (T39)', async () => {
    const name = 'Thiri <a@b.example>, "x" =?utf-8?Q?=0D=0ABcc:_third@else.example?=';
    expect((await own.call(updateProfile, { body: { membername: `${name}\r\nBcc: a@b.example` } })).status).toBe(400);
    expect((await own.call(updateProfile, { body: { membername: name } })).status).toBe(200);
    expect((await change(NEW, PASSWORD)).status).toBe(200);
    const [mail = '', ...more] = await mailTo(OLD);
    expect(more).toEqual([]);
    const [headers = ''] = mail.split(/\r?\n\r?\n/, 1);
    expect(
      headers
        .split(/\r?\n/)
        .map((it) => it.split(':', 1)[0]?.toLowerCase())
        .toSorted(),
    ).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  });

  test('that is the same asks for nothing', async () => {
    expect((await change(OLD)).status).toBe(200);
    expect(await mailTo(OLD)).toEqual([]);
  });

  test('cannot be used to guess the password', async () => {
    const codes = new Set<string>();
    for (let n = 0; n < 12; n++) codes.add((await change(NEW, `guess number ${n}`)).failure().code);
    expect(codes).toEqual(new Set(['CONFIRM_FIRST', 'TOO_MANY_REQUESTS']));
    expect((await change(NEW, PASSWORD)).failure().code).toBe('TOO_MANY_REQUESTS');
  });

  test('is told to the mailbox of before and in the app, whatever the member chose to be told', async () => {
    await change(NEW, PASSWORD);
    const [mail, ...more] = await mailTo(OLD);
    expect(more).toEqual([]);
    expect(mail).toContain('the mail address of');
    expect(mail).not.toContain(NEW);
    expect((await own.call(listNotifications)).body()[0]?.title).toBe('Your mail address was changed');
  });

  test('is taken back by the link in the mailbox of before, once, and everybody is signed out', async () => {
    await change(NEW, PASSWORD);
    const token = await undoTokenTo(OLD);
    expect((await undo(token)).status).toBe(200);
    expect((await recordedActions(office.database)).at(-1)).toBe('member.undo-email');
    expect(await emailOf()).toBe(OLD);
    expect((await own.call(readProfile)).status).toBe(401);
    expect((await undo(token)).failure().code).toBe('LINK_NOT_VALID');
  });

  test('is taken back through any number of changes, and their own links are void then', async () => {
    await change(NEW, PASSWORD);
    await change('third@else.example', PASSWORD);
    const [first, second] = [await undoTokenTo(OLD), await undoTokenTo(NEW)];
    expect(second).not.toBe('');
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf()).toBe(OLD);
    expect((await undo(second)).failure().code).toBe('LINK_NOT_VALID');
  });

  test('is taken back by the first mailbox, whatever the link of a later change has brought back before', async () => {
    await change('thief1@else.example', PASSWORD);
    await change('thief2@else.example', PASSWORD);
    const [first, second] = [await undoTokenTo(OLD), await undoTokenTo('thief1@else.example')];
    expect((await undo(second)).status).toBe(200);
    expect(await emailOf()).toBe('thief1@else.example');
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf()).toBe(OLD);
  });

  test('is taken back for 72 hours', async () => {
    await change(NEW, PASSWORD);
    const token = await undoTokenTo(OLD);
    office.now = MORNING.add({ hours: 72 });
    expect((await undo(token)).failure().code).toBe('LINK_NOT_VALID');
    expect(await emailOf()).toBe(NEW);
  });
});

describe('the mailbox of before of who has come to more than an account of their own since', () => {
  const sa = () => office.holding('SA');
  const give = async (role: 'HR' | 'SA') => expect((await changeNow(await sa(), who.id, { role })).status).toBe(200);
  const byFile = async (file: string) => expect(faults(await found(await sa(), file))).toEqual(['']);
  const groupOf = async (managers: string[]) => {
    const body = { groupno: `LATE${who.id}`, name: '', managers };
    const answer = await (await sa()).call(listContracts.groups.add, { body });
    expect(answer.status).toBe(201);
    return (answer.data() as { id: number }).id;
  };
  const manage = async () => {
    const params = { id: String(await groupOf(['M'])) };
    const body = { groupno: `LATE${who.id}`, name: '', managers: ['M', who.membercode], revision: 1 };
    expect((await (await sa()).call(listContracts.groups.change, { params, body })).status).toBe(200);
  };
  const deputise = async () => {
    const body = { membercode: who.membercode, from: '2026-12-01', to: '2026-12-05' };
    expect((await (await office.holding('M')).call(nameDeputy, { body })).status).toBe(201);
  };

  test.each([
    ['are of the HR office', () => give('HR')],
    ['are administrator', () => give('SA')],
    ['are administrator by a file', () => byFile(`code,role\n${who.membercode},SA\n`)],
    ['manage a group', manage],
    ['manage a new group', async () => void (await groupOf([who.membercode]))],
    [
      'manage a group by a file',
      async () => {
        const groupno = `FILE${who.id}`;
        await office.database.query.insertInto('work_group').values({ groupno }).execute();
        await byFile(`code,group,manager\nA,${groupno},${who.membercode}\n`);
      },
    ],
    ['are named deputy of a manager', deputise],
  ])('takes nothing back once they %s', async (_, happens) => {
    await change(NEW, PASSWORD);
    const token = await undoTokenTo(OLD);
    await happens();
    expect((await undo(token)).failure().code).toBe('LINK_NOT_VALID');
    expect(await emailOf()).toBe(NEW);
  });

  test('still takes back what a thief changes from then on', async () => {
    await give('SA');
    own = await who.client();
    await change(NEW, PASSWORD);
    expect((await undo(await undoTokenTo(OLD))).status).toBe(200);
    expect(await emailOf()).toBe(OLD);
  });

  test('takes it back where they decided for the group before, or are of the office no more', async () => {
    await give('HR');
    const params = { id: String(await groupOf([who.membercode])) };
    own = await who.client();
    await change(NEW, PASSWORD);
    const body = { groupno: `LATE${who.id}`, name: 'Late', managers: ['M', who.membercode], revision: 1 };
    expect((await (await sa()).call(listContracts.groups.change, { params, body })).status).toBe(200);
    await byFile(`code,role\n${who.membercode},MEMBER\n`);
    expect((await undo(await undoTokenTo(OLD))).status).toBe(200);
    expect(await emailOf()).toBe(OLD);
  });
});

describe('a mail address that the office changes', () => {
  const byOffice = async () => changeNow(await office.holding('HR'), who.id, { email: NEW });

  test('is told to the mailbox of before, which takes nothing back, and to the member', async () => {
    expect((await byOffice()).status).toBe(200);
    const [mail, ...more] = await mailTo(OLD);
    expect(more).toEqual([]);
    expect(mail).toContain('the HR office changed the mail address of');
    expect(mail).not.toMatch(/https?:/);
    expect(mail).not.toContain(NEW);
    expect((await own.call(listNotifications)).body()[0]?.title).toBe('The HR office changed your mail address');
  });

  test('is not taken back by a link that the mailbox of before has from an earlier change', async () => {
    await change('mine@else.example', PASSWORD);
    const earlier = await undoTokenTo(OLD);
    expect(earlier).not.toBe('');
    await byOffice();
    expect((await undo(earlier)).failure().code).toBe('LINK_NOT_VALID');
    expect(await emailOf()).toBe(NEW);
  });
});

describe('a session in which the mail address or the password changes', () => {
  const browserOf = async () => {
    const browser = office.visitor();
    await browser.call(signIn, { body: { membercode: who.membercode, password: PASSWORD } });
    browser.token = (await browser.call(issueToken)).body().accessToken;
    return browser;
  };

  test('goes on under a new cookie; the old one and older tokens are worth nothing', async () => {
    const browser = await browserOf();
    const older = browser.token;
    browser.token = (await browser.call(issueToken)).body().accessToken;
    const copied = browser.cookies.get('muster-session') ?? '';
    await change(NEW, PASSWORD, browser);
    expect(browser.cookies.get('muster-session')).not.toBe(copied);
    expect((await browser.call(readProfile)).status).toBe(200);
    expect((await browser.call(issueToken)).status).toBe(200);
    const thief = office.visitor();
    thief.cookies.set('muster-session', copied);
    expect((await thief.call(issueToken)).status).toBe(401);
    thief.token = older;
    expect((await thief.call(readProfile)).status).toBe(401);
  });

  test('and links for a new password that were made before are dead', async () => {
    const forget = async () => {
      await office.visitor().call(forgotPassword, { body: { membercode: who.membercode } });
      return tokenIn((await mailTo(OLD)).find((it) => it.includes('/session/reset')));
    };
    const reset = async (token: string) =>
      (
        await office
          .visitor()
          .call(resetPassword, { body: { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD } })
      ).status;
    const before = await forget();
    const chosen = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await own.call(changePassword, { body: chosen })).failure().code).toBe('CONFIRM_FIRST');
    expect((await own.call(changePassword, { body: { current: PASSWORD, ...chosen } })).status).toBe(200);
    expect(await reset(before)).toBe(422);
    expect((await own.call(listNotifications)).body()[0]?.title).toBe('Your password was changed');
    rmSync(path.join(office.dataDir, 'outbox'), { recursive: true, force: true });
    const mailed = await forget();
    await change(NEW, NEW_PASSWORD);
    expect(await reset(mailed)).toBe(422);
  });
});
