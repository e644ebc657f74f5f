import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { CREATE, EM001, LeftForAnotherPage, locateDevice, pressCheckIn, recorded } from '../../../testing/punching.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { settledLater } from '../../../testing/settled-later.ts';
import { type Answer, answerWire, failure, success } from '../../../testing/wire.ts';

beforeEach(() => {
  locateDevice({ latitude: 16.7791, longitude: 96.158, accuracy: 15 });
  act(() => enterSession(EM001));
});

/** Presses the button, goes to another page, and is answered there. */
async function answeredElsewhere(answer: Answer): Promise<void> {
  const { promise, resolve } = settledLater<Answer>();
  answerWire({ [CREATE]: () => promise });
  const { user } = renderPage(<LeftForAnotherPage />);
  await user.click(pressCheckIn());
  await user.click(screen.getByRole('button', { name: 'Another page' }));
  resolve(answer);
}

describe('a check-in that is answered after its member went to another page', () => {
  it('is told there with its time', async () => {
    await answeredElsewhere({ status: 201, body: success(recorded, '201') });
    expect(await screen.findByText('Your check-in of 08:31 is recorded.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told to be refused for its place', async () => {
    const data = { distance: 14_500, radius: 200, sitename: 'Head Office' };
    await answeredElsewhere({ status: 422, body: failure('OUTSIDE_AREA', { data }) });
    expect(await screen.findByText('You are outside the area of your site.')).toBeDefined();
  });
});
