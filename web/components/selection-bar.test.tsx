import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ToldAtOnce } from '../testing/told-at-once.ts';
import { SelectionBar } from './selection-bar.tsx';

afterEach(() => vi.restoreAllMocks());

function Two() {
  const [selected, setSelected] = useState(0);
  return (
    <SelectionBar selected={selected} all={2} label="All" onAll={() => setSelected(selected === 2 ? 0 : 2)}>
      <button type="button">Approve</button>
    </SelectionBar>
  );
}

it('tells what is said at the foot of a phone how high its decisions are, as long as they are there', async () => {
  vi.stubGlobal('ResizeObserver', ToldAtOnce);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69);
  const told = () => document.documentElement.style.getPropertyValue('--decisions');
  const { user } = renderPage(<Two />);
  expect(told()).toBe('');
  await user.click(screen.getByRole('checkbox'));
  expect(told()).toBe('69px');
  await user.click(screen.getByRole('checkbox'));
  expect(told()).toBe('');
});
