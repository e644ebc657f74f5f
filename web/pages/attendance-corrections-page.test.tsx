import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterSession } from '../lib/session/session-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { type Answer, answerWire, success } from '../testing/wire.ts';
import AttendanceCorrectionsPage from './attendance-corrections-page.tsx';

it('shows the own corrections when it is known whether others stand above them', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  let answer: (it: Answer) => void = () => undefined;
  const waiting = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const wire = answerWire({ 'GET /api/waiting': () => waiting });
  renderPage(<AttendanceCorrectionsPage />);
  await waitFor(() => expect(wire.count('GET /api/waiting')).toBe(1));
  expect(screen.queryByRole('region', { name: 'Your corrections' })).toBeNull();
  answer({ body: success({ decides: true, leaveApprovals: 0, corrections: 0, tripApprovals: 0, review: 0 }) });
  expect(await screen.findByRole('region', { name: 'Your corrections' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'To decide' })).toBeDefined();
});
