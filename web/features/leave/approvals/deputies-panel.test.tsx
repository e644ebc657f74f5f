import type { Day } from '@muster/domain/calendar/company-time.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { DeputiesPanel } from './deputies-panel.tsx';

it('says of a deputy who is away today that they are, and of no other', async () => {
  const days = { from: '2026-11-20', to: '2026-11-25' };
  const named = [
    { id: 1, membercode: 'Z', membername: 'Zaw Lin', ...days, away: true },
    { id: 2, membercode: 'M', membername: 'Mya Mya', ...days, away: false },
  ];
  answerWire({ 'GET /api/membercode/delegation': { body: success({ may: true, named, standsinfor: [] }) } });
  renderPage(<DeputiesPanel today={'2026-11-20' as Day} weekStart={1} />);
  await screen.findByText('Zaw Lin (Z) stands in for you');
  const lines = screen.getAllByRole('listitem').map((it) => it.textContent?.includes('On leave or on a trip today'));
  expect(lines).toEqual([true, false]);
});
