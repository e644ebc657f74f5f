import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offer } from '../../lib/loading/new-version.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NewVersion } from './new-version.tsx';

it('offers a newer version in a place that was there before it, or it is not read out everywhere, until it is put off', async () => {
  const { user } = renderPage(<NewVersion />);
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('');
  act(offer);
  expect(screen.getByRole('status')).toBe(told);
  expect(told.contains(screen.getByText(/newer version|new version/i))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect([screen.getByRole('status'), told.textContent]).toEqual([told, '']);
});
