import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../lib/form/held-page.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { UnsavedQuestion } from './discard-question.tsx';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;
const address = () => screen.getByLabelText('address').textContent;

function Page({ onSearched }: { readonly onSearched: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => setTyped('')}>
        Save
      </button>
      <button type="button" onClick={() => leavePage(onSearched)}>
        Search
      </button>
      <UnsavedQuestion form={{ filled: typed !== '', maybeSent: false, busy: false }} />
    </>
  );
}

const show = (onSearched = vi.fn()) => ({ ...renderPage(<Page onSearched={onSearched} />, '/form'), onSearched });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
const press = (name: string) => screen.getByRole('button', { name });
const link = () => screen.getByRole('link', { name: 'Elsewhere' });

/** Whether the browser would ask before the tab is closed. */
function isHeldOpen(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a form that stands on a page', () => {
  it('lets a page be left while nothing is typed', async () => {
    const { user } = show();
    expect(isHeldOpen()).toBe(false);
    await user.click(link());
    expect(address()).toBe('/elsewhere');
  });

  it('asks before a link is followed, and follows it once what was typed is given up', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Name'), 'Aye');
    expect(isHeldOpen()).toBe(true);
    await user.click(link());
    expect(address()).toBe('/form');
    await user.click(press('Go on typing'));
    await waitFor(() => expect(question()).toBeNull());
    expect(address()).toBe('/form');
    await user.click(link());
    await user.click(press('Discard'));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });

  it('asks before a way is taken that is no link', async () => {
    const { user, onSearched } = show();
    await user.type(screen.getByLabelText('Name'), 'Aye');
    await user.click(press('Search'));
    expect(onSearched).not.toHaveBeenCalled();
    await user.click(press('Discard'));
    expect(onSearched).toHaveBeenCalledOnce();
  });

  it('holds nobody once it is saved', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Name'), 'Aye');
    await user.click(press('Save'));
    expect(isHeldOpen()).toBe(false);
    await user.click(link());
    expect(question()).toBeNull();
    expect(address()).toBe('/elsewhere');
  });
});
