import type { PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { PeriodsScreen } from './periods-screen.tsx';

const period = (month: string, from: string, to: string, state: PayPeriod['state']): PayPeriod => ({
  ...{ month, from, to, state, closedby: null, closedat: null, waived: '', changes: null },
});
const years: Readonly<Record<string, readonly PayPeriod[]>> = {
  2026: [
    period('2027-02', '2027-02-01', '2027-02-28', 'closed'),
    period('2027-03', '2027-03-01', '2027-03-31', 'open'),
  ],
  2027: [period('2027-04', '2027-04-01', '2027-04-30', 'open'), period('2027-05', '2027-05-01', '2027-05-31', 'open')],
};

it('shows in a new fiscal year what is left to close of the one before, and not what is closed', async () => {
  act(() => enterSession({ id: 9, membercode: 'HR001', membername: 'Officer', role: 'HR' }));
  answerWire({
    'GET /api/attendance/months': ({ query }) => ({ body: success(years[query.get('year') ?? ''] ?? []) }),
  });
  const company = { zone: 'Asia/Yangon', today: '2027-04-02' } as CompanyView;
  const { user } = renderPage(<PeriodsScreen company={company} />);
  await screen.findByText(/01\/03\/2027/);
  const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines().map((it) => /\d\d\/\d\d\/\d{4}/.exec(it.textContent ?? '')?.[0])).toEqual([
    '30/04/2027',
    '01/03/2027',
  ]);
  await user.click(screen.getByRole('button', { name: /year before|Previous/i }));
  await screen.findByText(/01\/02\/2027/);
  expect(lines()).toHaveLength(2);
});

it.each([
  ['HR', 0],
  ['SA', 1],
] as const)('offers %s to open a closed one again %d times', async (role, times) => {
  act(() => enterSession({ id: 9, membercode: 'OF001', membername: 'Officer', role }));
  answerWire({
    'GET /api/attendance/months': { body: success([period('2027-02', '2027-02-01', '2027-02-28', 'closed')]) },
  });
  renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  await screen.findByText(/01\/02\/2027/);
  expect(screen.queryAllByRole('button', { name: /^Open .* again$/ })).toHaveLength(times);
});

it('says of one that somebody else has opened again meanwhile that it is open', async () => {
  act(() => enterSession({ id: 9, membercode: 'OF001', membername: 'Officer', role: 'SA' }));
  let state: PayPeriod['state'] = 'closed';
  answerWire({
    'GET /api/attendance/months': ({ query }) => ({
      body: success(query.get('year') === '2026' ? [period('2027-02', '2027-02-01', '2027-02-28', state)] : []),
    }),
    'POST /api/attendance/months/2027-02/reopen': { status: 404, body: failure('NOT_FOUND') },
  });
  const { user } = renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  await user.click(await screen.findByRole('button', { name: 'Open February 2027 again' }));
  state = 'open';
  const dialog = within(await screen.findByRole('dialog', { name: 'Open February 2027 again?' }));
  await user.type(dialog.getByLabelText('Why'), 'A day was missing');
  await user.click(dialog.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('February 2027 is open already.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Open February 2027 again' })).toBeNull();
});

it('says in place of opening one again which was closed after it', async () => {
  act(() => enterSession({ id: 9, membercode: 'OF001', membername: 'Officer', role: 'SA' }));
  const earlier = { ...period('2027-01', '2027-01-01', '2027-01-31', 'closed'), openfirst: '2027-02' };
  answerWire({
    'GET /api/attendance/months': ({ query }) => ({
      body: success(
        query.get('year') === '2026' ? [earlier, period('2027-02', '2027-02-01', '2027-02-28', 'closed')] : [],
      ),
    }),
  });
  renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  expect(
    await screen.findByText('To open it again, open February 2027 again first: it was closed later.'),
  ).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Open .* again$/ }).map((it) => it.getAttribute('aria-label'))).toEqual(
    ['Open February 2027 again'],
  );
});

