import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { NextTripCard } from './next-trip-card.tsx';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const answer = (state: TripView['state']) => ({
  body: {
    ...success([
      {
        ...{ id: 7, state, stateid: 'Bago', triptype: 'Delivery', departuredate: '2026-11-24' },
        ...{ arrivaldate: '2026-11-25', memberList: [{ membernoid: 11, membercode: 'EM001' }] },
      },
    ]),
    ...{ page: 1, more: false },
  },
});

it('says of a trip that is only asked for that it is', async () => {
  answerWire({ 'GET /api/tripassignment/list': answer('requested') });
  renderPage(<NextTripCard today="2026-11-22" />);
  expect((await screen.findByRole('region', { name: 'A trip is asked for' })).textContent).toContain(
    'Not approved yet',
  );
  expect(screen.queryByText('Your next trip')).toBeNull();
});

it('says of a trip that is planned that it is the next one', async () => {
  answerWire({ 'GET /api/tripassignment/list': answer('planned') });
  renderPage(<NextTripCard today="2026-11-22" />);
  expect((await screen.findByRole('region', { name: 'Your next trip' })).textContent).not.toContain('Not approved');
});
