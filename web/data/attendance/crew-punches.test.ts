import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { CREATE, EM001, recorded } from '../../testing/punching.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { type CrewPunch, keepAndSendCrew, nextOfMember, sendWaitingCrew } from './crew-punches.ts';
import { dropWaiting, keepAndSend, sendWaiting, stillToSend } from './waiting-punches.ts';

const CREW = 'POST /api/crew/punches';
const LEAD = EM001.membercode;

beforeEach(() => enterSession(EM001));
afterEach(async () => {
  for (const who of [LEAD, 'EM002']) for (const it of stillToSend(who)) await dropWaiting(it.clientid);
});

const bodies = (it: { body?: unknown }) => (it.body as { punches: PunchInput[] }).punches;
const made = (clientid: string, membercode: string, checktype: 'in' | 'out' = 'in'): CrewPunch => {
  const sequence = nextOfMember(LEAD, membercode);
  const body = { clientid, membercode, checktype, checktime: recorded.checktime, sequence };
  return { clientid, skew: 0, lead: LEAD, name: membercode, body };
};
const taken = (request: { body?: unknown }) => ({
  body: success(bodies(request).map(({ clientid }) => ({ clientid, punch: { ...recorded, clientid }, refused: null }))),
});
const waits = () => stillToSend(LEAD).map((it) => it.clientid);
async function pressOffline(...punches: CrewPunch[]) {
  answerWire({ [CREW]: 'dropped' });
  await expect(keepAndSendCrew(punches)).rejects.toMatchObject({ code: 'OFFLINE' });
}

describe('check-ins of a crew', () => {
  it('go in one request and leave the list once they are answered', async () => {
    const wire = answerWire({ [CREW]: taken });
    expect(await keepAndSendCrew([made('a', 'EM002'), made('b', 'EM003')])).toHaveLength(2);
    expect(wire.bodies(CREW)).toMatchObject([{ punches: [{ clientid: 'a' }, { clientid: 'b' }] }]);
    expect(bodies({ body: wire.bodies(CREW)[0] })[0]).not.toHaveProperty('offline');
    expect(waits()).toEqual([]);
  });

  it('wait without a connection, and go as such before what is pressed next', async () => {
    await pressOffline(made('a', 'EM002'), made('b', 'EM003'));
    const wire = answerWire({ [CREW]: taken });
    await keepAndSendCrew([made('c', 'EM002', 'out')]);
    const sent = wire.bodies(CREW).map((body) => bodies({ body }));
    expect(sent.map((some) => some.map((it) => [it.clientid, it.offline, it.sequence]))).toEqual([
      [
        ['a', true, 1],
        ['b', true, 1],
      ],
      [['c', undefined, 2]],
    ]);
    expect(waits()).toEqual([]);
  });

  it('are each kept to be read where they are refused, and hinder no other', async () => {
    await pressOffline(made('a', 'EM002'), made('b', 'EM003'));
    const refused = { code: 'ALREADY_CHECKED_IN', message: '', data: null };
    answerWire({
      [CREW]: {
        body: success([
          { clientid: 'a', punch: null, refused },
          { clientid: 'b', punch: recorded, refused: null },
        ]),
      },
    });
    await sendWaitingCrew(LEAD);
    expect(waits()).toEqual([]);
    await dropWaiting('a');
  });

  it('are sent one by one where one of them cannot be read', async () => {
    await pressOffline(made('a', 'EM002'), made('b', 'EM003'));
    const failure = { status: 'fail', code: 'INVALID_INPUT', message: '', data: null, errors: [] };
    const wire = answerWire({
      [CREW]: (request) =>
        bodies(request).some((it) => it.clientid === 'a') ? { status: 400, body: failure } : taken(request),
    });
    await sendWaitingCrew(LEAD);
    expect(wire.bodies(CREW)).toHaveLength(3);
    expect(waits()).toEqual([]);
    await dropWaiting('a');
  });

  it('keep their order where only some of a member could be sent', async () => {
    await pressOffline(made('a', 'EM002'));
    await pressOffline(made('z', 'EM002', 'out'));
    const failure = { status: 'fail', code: 'INVALID_INPUT', message: '', data: null, errors: [] };
    answerWire({
      [CREW]: (request) => {
        const [first, second] = bodies(request);
        if (second) return { status: 400, body: failure };
        return first?.clientid === 'a' ? taken(request) : 'dropped';
      },
    });
    await sendWaitingCrew(LEAD);
    await pressOffline(made('b', 'EM002'));
    const wire = answerWire({ [CREW]: taken });
    await sendWaitingCrew(LEAD);
    expect(bodies({ body: wire.bodies(CREW)[0] }).map((it) => [it.clientid, it.sequence])).toEqual([
      ['z', 2],
      ['b', 3],
    ]);
  });

  it('are sent as made now also where two presses go at once', async () => {
    const wire = answerWire({ [CREW]: taken });
    const [first, second] = [made('a', 'EM002'), made('b', 'EM003')];
    await Promise.all([keepAndSendCrew([first]), keepAndSendCrew([second])]);
    const sent = wire.bodies(CREW).flatMap((body) => bodies({ body }));
    expect(sent.map((it) => [it.clientid, it.offline])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
    expect(waits()).toEqual([]);
  });

  it('wait on where the server is at fault, or the session has ended', async () => {
    await pressOffline(made('a', 'EM002'));
    for (const status of [503, 401, 429]) {
      answerWire({ [CREW]: { status, body: { status: 'fail', code: 'UNAVAILABLE', message: '', errors: [] } } });
      await sendWaitingCrew(LEAD);
      expect(waits()).toEqual(['a']);
    }
  });
});

describe('on a phone that several use', () => {
  it('nobody but the lead sends them, also not the member whom they are about', async () => {
    await pressOffline(made('a', 'EM002'));
    const wire = answerWire({ [CREW]: taken, [CREATE]: { status: 201, body: success(recorded, '201') } });
    await sendWaiting('EM002');
    await sendWaitingCrew('EM002');
    expect([wire.bodies(CREW), wire.bodies(CREATE)]).toEqual([[], []]);
    expect(stillToSend('EM002')).toEqual([]);
    expect(waits()).toEqual(['a']);
  });

  it('the own check-in of the lead is in a row of its own, and waits for none of them', async () => {
    await pressOffline(made('a', 'EM002'));
    const wire = answerWire({ [CREW]: taken, [CREATE]: { status: 201, body: success(recorded, '201') } });
    const body = { clientid: 'own', membercode: LEAD, checktype: 'in', checktime: recorded.checktime } as const;
    await keepAndSend({ clientid: 'own', skew: 0, body });
    expect(wire.bodies(CREATE)).toHaveLength(1);
    expect(waits()).toEqual(['a']);
  });
});