it('is there before it is counted what has changed, and says so as soon as it is', async () => {
  act(() => enterSession({ id: 9, membercode: 'HR001', membername: 'Officer', role: 'HR' }));
  let counted = () => {};
  const counting = new Promise<void>((resolve) => {
    counted = resolve;
  });
  const closedat = '2027-03-01T02:30:00.000Z';
  const february = { ...period('2027-02', '2027-02-01', '2027-02-28', 'closed'), closedat };
  answerWire({
    'GET /api/attendance/months': async ({ query }) => {
      if (query.get('changes') === 'false') return { body: success([february]) };
      await counting;
      return { body: success([{ ...february, changes: 3 }]) };
    },
  });
  renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  expect(await screen.findByRole('button', { name: 'Look for changes, February 2027' })).toBeDefined();
  counted();
  expect(await screen.findByRole('button', { name: /^3 changes since/ })).toBeDefined();
});

it('leaves whoever closed one by the keyboard on its line', async () => {
  act(() => enterSession({ id: 9, membercode: 'HR001', membername: 'Officer', role: 'HR' }));
  const nobody = { days: 0, members: { count: 0, first: [] } };
  const nothingOpen = { forgotten: 0, review: 0, corrections: 0, leave: 0, trips: 0, affected: 0 };
  let state: PayPeriod['state'] = 'open';
  const february = () => period('2027-02', '2027-02-01', '2027-02-28', state);
  answerWire({
    'GET /api/attendance/months': ({ query }) => ({ body: success(query.get('year') === '2026' ? [february()] : []) }),
    'GET /api/attendance/months/2027-02/open': {
      body: success({ running: 0, ...nothingOpen, own: nothingOpen }),
    },
    'GET /api/attendance/months/2027-02/absent': { body: success({ ...nobody, workedonleave: nobody }) },
    'POST /api/attendance/months/2027-02/close': () => {
      state = 'closed';
      return { body: success(february()) };
    },
  });
  const { user, client } = renderPage(
    <PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />,
  );
  const opener = await screen.findByRole('button', { name: /^Close/ });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Nothing is open. It can be closed.');
  await user.click(dialog.getByRole('button', { name: /^Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(opener.isConnected).toBe(false));
  const line = screen.getByRole('listitem');
  await waitFor(() => expect(line.contains(document.activeElement)).toBe(true));
});

it.each([
  ['the times of the night', { from: '22:00', till: '06:00' }, 'Closed with night work from 22:00 to 06:00'],
  ['that there was no night', null, 'Closed without night work'],
  ['nothing of nights that nobody has', undefined, undefined],
] as const)('says of a closed one by which night it was closed: %s', async (_, night, expected) => {
  act(() => enterSession({ id: 9, membercode: 'OF001', membername: 'Officer', role: 'SA' }));
  const closed = period('2027-02', '2027-02-01', '2027-02-28', 'closed');
  answerWire({
    'GET /api/attendance/months': { body: success([night === undefined ? closed : { ...closed, night }]) },
  });
  const { user } = renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  await screen.findByText(/01\/02\/2027/);
  expect(screen.queryByText(/night work/)?.textContent).toBe(expected);
  await user.click(screen.getByRole('button', { name: 'Open February 2027 again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open February 2027 again?' });
  expect(/Night work of it is then counted by/.test(dialog.textContent ?? '')).toBe(night !== undefined);
});

it.each([
  [
    'from when on it had to be approved',
    '2027-02-08',
    'Closed with only the overtime that is approved, for days from 08/02/2027',
  ],
  ['that all of it counted', null, 'Closed with all overtime, approved or not'],
  ['nothing where it never had to be', undefined, undefined],
] as const)('says of a closed one which overtime it was closed with: %s', async (_, day, expected) => {
  act(() => enterSession({ id: 9, membercode: 'OF001', membername: 'Officer', role: 'SA' }));
  const closed = period('2027-02', '2027-02-01', '2027-02-28', 'closed');
  const told = day === undefined ? closed : { ...closed, overtimeapprovedfrom: day };
  answerWire({ 'GET /api/attendance/months': { body: success([told]) } });
  const { user } = renderPage(<PeriodsScreen company={{ zone: 'Asia/Yangon', today: '2027-03-02' } as CompanyView} />);
  await screen.findByText(/01\/02\/2027/);
  expect(screen.queryByText(/overtime/)?.textContent).toBe(expected);
  await user.click(screen.getByRole('button', { name: 'Open February 2027 again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open February 2027 again?' });
  expect(/overtime of it must be approved/.test(dialog.textContent ?? '')).toBe(day !== undefined);
});
