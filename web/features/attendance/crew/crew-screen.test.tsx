import type { CrewMember } from '@muster/domain/attendance/crew/crew-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendWaitingCrew } from '../../../data/attendance/crew-punches.ts';
import { dropWaiting, stillToSend } from '../../../data/attendance/waiting-punches.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { EM001, locateDevice, recorded, rules } from '../../../testing/punching.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { CrewNotTaken } from './crew-not-taken.tsx';
import { CrewScreen } from './crew-screen.tsx';

const CREW = 'POST /api/crew/punches';
const since = '2026-11-20T01:28:00.000Z';
const member = (membercode: string, membername: string, more: Partial<CrewMember> = {}): CrewMember => ({
  ...{ membercode, membername, state: 'out', since: null, asksplace: false, ...more },
});
const members = [
  member('EM002', 'Bo Bo'),
  member('EM003', 'Chit Ko'),
  member('EM004', 'Dewi', { state: 'in', since }),
  member('EM005', 'Ei Ei', { state: 'leave' }),
];

const punches = (request: { body?: unknown }) =>
  (request.body as { punches: { clientid: string; membercode: string; remark?: string }[] }).punches;
const done = (clientid: string) => ({ clientid, punch: { ...recorded, clientid }, refused: null });
const not = (clientid: string, code: string, data: unknown = null) => ({
  ...{ clientid, punch: null, refused: { code, message: '', data } },
});

function show(answer: Parameters<typeof answerWire>[0][string] = 'dropped', crew: readonly CrewMember[] = members) {
  const wire = answerWire({
    'GET /api/crew': { body: success({ at: since, members: crew }) },
    'GET /api/membercheckin/place': { body: success(rules) },
    [CREW]: answer,
  });
  return { wire, ...renderPage(<CrewScreen zone="Asia/Yangon" />, '/dashboard/crew') };
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  enterSession(EM001);
  locateDevice({ latitude: 16.779, longitude: 96.158, accuracy: 5 });
});
afterEach(async () => {
  for (const it of stillToSend('EM001')) await dropWaiting(it.clientid);
});

describe('the crew', () => {
  it('is one list with where each is: not in yet, in, gone or not expected', async () => {
    show();
    const groups = ['Not in yet', 'In', 'Gone or not expected'];
    await box(/Bo Bo/);
    for (const name of groups) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'In' })).getByText('In since 07:58')).toBeTruthy();
    expect(screen.getByText('On leave')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Not in yet' })).queryByText('Not in yet')).toBeNull();
    expect(screen.getByText(/missing from the list/)).toBeTruthy();
    expect(screen.getByText('Tap everybody who comes or goes now.')).toBeTruthy();
  });

  it('says so where there is nobody', async () => {
    show('dropped', []);
    expect(await screen.findByText('You check in for nobody. The HR office says for whom you do.')).toBeTruthy();
  });

  it('is checked in by one button, which says who was recorded, who was not and why', async () => {
    const { user, wire } = show((request) => ({
      body: success(
        punches(request).map(({ clientid, membercode }) =>
          membercode === 'EM002' ? done(clientid) : not(clientid, 'ALREADY_CHECKED_IN'),
        ),
      ),
    }));
    await user.click(await box(/Not in yet: 2/));
    await user.click(press('Check in 2'));
    const told = await screen.findByRole('dialog', { name: 'Checked in: 1' });
    expect(told.textContent).toContain('Bo Bo');
    expect(told.textContent).toContain('Chit KoIs in already');
    expect(punches({ body: wire.bodies(CREW)[0] }).map((it) => it.membercode)).toEqual(['EM002', 'EM003']);
    await user.click(within(told).getByRole('button', { name: 'OK' }));
  });

  it('offers both where those who are in are chosen beside the others', async () => {
    const { user } = show();
    await user.click(await box(/Bo Bo/));
    await user.click(await box(/Dewi/));
    expect([press('Check in 1'), press('Check out 1')]).toHaveLength(2);
  });

  it('asks once for a reason where some are outside their site, and sends the place of no one else', async () => {
    const area = { distance: 420, radius: 200, sitename: 'Head Office' };
    const { user, wire } = show(
      (request) => ({
        body: success(
          punches(request).map(({ clientid, remark, membercode }) =>
            membercode === 'EM002' || remark ? done(clientid) : not(clientid, 'OUTSIDE_AREA', area),
          ),
        ),
      }),
      [member('EM002', 'Bo Bo'), member('EM003', 'Chit Ko', { asksplace: true })],
    );
    await user.click(await box(/Not in yet: 2/));
    await user.click(press('Check in 2'));
    expect(await screen.findByText('420 m away from Head Office')).toBeTruthy();
    const [first, second] = punches({ body: wire.bodies(CREW)[0] });
    expect([first, second].map((it) => it && 'latitude' in it)).toEqual([false, true]);
    await user.click(press('Check in 1 with this reason'));
    expect(await screen.findByText('Please give a reason.')).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'At the bridge');
    await user.click(press('Check in 1 with this reason'));
    expect(await screen.findByRole('dialog', { name: 'Checked in: 2' })).toBeTruthy();
    expect(punches({ body: wire.bodies(CREW)[1] })).toMatchObject([{ membercode: 'EM003', remark: 'At the bridge' }]);
  });
});

