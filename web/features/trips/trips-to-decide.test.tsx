import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchMediaOf } from '../../testing/matching-media.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { TripsToDecide } from './trips-to-decide.tsx';

const trip = (id: number) => ({
  id,
  trip_assigmentno: `TA-2099-0000${id}`,
  stateid: 'Bago',
  departuredate: '2099-12-01',
  arrivaldate: '2099-12-02',
  carcode: '',
  entry_membername: 'Zaw Lin',
  memberList: [],
});

const show = async (count = 2) => {
  answerWire({
    'GET /api/tripassignment/pending': {
      body: success({ items: Array.from({ length: count }, (_, n) => trip(7 + n)), more: false }),
    },
  });
  const opened: number[] = [];
  const { user } = renderPage(<TripsToDecide onOpen={(id) => opened.push(id)} />);
  const panel = within(await screen.findByRole('region', { name: 'Trips waiting for you' }));
  return { user, panel, opened };
};

afterEach(() => vi.unstubAllGlobals());

it('shows who decides what waits', async () => {
  const { user, panel, opened } = await show();
  await user.click(panel.getByRole('button', { name: 'Look at TA-2099-00008' }));
  expect(opened).toEqual([8]);
  expect(panel.queryByRole('button', { name: '2 trips' })).toBeNull();
});

it('keeps the list of trips within reach where many wait, until all are asked for', async () => {
  const { user, panel, opened } = await show(12);
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
  const unfold = panel.getByRole('button', { name: '12 trips', expanded: false });
  await user.click(unfold);
  expect(panel.getAllByRole('listitem')).toHaveLength(12);
  await user.click(panel.getByRole('button', { name: 'Look at TA-2099-000018' }));
  expect(opened).toEqual([18]);
  await user.click(unfold);
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
});

it('says on a low screen only how many wait, until it is asked which', async () => {
  matchMediaOf('(max-height: 480px)');
  const { user, panel, opened } = await show();
  expect(panel.queryByRole('button', { name: 'Look at TA-2099-00007' })).toBeNull();
  const unfold = panel.getByRole('button', { name: '2 trips', expanded: false });
  await user.click(unfold);
  await user.click(panel.getByRole('button', { name: 'Look at TA-2099-00007' }));
  expect(opened).toEqual([7]);
  await user.click(unfold);
  expect(panel.queryByRole('button', { name: 'Look at TA-2099-00007' })).toBeNull();
});
