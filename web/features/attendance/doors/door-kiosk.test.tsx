import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../lib/words/language.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { DoorKiosk } from './door-kiosk.tsx';

const PUNCH = 'POST /api/door/punch';
const PIN = '481592';
const door = success({ name: 'North gate', company: 'Lotus', zone: 'Asia/Yangon', now: '2026-11-20T02:30:00.000Z' });
const punched = (checktype: string, time: string) =>
  success({ membername: 'Nok', checktype, checktime: `2026-11-20T${time}:00.000Z` });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

type Answers = Parameters<typeof answerWire>[0];

function open(answers: Answers = {}) {
  const wire = answerWire({ 'GET /api/door': { body: door }, [PUNCH]: { body: punched('in', '01:31') }, ...answers });
  renderPage(<DoorKiosk />);
  return { wire, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) };
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('Member code');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function say(user: ReturnType<typeof userEvent.setup>, code: string, pin: string): Promise<void> {
  await user.type(await codeField(), `${code}{Enter}`);
  const pad = await screen.findByRole('group', { name: 'Digits of the PIN' });
  for (const digit of pin) await user.click(within(pad).getByRole('button', { name: digit }));
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Check in or out' }));

describe('a door', () => {
  it('asks for the code, then the PIN, says who has checked in, and is empty again after four seconds', async () => {
    const { wire, user } = open();
    await say(user, 'em001', PIN);
    await send(user);
    expect((await screen.findByRole('status')).textContent).toBe('Good morning, NokChecked in 08:01');
    expect(wire.bodies(PUNCH)).toEqual([{ clientid: expect.any(String), membercode: 'em001', pin: PIN }]);
    await pass(4000);
    expect((await codeField()).value).toBe('');
    expect(document.body.textContent).not.toMatch(/Nok|em001/);
  });

  it.each([
    ['in', '04:59', 'Good morning, NokChecked in 11:29'],
    ['in', '05:30', 'Good afternoon, NokChecked in 12:00'],
    ['in', '11:00', 'Good evening, NokChecked in 17:30'],
    ['out', '10:33', 'Goodbye, NokChecked out 17:03'],
  ])('greets at the company’s time: %s %s', async (checktype, time, words) => {
    const { user } = open({ [PUNCH]: { body: punched(checktype, time) } });
    await say(user, 'em001', PIN);
    await send(user);
    expect((await screen.findByRole('status')).textContent).toBe(words);
  });

  it('goes by the keys of a keyboard, and never shows a digit', async () => {
    const { wire, user } = open();
    await say(user, 'EM001', '');
    await user.keyboard('49{Backspace}81592');
    expect(screen.getByLabelText('6 of 6 digits typed').textContent).toBe('');
    await user.keyboard('7{Enter}');
    await screen.findByText('Good morning, Nok');
    expect(wire.bodies(PUNCH)).toMatchObject([{ pin: PIN }]);
  });

  it('says in plain words that it was wrong, empties the PIN and keeps the code', async () => {
    const { wire, user } = open({ [PUNCH]: { status: 422, body: failure('PIN_WRONG') } });
    await say(user, 'EM001', PIN);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe('The member code or the PIN is not right.');
    expect(screen.getByText('Member code EM001')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check in or out' })).toHaveProperty('ariaDisabled', 'true');
    await user.keyboard(PIN);
    await send(user);
    const [first, second] = wire.bodies(PUNCH) as { clientid: string }[];
    expect(second?.clientid).not.toBe(first?.clientid);
  });

  it.each([
    ['MEMBER_SUSPENDED', 403, 'This account is closed or suspended. Please ask the HR office.'],
    ['NOT_EMPLOYED', 422, 'You do not work here today. Please ask the HR office.'],
    ['NOT_CHECKED_IN', 409, 'It is too late to check out for yesterday. Please tell the HR office when you left.'],
    ['INVALID_INPUT', 400, 'The member code or the PIN is not right.'],
    ['NOT_FOUND', 404, expect.stringMatching(/^This device cannot reach Muster\. Check in with your phone/)],
  ])('has words of its own for %s', async (code, status, words) => {
    const { user } = open({ [PUNCH]: { status, body: failure(code) } });
    await say(user, 'EM001', PIN);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toEqual(words);
  });

  it('sends again under the same key what was not answered', async () => {
    const { wire, user } = open({ [PUNCH]: 'dropped' });
    await say(user, 'EM001', PIN);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe('No answer came. Press again: you are recorded once.');
    await send(user);
    const [first, second] = wire.bodies(PUNCH);
    expect(second).toEqual(first);
  });

  it('who comes back soon after no answer came, also when there was no connection meanwhile, is sent under the same key', async () => {
    const { wire, user } = open({ [PUNCH]: 'dropped' });
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByRole('alert');
    wire.now('GET /api/door', 'dropped');
    await pass(60_000);
    await screen.findByRole('heading', { name: 'No connection' });
    wire.now('GET /api/door', { body: door });
    wire.now(PUNCH, { body: punched('in', '01:31') });
    await pass(90_000);
    await say(user, 'em001', PIN);
    await send(user);
    await screen.findByText('Good morning, Nok');
    await pass(4000);
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByText('Good morning, Nok');
    const [first, second, third] = (wire.bodies(PUNCH) as { clientid: string }[]).map((it) => it.clientid);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('and who comes back much later is sent under another', async () => {
    const { wire, user } = open({ [PUNCH]: 'dropped' });
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByRole('alert');
    wire.now(PUNCH, { body: punched('out', '10:33') });
    await pass(5 * 60_000 + 20_000);
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByText('Goodbye, Nok');
    const [first, second] = wire.bodies(PUNCH) as { clientid: string }[];
    expect(second?.clientid).not.toBe(first?.clientid);
  });

  it('makes way for whoever comes next by a press, once the answer has stood for a second', async () => {
    const { user } = open();
    await say(user, 'EM001', PIN);
    await send(user);
    await user.click(await screen.findByText('Good morning, Nok'));
    expect(screen.getByText('Good morning, Nok')).toBeDefined();
    await pass(1000);
    await user.click(screen.getByText('Good morning, Nok'));
    expect((await codeField()).value).toBe('');
    expect(document.body.textContent).not.toContain('Nok');
  });

  it('loses no key of whoever types their code while an answer stands', async () => {
    const { user } = open();
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByText('Good morning, Nok');
    await pass(1000);
    await user.keyboard('E');
    await codeField();
    await user.keyboard('M2');
    expect((await codeField()).value).toBe('EM2');
  });

  it('takes the digits of a code by the pad, and letters in the field beside them', async () => {
    const { wire, user } = open();
    await user.type(await codeField(), 'EM');
    const pad = screen.getByRole('group', { name: 'Digits' });
    for (const digit of '0017') await user.click(within(pad).getByRole('button', { name: digit }));
    await user.click(within(pad).getByRole('button', { name: 'Erase the last digit' }));
    expect((await codeField()).value).toBe('EM001');
    await user.click(within(pad).getByRole('button', { name: 'Letters' }));
    expect(document.activeElement).toBe(await codeField());
    await say(user, '', PIN);
    await send(user);
    expect(wire.bodies(PUNCH)).toMatchObject([{ membercode: 'EM001' }]);
  });

  it('takes what a keyboard or a reader of badges types, wherever the focus was left', async () => {
    const { wire, user } = open();
    const field = await codeField();
    await user.click(screen.getByText('Lotus'));
    expect(document.activeElement).not.toBe(field);
    await user.keyboard(`EM001{Enter}${PIN}{Enter}`);
    await screen.findByText('Good morning, Nok');
    expect(wire.bodies(PUNCH)).toMatchObject([{ membercode: 'EM001' }]);
  });

  it('begins with an empty code for whoever comes after one that was not right', async () => {
    const { user } = open({ [PUNCH]: { status: 422, body: failure('PIN_WRONG') } });
    await say(user, 'EM001', PIN);
    await send(user);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Other code' }));
    expect((await codeField()).value).toBe('');
  });

  it('is empty again when nobody has touched it for twenty seconds', async () => {
    const { user } = open();
    await say(user, 'EM001', '481');
    await pass(15_000);
    await user.keyboard('5');
    await pass(19_000);
    expect(screen.getByText('Member code EM001')).toBeDefined();
    await pass(1000);
    expect((await codeField()).value).toBe('');
  });
});

describe('the language of a door', () => {
  beforeEach(() => chooseLanguage('en'));
  afterEach(() => act(() => chooseLanguage('en')));
  const inBurmese = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^မြန်မာ/ }));
    await screen.findByRole('group', { name: 'ဘာသာစကား' });
  };
  const inEnglish = () => screen.findByRole('group', { name: 'Language' });

  it('is back as soon as whoever chose another has read their answer', async () => {
    const { user } = open();
    await codeField();
    await inBurmese(user);
    await user.keyboard(`EM001{Enter}${PIN}{Enter}`);
    await screen.findByText(/Nok/);
    await screen.findByRole('group', { name: 'ဘာသာစကား' });
    await pass(4000);
    await inEnglish();
    expect(localStorage.getItem('muster-language')).toBe('en');
  });

  it('is back for whoever presses that answer away', async () => {
    const { user } = open();
    await codeField();
    await inBurmese(user);
    await user.keyboard(`EM001{Enter}${PIN}{Enter}`);
    await screen.findByText(/Nok/);
    await pass(1000);
    await user.keyboard('E');
    await inEnglish();
    expect((await codeField()).value).toBe('E');
  });

  it('is back when whoever chose another has gone', async () => {
    const { user } = open();
    await codeField();
    await inBurmese(user);
    await pass(19_000);
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
    await pass(1000);
    await inEnglish();
  });

  it('is chosen where it is set up', async () => {
    history.replaceState(null, '', '/door#secret');
    const { user } = open({ 'POST /api/door/pair': { body: door } });
    await inBurmese(user);
    expect(localStorage.getItem('muster-language')).toBe('my');
  });
});

