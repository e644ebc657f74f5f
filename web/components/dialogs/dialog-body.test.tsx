import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { DialogFrame } from './dialog-frame.tsx';

const show = (fields: React.ReactNode, action = <button type="button">OK</button>) =>
  renderPage(
    <DialogFrame open title="Holiday" actions={action}>
      {fields}
    </DialogFrame>,
  );
const focused = () => document.activeElement;

/** Tells whoever watches a size that it is another now. */
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('a dialog', () => {
  it('is a stop of the keys itself only while it is longer than there is room for', async () => {
    const { user } = show(<p>Long</p>);
    const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    act(resized);
    await user.tab();
    expect(focused()?.textContent).toBe('OK');
    height.mockReturnValue(900);
    act(resized);
    await user.tab();
    expect(focused()?.textContent).toBe('Long');
    height.mockReturnValue(0);
    act(resized);
    await user.tab();
    await user.tab();
    expect(focused()?.textContent).toBe('OK');
  });
});
