import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { addFactor } from '@muster/domain/factors/factors-contract.ts';
import { addNotification } from '@muster/domain/notifications/notifications-contract.ts';
import { revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { describe, expect, it, vi } from 'vitest';
import { readTable } from '../../data/lists/lookups.ts';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { createApi } from './api.ts';

const TODAY = 'GET /api/membercheckin/today';
const ADD = 'POST /api/notification/add';
const FACTORS = 'POST /api/membercode/factors';
const SIGN_OUT = 'POST /api/membercode/logout';
const TOKEN = 'POST /jwt/token';
const today = success({ attendancedate: '2026-11-20', open: null, punches: [], afternight: null, startson: null });

describe('the client of the wire', () => {
  it('fetches the access token once, however many calls wait for it', async () => {
    const wire = answerWire({ [TODAY]: { body: today } });
    const api = createApi();
    await Promise.all([api.call(readToday), api.call(readToday), api.call(readToday)]);
    expect(wire.count(TOKEN)).toBe(1);
    expect(wire.sent.filter((it) => it.call === TODAY).map((it) => it.bearer)).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
  });

  it('keeps the token out of every storage', async () => {
    answerWire({ [TODAY]: { body: today } });
    await createApi().call(readToday);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token-1');
  });

  it('renews the token when it is 30 minutes old, and not before', async () => {
    const wire = answerWire({ [TODAY]: { body: today } });
    let now = Date.parse('2026-11-20T02:00:00Z');
    const api = createApi({ now: () => now });
    await api.call(readToday);
    now += 30 * 60_000 - 1;
    await api.call(readToday);
    expect(wire.count(TOKEN)).toBe(1);
    now += 1;
    await api.call(readToday);
    expect(wire.count(TOKEN)).toBe(2);
    expect(wire.sent.at(-1)?.bearer).toBe('token-2');
  });

  it('renews once after a 401 and sends the call again, for all that were under way', async () => {
    const wire = answerWire({
      [TODAY]: ({ bearer }) =>
        bearer === 'token-1' ? { status: 401, body: failure('UNAUTHENTICATED') } : { body: today },
    });
    const api = createApi();
    await Promise.all([api.call(readToday), api.call(readToday)]);
    expect(wire.count(TOKEN)).toBe(2);
  });

  it('tells of a sign-out that is owed before anything else, once however many calls wait for it', async () => {
    const wire = answerWire({ [SIGN_OUT]: { body: success(null) }, [TODAY]: { body: today } });
    const api = createApi();
    api.owedSignOut.owe();
    await Promise.all([api.call(readToday), api.call(readToday)]);
    expect(wire.sent.map((it) => it.call)).toEqual([SIGN_OUT, TOKEN, TODAY, TODAY]);
  });

  it('sends nothing else while it cannot tell of one', async () => {
    const wire = answerWire({ [SIGN_OUT]: { status: 503, body: failure('UNAVAILABLE') }, [TODAY]: { body: today } });
    const api = createApi();
    api.owedSignOut.owe();
    await expect(api.call(readToday)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    wire.now(SIGN_OUT, 'dropped');
    await expect(api.call(readToday)).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(wire.sent.map((it) => it.call)).toEqual([SIGN_OUT, SIGN_OUT]);
    wire.now(SIGN_OUT, { status: 401, body: failure('UNAUTHENTICATED') });
    await api.call(readToday);
    expect(api.owedSignOut.isOwed()).toBe(false);
  });

  it('says that the session is over when the cookie does not stand', async () => {
    answerWire({ [TOKEN]: { status: 401, body: failure('INVALID_CREDENTIALS') } });
    const api = createApi();
    const listeners = { onSuspended: vi.fn(), onSessionOver: vi.fn() };
    api.listen(listeners);
    await expect(api.call(readToday)).rejects.toMatchObject({ status: 401 });
    expect(listeners.onSessionOver).toHaveBeenCalledOnce();
  });

  it('does not take a wrong password for the end of a session', async () => {
    answerWire({ 'POST /api/membercode/login': { status: 401, body: failure('INVALID_CREDENTIALS') } });
    const api = createApi();
    const listeners = { onSuspended: vi.fn(), onSessionOver: vi.fn() };
    api.listen(listeners);
    const body = { membercode: 'EM001', password: 'not this one' };
    await expect(api.call(signIn, { body })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(listeners.onSessionOver).not.toHaveBeenCalled();
  });

  it('sends a code that is wrong once: the server counts each as a guess', async () => {
    const wire = answerWire({ [FACTORS]: { status: 401, body: failure('SECOND_FACTOR_WRONG') } });
    const api = createApi();
    const listeners = { onSuspended: vi.fn(), onSessionOver: vi.fn() };
    api.listen(listeners);
    const body = { kind: 'totp' as const, code: '000000' };
    await expect(api.call(addFactor, { body })).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    expect([wire.count(FACTORS), wire.count(TOKEN)]).toEqual([1, 1]);
    expect(listeners.onSessionOver).not.toHaveBeenCalled();
  });

  it('announces a suspension whatever was asked', async () => {
    answerWire({ [TODAY]: { status: 403, body: failure('MEMBER_SUSPENDED') } });
    const api = createApi();
    const listeners = { onSuspended: vi.fn(), onSessionOver: vi.fn() };
    api.listen(listeners);
    await expect(api.call(readToday)).rejects.toMatchObject({ code: 'MEMBER_SUSPENDED' });
    expect(listeners.onSuspended).toHaveBeenCalledOnce();
  });

  it('passes over what is still answered to a session that was left', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const wire = answerWire({
      [TODAY]: async () => {
        await late;
        return { status: 403, body: failure('MEMBER_SUSPENDED') };
      },
    });
    const api = createApi();
    const listeners = { onSuspended: vi.fn(), onSessionOver: vi.fn() };
    api.listen(listeners);
    const asked = api.call(readToday);
    await vi.waitFor(() => expect(wire.count(TODAY)).toBe(1));
    api.forgetSession();
    answerLate();
    await expect(asked).rejects.toMatchObject({ code: 'MEMBER_SUSPENDED' });
    expect(listeners.onSuspended).not.toHaveBeenCalled();
  });

  it('sends what a session that was left has asked in no other, neither again nor for the first time', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const wire = answerWire({
      [ADD]: async () => {
        await late;
        return { status: 401, body: failure('UNAUTHENTICATED') };
      },
      [TODAY]: { body: today },
    });
    const api = createApi();
    const refused = expect(api.call(addNotification, { body: { title: 'Mine' } })).rejects.toMatchObject({
      status: 401,
    });
    await vi.waitFor(() => expect(wire.count(ADD)).toBe(1));
    api.forgetSession();
    const stopped = expect(api.call(readToday)).rejects.toMatchObject({ status: 401 });
    api.forgetSession();
    await api.call(readToday);
    answerLate();
    await Promise.all([refused, stopped]);
    expect([wire.count(ADD), wire.count(TODAY)]).toEqual([1, 1]);
  });

  it('tells a lost connection, a broken answer and a refusal apart', async () => {
    const wire = answerWire({ [TODAY]: 'dropped' });
    const api = createApi();
    await expect(api.call(readToday)).rejects.toMatchObject({ code: 'OFFLINE', unanswered: true });
    wire.now(TODAY, { status: 500, body: '<h1>Oops</h1>' });
    await expect(api.call(readToday)).rejects.toMatchObject({ code: 'UNREADABLE', unanswered: true });
    wire.now(TODAY, { status: 429, body: failure('TOO_MANY_REQUESTS'), headers: { 'Retry-After': '17' } });
    await expect(api.call(readToday)).rejects.toMatchObject({ retryAfter: 17, unanswered: false });
  });

  it.each([502, 503, 504])(
    'takes a bare %s of a proxy for a lost connection, and one of Muster for what it says',
    async (status) => {
      const wire = answerWire({ [TODAY]: { status, body: '<h1>Bad gateway</h1>', headers: { 'Retry-After': '5' } } });
      const api = createApi();
      const lost = { code: 'OFFLINE', status: 0, retryAfter: 5, unanswered: true };
      await expect(api.call(readToday)).rejects.toMatchObject(lost);
      wire.now(TODAY, { status, body: failure('UNAVAILABLE') });
      await expect(api.call(readToday)).rejects.toMatchObject({ code: 'UNAVAILABLE', status, unanswered: true });
    },
  );

  it('sends what is done once under a key, the same one again until it is answered', async () => {
    const wire = answerWire({ [ADD]: 'dropped' });
    const api = createApi();
    const add = (title: string) => api.call(addNotification, { body: { title } });
    await expect(add('Call the bank')).rejects.toMatchObject({ unanswered: true });
    wire.now(ADD, { status: 502, body: 'Bad gateway' });
    await expect(add('Call the bank')).rejects.toMatchObject({ unanswered: true });
    wire.now(ADD, { body: [] });
    await add('Another');
    await add('Call the bank');
    await add('Call the bank');
    const keys = wire.sent.filter((it) => it.call === ADD).map((it) => it.idempotencyKey);
    const [first, second, other, third, fourth] = keys;
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, fourth]).size).toBe(3);
    await api.call(addNotification, { body: { title: 'Call the bank' } }, { key: 'the-key-of-the-form' });
    expect(wire.sent.at(-1)?.idempotencyKey).toBe('the-key-of-the-form');
  });

  it('writes parameters and queries as the contract spells them', async () => {
    const wire = answerWire({
      'DELETE /api/membercode/sessions/7': { body: success(null) },
      'GET /api/publicholiday_info': { body: { publicholiday_info: [] } },
    });
    await createApi().call(revokeSession, { params: { id: '7' } });
    await readTable('publicholiday_info', { filter: 'holidaydate,bt,2026-01-01,2026-12-31' });
    expect(wire.count('DELETE /api/membercode/sessions/7')).toBe(1);
  });
});
