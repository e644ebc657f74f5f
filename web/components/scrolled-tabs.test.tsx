import Tab from '@mui/material/Tab';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScrolledTabs } from './scrolled-tabs.tsx';

/** Whether there is room for every tab. */
let isRoom = false;
const resized = new Set<() => void>();

class ToldWhenItBegins {
  readonly told: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(told: ToldWhenItBegins['told']) {
    this.told = told;
  }
  observe = () => this.told([{ isIntersecting: isRoom }]);
  disconnect = () => undefined;
}

class ToldByHand {
  readonly told: () => void;
  constructor(told: () => void) {
    this.told = told;
  }
  observe = () => void resized.add(this.told);
  disconnect = () => void resized.delete(this.told);
}

it('have no arrow any more once there is room for all of them', () => {
  vi.stubGlobal('IntersectionObserver', ToldWhenItBegins);
  vi.stubGlobal('ResizeObserver', ToldByHand);
  const { container } = render(
    <ScrolledTabs value="one">
      <Tab value="one" label="One" />
      <Tab value="two" label="Two" />
    </ScrolledTabs>,
  );
  const arrows = () => container.querySelectorAll('.MuiTabScrollButton-root').length;
  expect(arrows()).toBe(2);
  isRoom = true;
  act(() => {
    for (const told of resized) told();
  });
  expect(arrows()).toBe(0);
});
