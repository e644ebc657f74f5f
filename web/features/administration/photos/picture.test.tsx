import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure } from '../../../testing/wire.ts';
import { Picture } from './picture.tsx';

it('that could not be fetched is tried again by a button of its own, and opens nothing', async () => {
  const FILE = 'GET /api/files/lamps.webp';
  const wire = answerWire({ [FILE]: { status: 500, body: failure('INTERNAL') } });
  const open = vi.fn();
  const { user } = renderPage(
    <Picture path="/api/files/lamps.webp" title="Lamps" size="small" height={160} onOpen={open} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(wire.sent.length).toBeGreaterThan(1);
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Show Lamps large' })).toBeNull();
});
