import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { MAX_SKEW } from '@muster/domain/attendance/offline-punch.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { CREATE, EM001, recorded, waiting } from '../../testing/punching.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { dropWaiting, keepAndSend, sendWaiting } from './waiting-punches.ts';

const TAKEN = { status: 201, body: success(recorded, '201') };

beforeEach(() => enterSession(EM001));
afterEach(async () => {
  for (const it of waiting()) await dropWaiting(it);
});

/** A press of the button without a connection. */
async function pressOffline(clientid: string, { skew = 0, ...more }: Partial<PunchInput> & { skew?: number } = {}) {
  answerWire({ [CREATE]: 'dropped' });
  const body = { clientid, membercode: EM001.membercode, checktype: 'in', checktime: recorded.checktime, remark: '' };
  const punch = { clientid, skew, body: { ...body, ...more } as PunchInput };
  await expect(keepAndSend(punch)).rejects.toMatchObject({ code: 'OFFLINE' });
}
const sentOn = (wire: ReturnType<typeof answerWire>) => wire.bodies(CREATE) as PunchInput[];

describe('check-ins that wait', () => {
  it('go in the order in which they were made, whatever the order in which they are kept', async () => {
    await pressOffline('out', { checktype: 'out', sequence: 2 });
    await pressOffline('in', { sequence: 1 });
    expect(waiting()).toEqual(['in', 'out']);
    const wire = answerWire({ [CREATE]: TAKEN });
    expect(await sendWaiting(EM001.membercode)).toHaveLength(2);
    expect(sentOn(wire).map((it) => it.clientid)).toEqual(['in', 'out']);
    expect(waiting()).toEqual([]);
  });

  it('wait for one before them that could not be sent', async () => {
    await pressOffline('in', { sequence: 1 });
    await pressOffline('out', { checktype: 'out', sequence: 2 });
    const wire = answerWire({ [CREATE]: ({ body }) => ((body as PunchInput).clientid === 'in' ? 'dropped' : TAKEN) });
    expect(await sendWaiting(EM001.membercode)).toEqual([]);
    expect(sentOn(wire).map((it) => it.clientid)).not.toContain('out');
    expect(waiting()).toEqual(['in', 'out']);
  });

  it('are refused by Muster alone, not by what a proxy on the way says in its own words', async () => {
    await pressOffline('in', { sequence: 1 });
    answerWire({ [CREATE]: { status: 400, body: '<h1>400 Bad Request</h1>' } });
    expect(await sendWaiting(EM001.membercode)).toEqual([]);
    const body = { ...recorded, clientid: 'out', checktype: 'out', sequence: 2, remark: '' } as unknown as PunchInput;
    await expect(keepAndSend({ clientid: 'out', skew: 0, body })).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(waiting()).toEqual(['in', 'out']);
    const wire = answerWire({ [CREATE]: TAKEN });
    expect(await sendWaiting(EM001.membercode)).toHaveLength(2);
    expect(sentOn(wire)).toHaveLength(2);
  });

  it('wait as without a connection where a proxy does not reach the server, and are sent again under the same key', async () => {
    const wire = answerWire({ [CREATE]: { status: 502, body: '<h1>502 Bad Gateway</h1>' } });
    const body = { ...recorded, clientid: 'gateway', sequence: 1, remark: '' } as unknown as PunchInput;
    await expect(keepAndSend({ clientid: 'gateway', skew: 0, body })).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(waiting()).toEqual(['gateway']);
    wire.now(CREATE, { status: 504, body: '' });
    expect(await sendWaiting(EM001.membercode)).toEqual([]);
    wire.now(CREATE, TAKEN);
    expect(await sendWaiting(EM001.membercode)).toHaveLength(1);
    expect(sentOn(wire).map((it) => [it.clientid, it.checktime])).toEqual(
      Array.from({ length: 3 }, () => ['gateway', recorded.checktime]),
    );
    expect(waiting()).toEqual([]);
  });

  it('wait for one that another tab is just sending', async () => {
    await pressOffline('in', { sequence: 1 });
    const wire = answerWire({ [CREATE]: TAKEN });
    let held = [{ name: 'muster-punch-in' }];
    const locks = { request: (_name: string, work: () => unknown) => work(), query: async () => ({ held }) };
    vi.stubGlobal('navigator', { ...navigator, onLine: true, locks });
    expect(await sendWaiting(EM001.membercode)).toEqual([]);
    expect(sentOn(wire)).toEqual([]);
    held = [];
    expect(await sendWaiting(EM001.membercode)).toHaveLength(1);
  });

  it('tell by how much the clock was wrong, and no more than may be told', async () => {
    await pressOffline('week', { skew: -MAX_SKEW, sequence: 1 });
    await pressOffline('longer', { skew: MAX_SKEW + 1, sequence: 2 });
    const wire = answerWire({ [CREATE]: TAKEN });
    await sendWaiting(EM001.membercode);
    expect(sentOn(wire).map((it) => [it.clientid, it.offline, it.skew])).toEqual([
      ['week', true, -MAX_SKEW],
      ['longer', true, undefined],
    ]);
  });
});
