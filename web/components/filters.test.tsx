import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Filters, Found } from './filters.tsx';
import { FormField } from './form/form-field.tsx';

let isLow = false;
const told = new Set<() => void>();

/** The screen is low from now on, or is so no longer: the keys of a tablet come and go. */
function becomeLow(low: boolean): void {
  isLow = low;
  act(() => {
    for (const tell of told) tell();
  });
}

beforeEach(() => {
  isLow = false;
  told.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isLow && query.includes('max-height');
    },
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: (_type: string, tell: () => void) => told.add(tell),
    removeEventListener: (_type: string, tell: () => void) => told.delete(tell),
  }));
});

const show = () =>
  renderPage(
    <>
      <Filters count={0}>
        <FormField name="name" label="Name" value="" onChange={() => undefined} />
      </Filters>
      <button type="button">Elsewhere</button>
    </>,
  );

describe('the filters of a list', () => {
  it('lie behind a button where the screen is low', () => {
    show();
    becomeLow(true);
    expect(screen.queryByLabelText('Name')).toBeNull();
    becomeLow(false);
    expect(screen.getByLabelText('Name')).toBeDefined();
  });

  it('stay under the hand of who types into one while the keys make the screen low', async () => {
    const { user } = show();
    const field = screen.getByLabelText('Name');
    await user.click(field);
    becomeLow(true);
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(document.activeElement).toBe(field);
    becomeLow(false);
    expect(screen.getByLabelText('Name')).toBe(field);
  });
});

/** A search of which each finds as many. */
function Searched() {
  const [search, setSearch] = useState('aye');
  return (
    <>
      <Found asked by={{ search }} count={3} />
      <button type="button" onClick={() => setSearch('mya')}>
        Search for Mya
      </button>
    </>
  );
}

describe('what a search has left', () => {
  const found = (told: Parameters<typeof Found>[0]) => <Found {...told} />;

  it('is read out once it is known, and nothing while nobody asks', () => {
    const said = () => screen.getByRole('status').textContent;
    const { unmount } = renderPage(found({ asked: false, by: '', count: 40, more: true }));
    expect(said()).toBe('');
    unmount();
    for (const [told, text] of [
      [{ asked: true, count: undefined }, ''],
      [{ asked: true, count: 40, before: true }, ''],
      [{ asked: true, count: 0 }, 'Nothing found'],
      [{ asked: true, count: 1 }, '1 found'],
      [{ asked: true, count: 25, more: true }, '25 found, and more on further pages'],
    ] as const) {
      const shown = renderPage(found({ by: 'aye', ...told }));
      expect(said()).toBe(text);
      shown.unmount();
    }
  });

  it('is read out anew where something else leaves as many: only what comes or changes is', async () => {
    const { user } = renderPage(<Searched />);
    const [place, first] = [screen.getByRole('status'), screen.getByText('3 found')];
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('3 found')).not.toBe(first);
    expect([screen.getByRole('status'), place.textContent]).toEqual([place, '3 found']);
    const second = screen.getByText('3 found');
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('3 found'), 'and not for nothing').toBe(second);
  });
});
