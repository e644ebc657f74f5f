import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { type Answer, answerWire, success } from '../../testing/wire.ts';
import { TripScreen } from './trip-screen.tsx';

const company = { zone: 'Asia/Yangon', weekstart: 7, today: '2099-11-20' } as CompanyView;
const nothing = () => undefined;
const choice = { trip: null, add: nothing, open: nothing, close: nothing };

it('shows the list, which it asks for at once, when it is known what waits above it', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  let answer: (it: Answer) => void = () => undefined;
  const pending = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const wire = answerWire({ 'GET /api/tripassignment/pending': () => pending });
  renderPage(<TripScreen company={company} choice={choice} />);
  await waitFor(() => expect(wire.count('GET /api/tripassignment/list')).toBe(1));
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull();
  answer({ body: success({ items: [], more: false }) });
  expect(await screen.findByRole('button', { name: 'Calendar' })).toBeDefined();
});
