import type { AgreedDaysView, AgreedYear } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { type Answer, answerWire, failure, type SentRequest, success } from '../../../testing/wire.ts';
import { AgreedDaysDialog } from './agreed-days-dialog.tsx';

const READ = 'GET /api/leave/agreed-days';
const AGREE = 'PUT /api/leave/agreed-days';

const agreed: AgreedDaysView = {
  leaveid: 'EL',
  ...{ daysthisyear: null, daysperyear: null, typethisyear: 30, typeperyear: 30, revision: 0 },
};
const running: AgreedYear = { fiscalyear: 2026, days: 18, before: 30, more: -12, remaining: 15, stands: false };
const next: AgreedYear = { ...running, fiscalyear: 2027, more: 0, stands: true };
const answering =
  (years: readonly AgreedYear[], stored: Answer = { body: success({ ...agreed, years: [] }) }) =>
  ({ query }: SentRequest): Answer =>
    query.get('preview') === 'true' ? { body: success({ ...agreed, years }) } : stored;

const member = { id: 9, membercode: 'EM001', membername: 'Aye Chan Moe', status: 'active' as const };
const type: LeaveTypeView = {
  ...{ leaveid: 'EL', description: 'EARNED LEAVE', nexttoholiday: 'allow', nexttooffday: 'allow' },
  ...{ entitled: 30, taken: 3, pending: 0, remaining: 27, gone: 0, unlimited: false, carried: null },
  ...{ halfdays: true, freedays: 'counted' },
};

function show(answers: Parameters<typeof answerWire>[0]) {
  Element.prototype.scrollIntoView = () => undefined;
  const wire = answerWire({ [READ]: { body: success(agreed) }, ...answers });
  const onClose = vi.fn();
  const { user } = renderPage(<AgreedDaysDialog member={member} type={type} fiscalyear={2026} onClose={onClose} />);
  const stored = () =>
    wire.sent.filter((it) => it.call === AGREE && it.query.get('preview') !== 'true').map((it) => it.body);
  const ask = async (days: string) => {
    await user.selectOptions(await screen.findByLabelText('Days a year'), 'own');
    await user.type(screen.getByRole('textbox', { name: /^Days of a whole year/ }), days);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { user, onClose, stored, ask, wire };
}

it('asks with what the server says of each year before days are agreed', async () => {
  const { user, onClose, stored, ask } = show({ [AGREE]: answering([running, next]) });
  await ask('၁၈');
  await screen.findByText('12 days fewer, 15 left then');
  expect(screen.getAllByText('18 days instead of 30 a year')).toHaveLength(2);
  expect(screen.getByText(/What a file has entered as left of this year stands/)).toBeDefined();
  expect(stored()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change them' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stored()).toEqual([{ membercode: 'EM001', leavetypeid: 'EL', days: 18, begin: 'this-year', revision: 0 }]);
});

it('stores nothing when the question is answered with no', async () => {
  const { user, onClose, stored, ask } = show({ [AGREE]: answering([running]) });
  await ask('18');
  await screen.findByText('12 days fewer, 15 left then');
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  if (cancel) await user.click(cancel);
  expect([stored(), onClose.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Days of a whole year/ }).value).toBe('18');
});

it('says that they are these already, and not that they are saved, where nothing is changed', async () => {
  const { user, onClose, wire } = show({ [AGREE]: answering([]) });
  await screen.findByLabelText('Days a year');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('EARNED LEAVE of Aye Chan Moe: the days a year are these already.')).toBeDefined();
  expect(onClose).toHaveBeenCalled();
  expect(wire.sent.filter((it) => it.call === AGREE)).toEqual([]);
});

it('says the same where what is chosen gives as many as before', async () => {
  const { onClose, stored, ask } = show({ [AGREE]: answering([]) });
  await ask('30');
  expect(await screen.findByText('EARNED LEAVE of Aye Chan Moe: the days a year are these already.')).toBeDefined();
  expect([stored(), onClose.mock.calls.length]).toEqual([[], 1]);
});

it('shows both where somebody else has agreed on others meanwhile, and goes on from there', async () => {
  const theirs = { ...agreed, daysthisyear: 20, daysperyear: 20, revision: 1 };
  let revision = 0;
  const conflict: Answer = { status: 409, body: { ...failure('CHANGED_MEANWHILE'), data: theirs } };
  const { user, stored, ask } = show({
    [AGREE]: (sent: SentRequest): Answer => {
      revision = (sent.body as { revision: number }).revision;
      return revision === 0 ? conflict : answering([running])(sent);
    },
  });
  await ask('18');
  await screen.findByText('This was saved elsewhere while you were editing it.');
  // What stands above the fields is what is stored by now.
  expect(screen.getAllByText(/: 20 days by own agreement, not 30$/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getAllByText(/: 20 days by own agreement, not 30$/)).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Change them' }));
  await waitFor(() => expect(stored()).toMatchObject([{ days: 18, revision: 1 }]));
});

it('says so where what is agreed cannot be read, and has it once it can', async () => {
  let isDown = true;
  const { user } = show({
    [READ]: (): Answer => (isDown ? { status: 500, body: failure('INTERNAL') } : { body: success(agreed) }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByLabelText('Days a year')).toBeDefined();
});
