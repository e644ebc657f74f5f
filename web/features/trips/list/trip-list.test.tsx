import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchMediaOf } from '../../../testing/matching-media.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stored } from '../../../testing/trip-form.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { noFilters } from './trip-filters.ts';
import { TripList } from './trip-list.tsx';

const trips = [
  stored,
  { ...stored, id: 8, trip_assigmentno: 'TA-2099-00008', state: 'cancelled' as const },
  { ...stored, id: 9, trip_assigmentno: 'TA-2099-00009', arrivaldate: '2099-12-01', period: 1 },
];

it.each([
  ['cards', 'list', '(max-width:599.95px)'],
  ['a table', 'table', '(min-width:900px)'],
])(
  'says in %s of trips of a member that go on behind their last day, but of none that is cancelled',
  async (_, role, media) => {
    matchMediaOf(media);
    answerWire({ 'GET /api/tripassignment/list': { body: success(trips) } });
    const show = async (lastDay: string | null) => {
      renderPage(<TripList filters={noFilters} membercode="EM001" lastDay={lastDay} onOpen={() => undefined} />);
      await screen.findByText('TA-2099-00007');
      expect(screen.getByRole(role, { name: 'Trips' })).toBeDefined();
      const told = screen.queryAllByText(/^After the last day/);
      const of = told.map((it) => [it.closest('li, tr')?.textContent?.slice(0, 13), it.textContent]);
      cleanup();
      return of;
    };
    expect(await show('2099-12-01')).toEqual([['TA-2099-00007', 'After the last day, 01/12/2099']]);
    expect(await show('2099-12-02')).toEqual([]);
    expect(await show(null)).toEqual([]);
  },
);
