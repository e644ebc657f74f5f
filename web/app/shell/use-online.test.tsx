import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../../lib/api/api.ts';
import { noteAnswer } from '../../lib/api/server-answers.ts';
import { answerWire } from '../../testing/wire.ts';
import { useOnline } from './use-online.ts';

const Dot = () => <output>{useOnline() ? 'online' : 'offline'}</output>;
const dot = () => screen.getByRole('status').textContent;
beforeEach(() => noteAnswer(200));

it('is offline while the server gives no answer, and online once it does again, without anything being pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const wire = answerWire({ 'POST /jwt/token': 'dropped' });
  render(<Dot />);
  expect(dot()).toBe('online');
  await act(() =>
    createApi()
      .verifySession()
      .catch(() => undefined),
  );
  expect(dot()).toBe('offline');
  wire.now('GET /healthz', { body: {} });
  await waitFor(() => expect(dot()).toBe('online'));
  vi.useRealTimers();
});

it('takes a proxy that finds no server for no answer', () => {
  render(<Dot />);
  act(() => noteAnswer(502));
  expect(dot()).toBe('offline');
  act(() => noteAnswer(401));
  expect(dot()).toBe('online');
});
