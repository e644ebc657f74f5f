import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../../../lib/kept/browser-storage.ts';
import { draftKey } from '../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import {
  CREATE,
  EM001,
  locateDevice,
  pressCheckIn,
  recorded,
  show,
  TurnedElsewhere,
} from '../../../testing/punching.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';

beforeEach(() => {
  locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('checking in with a location', () => {
  it('asks for another try or a reason outside the area, and sends the reason', async () => {
    const area = { distance: 5012, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const { user } = show();
    await user.click(pressCheckIn());
    await screen.findByText('Head Office is 5 km away');
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    expect(screen.getByText('Please give a reason.')).toBeDefined();
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5012 }, '201') });
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'At a customer');
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    await screen.findByText(/Outside Head Office, 5 km away/);
    expect(wire.bodies(CREATE)[1]).toMatchObject({ remark: 'At a customer' });
  });

  it('has the reason again after the page was left with it, and forgets it once it is sent', async () => {
    const area = { distance: 5012, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const before = show();
    await before.user.click(pressCheckIn());
    await before.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'At a customer');
    before.unmount();
    const { user } = show();
    await user.click(pressCheckIn());
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(reason.value).toBe('At a customer');
    expect(screen.getByText(/This is what you typed at/)).toBeDefined();
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5012 }, '201') });
    await user.click(screen.getByRole('button', { name: 'Check in with this reason' }));
    await screen.findByText(/Outside Head Office, 5 km away/);
    expect(kept.read(draftKey('outside-reason'))).toBeNull();
  });

  it('keeps the reason over another measurement, says how far it still is, and makes sending it the way on', async () => {
    const area = { distance: 5612, radius: 200, sitename: 'Head Office' };
    const wire = answerWire({ [CREATE]: { status: 422, body: failure('OUTSIDE_AREA', { data: area }) } });
    const { user } = show();
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(pressCheckIn());
    await screen.findByText('Head Office is 5.6 km away');
    expect(button('Retry').className).toContain('contained');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'At a customer');
    expect(button('Retry').className).not.toContain('contained');
    await user.click(button('Retry'));
    await screen.findByText(/^Head Office: Still 5.6 km, measured \d\d:\d\d$/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('At a customer');
    expect(button('Check in with this reason').className).toContain('contained');
    expect(wire.bodies(CREATE)[1]).not.toHaveProperty('remark');
    wire.now(CREATE, { status: 201, body: success({ ...recorded, verdict: 'outside', distance: 5612 }, '201') });
    await user.click(button('Check in with this reason'));
    await screen.findByText(/Outside Head Office, 5.6 km away/);
    expect(wire.bodies(CREATE)[2]).toMatchObject({ remark: 'At a customer' });
  });

  it('waits no longer for a location than the member wants to', async () => {
    locateDevice('silent');
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, verdict: 'unknown' }, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your location is not available' });
    expect(within(dialog).getByText('Finding your location took too long.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Check in without location' }));
    await screen.findByText('Recorded without a location.');
    expect(wire.count(CREATE)).toBe(1);
  });

  it('counts no press for a moment after another tab has turned the button', async () => {
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, checktype: 'out' }, '201') } });
    renderPage(<TurnedElsewhere />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    press('Other tab');
    const turned = screen.getByRole('button', { name: 'Check out' });
    expect(turned.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('In since 08:31');
    press('Check out');
    act(() => vi.runOnlyPendingTimers());
    vi.useRealTimers();
    expect(wire.count(CREATE)).toBe(0);
    expect(turned.getAttribute('aria-disabled')).toBe('false');
    press('Check out');
    await screen.findByRole('dialog', { name: 'You are checked out' });
  });

  it('explains a refused location and goes on without one', async () => {
    locateDevice('denied');
    const wire = answerWire({ [CREATE]: { status: 201, body: success({ ...recorded, verdict: 'unknown' }, '201') } });
    const { user } = show();
    await user.click(pressCheckIn());
    const dialog = await screen.findByRole('dialog', { name: 'Your location is not available' });
    expect(within(dialog).getByText('The browser does not give Muster your location.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check in without location' }));
    await screen.findByText('Recorded without a location.');
    expect(wire.bodies(CREATE)[0]).not.toHaveProperty('latitude');
  });
});
