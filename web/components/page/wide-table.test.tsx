import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ToldAtOnce } from '../../testing/told-at-once.ts';
import { WideTable } from './wide-table.tsx';

const heights: Record<string, number> = { THEAD: 59, TFOOT: 38 };

it('scrolls what has the focus clear of its head, its foot and its first column', async () => {
  vi.stubGlobal('ResizeObserver', ToldAtOnce);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[this.tagName] ?? 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(116);
  // Whether the focus was brought by a key is guessed at by jsdom.
  const isByKey = vi.spyOn(HTMLButtonElement.prototype, 'matches').mockReturnValue(false);
  const intoSight = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element, how) {
    intoSight(this.textContent, how);
  };
  const { user } = renderPage(
    <WideTable label="Month" cells={{}}>
      <thead>
        <tr>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <a href="#nilar">Nilar</a>
          </th>
          <td>
            <button type="button">P</button>
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
        </tr>
      </tfoot>
    </WideTable>,
  );
  const { style } = screen.getByRole('region', { name: 'Month' });
  expect(style.scrollPaddingBlock).toBe('59px 38px');
  expect(style.getPropertyValue('--first-column')).toBe('116px');
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Nilar');
  const day = screen.getByText('P');
  const reach = () =>
    act(() => {
      day.blur();
      day.focus();
    });
  reach();
  expect(intoSight).not.toHaveBeenCalled();
  isByKey.mockReturnValue(true);
  reach();
  expect(intoSight.mock.calls).toEqual([['P', { block: 'nearest', inline: 'nearest' }]]);
});
