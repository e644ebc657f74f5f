import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useSnackbar } from '../snackbar.tsx';
import { SavedDialog } from './saved-dialog.tsx';

/** What shows a short word is loaded with the first of them, for which a stopped clock does not wait. */
function FirstWord() {
  const say = useSnackbar();
  useEffect(() => say('The first word.'), [say]);
  return null;
}

beforeAll(async () => {
  renderPage(<FirstWord />);
  await screen.findByText('The first word.');
  cleanup();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  renderPage(
    <Routes>
      <Route path="/" element="The landing page" />
      <Route
        path="/things"
        element={
          <SavedDialog title="A thing" word="The thing is saved." viewAt="/things?thing=7">
            What was saved
          </SavedDialog>
        }
      />
    </Routes>,
    '/things',
  );
}

const home = () => screen.queryByText('The landing page');
const goOn = () => screen.getByRole('button', { name: 'Continue' });

it('shows what was saved for two seconds, then goes on to the landing page', () => {
  show();
  expect(screen.getByRole('dialog').textContent).toContain('What was saved');
  act(() => void vi.advanceTimersByTime(1999));
  expect(home()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(home()).not.toBeNull();
  expect(screen.getByText('The thing is saved.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/things?thing=7');
});

it('goes on at once by a click', () => {
  show();
  fireEvent.click(goOn());
  expect(home()).not.toBeNull();
});

it('goes on at once by Escape, too', () => {
  show();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(home()).not.toBeNull();
});
