import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { kept } from '../../../lib/kept/browser-storage.ts';
import { draftKey } from '../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

const ASK = 'POST /api/attendance/correction';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

/** The form as it is opened for a day of which nothing is recorded. */
async function open(date = '2026-11-18', shift = { starts: '09:00', ends: '17:00' }) {
  const shown = renderPage(<CorrectionDialog day={{ date, shift }} zone="Asia/Yangon" onClose={() => undefined} />);
  await screen.findByLabelText('Out at');
  return shown;
}
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });

it('has what was typed again when the page was loaded anew, says so and gives it up when asked to', async () => {
  answerWire({ 'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } } });
  const before = await open();
  await before.user.type(screen.getByLabelText('Out at'), '15:10');
  await before.user.type(reason(), 'At the bank');
  before.unmount();

  const otherDay = await open('2026-11-19');
  expect(reason().value).toBe('');
  otherDay.unmount();

  const { user } = await open();
  expect(reason().value).toBe('At the bank');
  expect(screen.getByLabelText<HTMLInputElement>('Out at').value).toBe('15:10');
  expect(screen.getByText(/This is what you typed at/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(reason().value).toBe('');
  expect(kept.read(draftKey('correction'))).toBeNull();
});

it('forgets times that were typed over others than are recorded now', async () => {
  const LIST = 'GET /api/membercheckin/list';
  const wire = answerWire({ [LIST]: { body: { ...success([]), page: 1, more: false } } });
  const { user, unmount, client } = await open();
  await user.type(screen.getByLabelText('Out at'), '15:10');
  const recorded = { id: 1, checktype: 'in', checktime: '2026-11-18T01:52:00.000Z', ending: null, replaced: false };
  wire.now(LIST, { body: { ...success([recorded]), page: 1, more: false } });
  await act(() => client.invalidateQueries());
  await screen.findByText(/^Recorded so far: 08:22/);
  await user.type(reason(), 'At the bank');
  unmount();
  await open();
  expect(reason().value).toBe('');
});

it('marks the time that is missing, with the reason, before anything is sent', async () => {
  const wire = answerWire({ 'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } } });
  const { user } = await open();
  await user.type(screen.getByLabelText('Out at'), '17:00');
  await user.click(screen.getByRole('button', { name: 'Ask for correction' }));
  const into = screen.getByLabelText<HTMLInputElement>('In at');
  expect([into, screen.getByLabelText('Out at'), reason()].map((it) => it.getAttribute('aria-invalid'))).toEqual([
    'true',
    'false',
    'true',
  ]);
  expect(document.activeElement).toBe(into);
  expect(wire.sent.some(({ call }) => call === ASK)).toBe(false);
  await user.type(into, '09:00');
  expect(into.getAttribute('aria-invalid')).toBe('false');
});

it('says at the check-out that it is missing, where the server knows that the day is over', async () => {
  answerWire({
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
    [ASK]: {
      status: 422,
      body: failure('CORRECTION_NOT_POSSIBLE', {
        errors: [{ field: 'punches', code: 'CORRECTION_NOT_POSSIBLE', params: { reason: 'unfinished' } }],
      }),
    },
  });
  const { user } = await open();
  await user.type(screen.getByLabelText('In at'), '09:00');
  await user.type(reason(), 'At the bank');
  await user.click(screen.getByRole('button', { name: 'Ask for correction' }));
  const out = await screen.findByLabelText<HTMLInputElement>('Out at');
  await waitFor(() => expect(document.activeElement).toBe(out));
  expect(out.getAttribute('aria-invalid')).toBe('true');
  await user.type(out, '17:00');
  expect(out.getAttribute('aria-invalid')).toBe('false');
});

it('keeps nothing of what was sent', async () => {
  answerWire({
    'GET /api/membercheckin/list': { body: { ...success([]), page: 1, more: false } },
    [ASK]: { status: 201, body: success({ kind: 'times', state: 'pending' }, '201') },
  });
  const { user } = await open();
  await user.type(screen.getByLabelText('In at'), '08:00');
  await user.type(reason(), 'At the bank');
  expect(kept.read(draftKey('correction'))).toContain('At the bank');
  await user.click(screen.getByRole('button', { name: 'Ask for correction' }));
  await screen.findByText('Your correction is asked for.');
  expect(kept.read(draftKey('correction'))).toBeNull();
});

const NONE = { body: { ...success([]), page: 1, more: false } };

it('says while it is typed that a check-out before the check-in is of the next day, and that the two may be swapped', async () => {
  answerWire({ 'GET /api/membercheckin/list': NONE });
  const { user } = await open();
  await user.type(screen.getByLabelText('In at'), '17:30');
  expect(screen.queryByText(/the next day/)).toBeNull();
  await user.type(screen.getByLabelText('Out at'), '09:00');
  expect(screen.getByText(/^Until 09:00 the next day, 15 h 30 min\. .*swapped/)).toBeDefined();
});

it('takes a night for nothing out of the ordinary in a shift that goes past midnight, until it is refused', async () => {
  const overlap = { reason: 'overlap' };
  answerWire({
    'GET /api/membercheckin/list': NONE,
    [ASK]: { status: 422, body: failure('CORRECTION_NOT_POSSIBLE', { params: overlap }) },
  });
  const { user } = await open('2026-11-18', { starts: '22:00', ends: '06:00' });
  await user.type(screen.getByLabelText('In at'), '22:00');
  await user.type(screen.getByLabelText('Out at'), '06:00');
  expect(screen.getByText('Until 06:00 the next day, 8 h 0 min.')).toBeDefined();
  await user.type(reason(), 'At the bank');
  await user.click(screen.getByRole('button', { name: 'Ask for correction' }));
  expect(await screen.findByText(/Until 06:00 the next day, 8 h 0 min\. .*swapped/)).toBeDefined();
});

it.each([
  ['08:00', '08:00', '07:50', '08:00', 'Until 08:00 the next day, 24 h 10 min.'],
  ['22:00', '06:00', '00:30', '06:00', 'From 00:30 the next day.'],
  ['00:00', '08:00', '23:55', '08:00', 'From 23:55 the evening before.'],
])('says of a shift from %s to %s what the server takes %s and %s for', async (starts, ends, came, left, said) => {
  answerWire({ 'GET /api/membercheckin/list': NONE });
  const { user } = await open('2026-11-18', { starts, ends });
  await user.type(screen.getByLabelText('In at'), came);
  await user.type(screen.getByLabelText('Out at'), left);
  expect(screen.getByText((text) => text.startsWith(said))).toBeDefined();
});

it('counts the minutes of a night as its day does, with the seconds of what was recorded', async () => {
  const punches = [
    { id: 1, checktype: 'in', checktime: '2026-11-18T15:14:02.000Z', ending: 'checked_out', replaced: false },
    { id: 2, checktype: 'out', checktime: '2026-11-18T23:36:42.000Z', ending: null, replaced: false },
  ];
  answerWire({ 'GET /api/membercheckin/list': { body: { ...success(punches), page: 1, more: false } } });
  await open('2026-11-18', { starts: '22:00', ends: '06:00' });
  expect(screen.getByText('Until 06:06 the next day, 8 h 22 min.')).toBeDefined();
});

it('says that two stays lie over each other, and nothing of the next day that nobody means; a stay can be removed', async () => {
  answerWire({ 'GET /api/membercheckin/list': NONE });
  const { user } = await open();
  const type = (name: string, at: number, time: string) =>
    user.type(screen.getAllByLabelText(name)[at] as HTMLElement, time);
  await type('In at', 0, '08:50');
  await type('Out at', 0, '12:00');
  expect(screen.queryByRole('button', { name: /^Remove stay/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Another stay' }));
  expect(document.activeElement, 'typing goes on in the new stay').toBe(screen.getAllByLabelText('In at')[1]);
  await type('In at', 1, '11:00');
  expect(screen.getByText('The stay from 11:00 lies over another one.')).toBeDefined();
  await type('Out at', 1, '18:00');
  expect(screen.getByText('The stay from 11:00 lies over another one.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Another stay' }));
  const pressed = screen.getByRole('button', { name: 'Remove stay 1' });
  await user.click(pressed);
  expect(pressed.isConnected, 'the second half of a double tap would find the next one under it').toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove stay 2' }));
  expect(screen.getByLabelText<HTMLInputElement>('In at').value).toBe('11:00');
  expect(screen.queryByText(/lies over/)).toBeNull();
});

it('takes an evening and the night after it for what they are', async () => {
  answerWire({ 'GET /api/membercheckin/list': NONE });
  const { user } = await open('2026-11-18', { starts: '18:00', ends: '02:00' });
  await user.type(screen.getByLabelText('In at'), '18:00');
  await user.type(screen.getByLabelText('Out at'), '23:30');
  await user.click(screen.getByRole('button', { name: 'Another stay' }));
  await user.type(screen.getAllByLabelText('In at')[1] as HTMLElement, '00:30');
  await user.type(screen.getAllByLabelText('Out at')[1] as HTMLElement, '02:00');
  expect(screen.getByText('From 00:30 the next day.')).toBeDefined();
});

it('says of a stay of no length that in and out are the same', async () => {
  answerWire({ 'GET /api/membercheckin/list': NONE });
  const { user } = await open();
  await user.type(screen.getByLabelText('In at'), '08:50');
  await user.type(screen.getByLabelText('Out at'), '08:50');
  expect(screen.getByText('In and out are both at 08:50.')).toBeDefined();
});

const RECORDED = {
  ...success([
    { id: 1, checktype: 'in', checktime: '2026-11-18T05:30:20.000Z', ending: 'checked_out', replaced: false },
    { id: 2, checktype: 'out', checktime: '2026-11-18T05:31:10.000Z', ending: null, replaced: false },
  ]),
  ...{ page: 1, more: false },
};

it('takes all times of a day away, showing what was and what is asked for', async () => {
  const wire = answerWire({
    'GET /api/membercheckin/list': { body: RECORDED },
    [ASK]: { status: 201, body: success({ kind: 'times', state: 'pending' }, '201') },
  });
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('What should be put right'), 'Take away all times');
  expect(screen.queryByLabelText('In at')).toBeNull();
  expect(screen.getByText('Before: 12:00 – 12:01')).toBeDefined();
  expect(screen.getByText('After: all times taken away')).toBeDefined();
  await user.type(reason(), 'I was not there');
  await user.click(screen.getByRole('button', { name: 'Ask for correction' }));
  await screen.findByText('Your correction is asked for.');
  expect(wire.bodies(ASK)).toMatchObject([{ punches: [], reason: 'I was not there' }]);
});

it('says that emptied times are taken away, and offers nothing to take away where nothing is recorded', async () => {
  const wire = answerWire({ 'GET /api/membercheckin/list': { body: RECORDED } });
  const { user, unmount } = await open();
  await user.clear(screen.getByLabelText('In at'));
  expect(screen.queryByText('After: all times taken away')).toBeNull();
  await user.clear(screen.getByLabelText('Out at'));
  expect(screen.getByText('After: all times taken away')).toBeDefined();
  unmount();
  wire.now('GET /api/membercheckin/list', NONE);
  await open('2026-11-19');
  expect(screen.getByRole('option', { name: 'Excuse the day' })).toBeDefined();
  expect(screen.queryByRole('option', { name: 'Take away all times' })).toBeNull();
});
