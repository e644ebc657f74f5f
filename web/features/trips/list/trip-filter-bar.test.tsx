import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { TripFilterBar } from './trip-filter-bar.tsx';
import { noFilters, wireFilters } from './trip-filters.ts';

const company = { zone: 'Asia/Yangon', weekstart: 7, today: '2026-11-20' } as unknown as CompanyView;

beforeEach(() => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  answerWire({
    'GET /api/triptype_info': { body: { triptype_info: [{ triptypeid: 1, description: 'Delivery' }] } },
    'GET /api/group_info': { body: { group_info: [{ id: 1, groupno: 'SALES' }] } },
    'GET /api/tripassignment/getStateID': {
      body: { status: 'success', code: '200', message: '', data: [{ merge_state: 'Bago', miles: 50 }] },
    },
  });
});

function Bar() {
  const [filters, setFilters] = useState(noFilters);
  return (
    <>
      <TripFilterBar company={company} today="2026-11-20" filters={filters} onFilters={setFilters} withSpan />
      <output aria-label="asked">{JSON.stringify(wireFilters(filters))}</output>
    </>
  );
}

it('narrows the trips by where they lead and how they stand, and a type of its own by its states', async () => {
  const { user } = renderPage(<Bar />);
  const asked = () => JSON.parse(screen.getByLabelText('asked').textContent ?? '');
  const choose = async (name: string, option: string) => {
    const list = screen.getByRole('combobox', { name });
    await screen.findByRole('option', { name: option });
    await user.selectOptions(list, option);
  };
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await choose('State', 'Bago');
  await choose('Status', 'Under way');
  expect(asked()).toEqual({ stateid: 'Bago', state: 'underway' });
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  await choose('Trip type', 'Delivery');
  expect(asked()).toEqual({ triptypeid: '1', state: 'underway' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(asked()).toEqual({});
});
