import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { memberDetail } from '../../../testing/member-detail.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { CrewDialog } from './crew-dialog.tsx';

it('tells two of one name in a crew apart by their codes', async () => {
  answerWire({});
  const since = '2026-11-20T02:30:00.000Z';
  const one = { membername: 'Aung Aung', status: 'active', since } as const;
  const crew = [
    { id: 8, membercode: 'EM008', ...one },
    { id: 9, membercode: 'EM009', ...one },
  ];
  renderPage(<CrewDialog member={memberDetail} crew={crew} onClose={() => {}} />);
  for (const { membercode } of crew) await screen.findByText(`Aung Aung (${membercode})`);
});
