import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { matchMediaOf } from '../../testing/matching-media.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { ReadOnlyTrip } from './read-only-trip.tsx';

const OBJECT = 'POST /api/tripassignment/7/objection';
const trip = (objection: string) =>
  ({
    ...{
      id: 7,
      trip_assigmentno: 'TA-2099-00007',
      trip_assignmentdate: '2099-11-20',
      triptypeid: 1,
      triptype: 'Sales',
    },
    ...{ stateid: 'Bago', groupno: 'SALES', carcode: '', milelist: '', competitor: '', period: 1, remark: '' },
    ...{ departuredate: '2099-12-01', arrivaldate: '2099-12-01', entry_member: 'EM009', entry_membername: 'Zaw Lin' },
    ...{ state: 'requested', cancelreason: '', revision: 1, decidedby: null, decidedfor: null, decisionremark: '' },
    memberList: [{ membernoid: 11, membercode: 'EM001', membername: 'Aye Chan Moe', remark: '', objection }],
    obstacles: [],
    may: { edit: false, cancel: false, decide: false, approve: false, object: true },
  }) as unknown as TripView;
const show = (objection: string) =>
  renderPage(<ReadOnlyTrip trip={trip(objection)} onEdit={() => undefined} onClose={() => undefined} />);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

it('takes no objection without a reason', async () => {
  const wire = answerWire({ [OBJECT]: { body: success(null) } });
  const { user } = show('');
  expect(screen.queryByRole('button', { name: 'Take back objection' })).toBeNull();
  await user.click(button('Object'));
  await user.click(button('Object'));
  expect(screen.getByText('Please fill this in.')).toBeDefined();
  expect(wire.count(OBJECT)).toBe(0);
  await user.type(screen.getByRole('textbox'), 'I am at a wedding.');
  await user.click(button('Object'));
  await screen.findByText('Your objection is kept.');
  expect(wire.bodies(OBJECT)).toEqual([{ remark: 'I am at a wedding.' }]);
});

it('asks why in the field for it at once, and where there is only touch leaves the screen to what is to be read', async () => {
  const { user, unmount } = show('');
  await user.click(button('Object'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Why/ }));
  unmount();
  matchMediaOf('(pointer: coarse)');
  const touched = show('');
  await touched.user.click(button('Object'));
  expect(document.activeElement?.matches('textarea')).toBe(false);
});

it('offers who objects to change that or to take it back', async () => {
  const wire = answerWire({ [OBJECT]: { body: success(null) } });
  const { user } = show('I am at a wedding.');
  expect(button('Change objection')).toBeDefined();
  await user.click(button('Take back objection'));
  await screen.findByText('Your objection is taken back.');
  expect(wire.bodies(OBJECT)).toEqual([{ remark: '' }]);
});

it('offers no approval of days that are closed or on which one of the crew does not work here, and says why', () => {
  const days = { from: '2099-12-01', to: '2099-12-01' };
  const obstacles = [
    { code: 'NOT_EMPLOYED', message: 'left', params: { reason: 'who', who: 'Aye Chan Moe', days } },
    { code: 'PERIOD_CLOSED', message: 'closed', params: { reason: 'days', days } },
  ];
  const may = { edit: false, cancel: false, decide: true, approve: false, object: false };
  answerWire({});
  renderPage(
    <ReadOnlyTrip trip={{ ...trip(''), obstacles, may }} onEdit={() => undefined} onClose={() => undefined} />,
  );
  const said =
    'Aye Chan Moe does not work here on 01/12/2099. The pay period 01/12/2099 is closed until an administrator opens it again. It cannot be approved like this.';
  expect(screen.getByText(said)).toBeDefined();
  expect(button('Reject')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('names a deputy who decided and in whose place', () => {
  answerWire({});
  const decided = { ...trip(''), state: 'planned' as const, decidedby: 'Dina', decidedfor: 'Mia' };
  renderPage(<ReadOnlyTrip trip={decided} onEdit={() => undefined} onClose={() => undefined} />);
  expect(screen.getByText('Dina in the place of Mia')).toBeDefined();
});
