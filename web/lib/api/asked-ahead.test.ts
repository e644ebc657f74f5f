import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { issueToken } from '@muster/domain/session/session-contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answerWire, success } from '../../testing/wire.ts';
import { serverAhead } from '../time/server-clock.ts';
import { createApi } from './api.ts';
import { AHEAD } from './asked-ahead.ts';

const today = { attendance: null, leave: null, trip: null, holiday: null };
const ahead = (at: number, headers: Record<string, string> = {}) =>
  Promise.resolve({ answer: new Response(JSON.stringify(success(today)), { headers }), at });

afterEach(() => {
  delete window.askedAhead;
});

describe('what was asked before the first script was there', () => {
  it('asks for what the contracts name', () => {
    expect(AHEAD.token).toBe(`${issueToken.method} ${issueToken.path}`);
    expect(AHEAD.today).toBe(`${readOwnToday.method} ${readOwnToday.path}`);
  });

  it('answers the first call alone', async () => {
    const wire = answerWire({ [AHEAD.today]: { body: success(today) } });
    window.askedAhead = new Map([[AHEAD.today, ahead(Date.now())]]);
    const api = createApi();
    expect((await api.call(readOwnToday)).data).toEqual(today);
    expect(wire.count(AHEAD.today)).toBe(0);
    await api.call(readOwnToday);
    expect(wire.count(AHEAD.today)).toBe(1);
  });

  it('tells the server’s clock by the moment at which it came, however late it is read', async () => {
    answerWire({});
    const came = Date.now() - 20_000;
    window.askedAhead = new Map([[AHEAD.today, ahead(came, { Date: new Date(came).toUTCString() })]]);
    await createApi().call(readOwnToday);
    expect(serverAhead()).toBe(0);
  });

  it('is asked again by who meets a failure, and answers nobody after the session has ended', async () => {
    const wire = answerWire({ [AHEAD.today]: { body: success(today) } });
    const failed = Promise.reject(new TypeError('cut'));
    failed.catch(() => undefined);
    window.askedAhead = new Map([[AHEAD.today, failed]]);
    const api = createApi();
    await expect(api.call(readOwnToday)).rejects.toMatchObject({ code: 'OFFLINE' });
    await api.call(readOwnToday);
    expect(wire.count(AHEAD.today)).toBe(1);
    window.askedAhead = new Map([[AHEAD.today, ahead(Date.now())]]);
    api.forgetSession();
    await api.call(readOwnToday);
    expect(wire.count(AHEAD.today)).toBe(2);
  });
});