describe('who is chosen', () => {
  it('stays so where they are outside and nothing was said of why', async () => {
    const area = { distance: 420, radius: 200, sitename: 'Head Office' };
    const { user } = show(
      (request) => ({
        body: success(
          punches(request).map(({ clientid, membercode }) =>
            membercode === 'EM002' ? done(clientid) : not(clientid, 'OUTSIDE_AREA', area),
          ),
        ),
      }),
      [member('EM002', 'Bo Bo'), member('EM003', 'Chit Ko', { asksplace: true })],
    );
    await user.click(await box(/Not in yet: 2/));
    await user.click(press('Check in 2'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Check in 1' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Chit Ko/ }).checked).toBe(true);
  });
});

describe('without a connection', () => {
  it('the crew is kept with member and time, and stands as what it will be', async () => {
    const { user } = show('dropped');
    await user.click(await box(/Bo Bo/));
    await user.click(press('Check in 1'));
    const kept = await screen.findByRole('dialog', { name: 'Kept on this phone: 1' });
    expect(kept.textContent).toContain('Bo Bo');
    await user.click(within(kept).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('1 waiting')).toBeTruthy();
    expect(screen.getByText(/^Check-in of \d\d:\d\d: Bo Bo$/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'In' })).getByText(/waits to be sent$/)).toBeTruthy();
  });

  it('what was not taken stands over every page, with why, until it is read, also for who has no crew any more', async () => {
    const { user, unmount } = show('dropped');
    await user.click(await box(/Bo Bo/));
    await user.click(press('Check in 1'));
    await screen.findByRole('dialog', { name: 'Kept on this phone: 1' });
    unmount();
    answerWire({
      'GET /api/office/company': { body: success({ zone: 'Asia/Yangon' }) },
      [CREW]: (request) => ({ body: success(punches(request).map((it) => not(it.clientid, 'NOT_FOUND'))) }),
    });
    const elsewhere = renderPage(<CrewNotTaken />, '/dashboard/checkinmember');
    await sendWaitingCrew('EM001');
    expect(await screen.findByText(/^Bo Bo: check-in of \d\d:\d\d\. Not in your crew$/)).toBeTruthy();
    await elsewhere.user.click(press('Understood'));
    await waitFor(() => expect(screen.queryByText('Not recorded')).toBeNull());
  });

  it('who was pressed together is told in one line, by name', async () => {
    const { user } = show('dropped');
    await user.click(await box(/Chit Ko/));
    await user.click(await box(/Bo Bo/));
    await user.click(press('Check in 2'));
    await screen.findByRole('dialog', { name: 'Kept on this phone: 2' });
    const told = screen.getByText('2 waiting').closest('[role=alert]');
    expect([...(told?.querySelectorAll('li') ?? [])].map((it) => it.textContent?.replace(/\d\d:\d\d/, 'T'))).toEqual([
      'Check-in of T: Bo Bo, Chit Ko',
    ]);
  });
});