describe('the device', () => {
  it('that is at no door says who sets it up, and begins as soon as it is', async () => {
    const wire = open({ 'GET /api/door': { status: 401, body: failure('DOOR_NOT_PAIRED') } }).wire;
    expect(await screen.findByRole('heading', { name: 'This device is not at a door' })).toBeDefined();
    wire.now('GET /api/door', { body: door });
    await pass(5000);
    expect(await codeField()).toBeDefined();
  });

  it('of a door that is ended under it is at none at once', async () => {
    const { user } = open({ [PUNCH]: { status: 401, body: failure('DOOR_NOT_PAIRED') } });
    await say(user, 'EM001', PIN);
    await send(user);
    expect(await screen.findByRole('heading', { name: 'This device is not at a door' })).toBeDefined();
    expect(document.body.textContent).not.toContain('EM001');
  });

  it('without a connection says so, and comes back by itself', async () => {
    const { wire } = open();
    await codeField();
    wire.now('GET /api/door', 'dropped');
    await pass(60_000);
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
    wire.now('GET /api/door', { body: door });
    await pass(5000);
    expect(await codeField()).toBeDefined();
  });

  it('says the same where something answers that knows of no doors, and comes back by itself', async () => {
    const { wire } = open({ 'GET /api/door': { status: 404, body: failure('NOT_FOUND') } });
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
    wire.now('GET /api/door', { body: door });
    await pass(5000);
    expect(await codeField()).toBeDefined();
  });

  it('takes a link only once its button is pressed, and keeps nothing of it in the address', async () => {
    history.replaceState(null, '', '/door#secret-of-the-link');
    const { wire, user } = open({ 'POST /api/door/pair': { body: door } });
    const take = await screen.findByRole('button', { name: 'Set up this device' });
    expect(location.href).not.toContain('secret');
    expect(wire.count('POST /api/door/pair')).toBe(0);
    await user.click(take);
    expect(await codeField()).toBeDefined();
    expect(wire.bodies('POST /api/door/pair')).toEqual([{ token: 'secret-of-the-link' }]);
  });

  it('says that a link is used up', async () => {
    history.replaceState(null, '', '/door#secret');
    const { user } = open({
      'GET /api/door': { status: 401, body: failure('DOOR_NOT_PAIRED') },
      'POST /api/door/pair': { status: 422, body: failure('LINK_NOT_VALID') },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up this device' }));
    expect(await screen.findByText(/The link was used or is too old/)).toBeDefined();
    // The device goes on looking, and what was said stays to be read.
    await pass(30_000);
    expect(screen.getByText(/The link was used or is too old/)).toBeDefined();
  });

  it('may press again where a link was not looked at', async () => {
    history.replaceState(null, '', '/door#secret');
    const { wire, user } = open({ 'POST /api/door/pair': { status: 429, body: failure('TOO_MANY_REQUESTS') } });
    await user.click(await screen.findByRole('button', { name: 'Set up this device' }));
    await screen.findByText('No answer came. Look at the connection and press again.');
    wire.now('POST /api/door/pair', { body: door });
    await user.click(screen.getByRole('button', { name: 'Set up this device' }));
    expect(await codeField()).toBeDefined();
  });

  it('that wakes up looks at once whether it still is at its door', async () => {
    const { wire } = open();
    await codeField();
    wire.now('GET /api/door', { status: 401, body: failure('DOOR_NOT_PAIRED') });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { name: 'This device is not at a door' })).toBeDefined();
  });

  it('looks for a newer version when nobody has been at it for a quarter of an hour', async () => {
    const { wire } = open({ 'GET /': { body: '' } });
    await codeField();
    await pass(14 * 60_000);
    expect(wire.count('GET /')).toBe(0);
    await pass(60_000);
    expect(wire.count('GET /')).toBe(1);
  });
});
