import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ChoiceMenu } from '../../components/choice-menu.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { beginWithoutSpots, spots } from '../../testing/second-tap-spots.ts';
import { holdSecondTap } from './second-tap.ts';

beginWithoutSpots();

it('covers the place of the last press until half a second after it', () => {
  fireEvent.click(document.body, { detail: 1, clientX: 180, clientY: 600 });
  vi.advanceTimersByTime(200);
  holdSecondTap();
  expect(spots().map(({ style }) => [style.position, style.left, style.top, style.width])).toEqual([
    ['fixed', '132px', '552px', '96px'],
  ]);
  vi.advanceTimersByTime(299);
  expect(spots()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(spots()).toEqual([]);
});

it('covers nothing when the press is longer ago, or was a key', () => {
  fireEvent.click(document.body, { detail: 1, clientX: 180, clientY: 600 });
  vi.advanceTimersByTime(500);
  holdSecondTap();
  fireEvent.click(document.body, { detail: 0 });
  holdSecondTap();
  expect(spots()).toEqual([]);
});

it('covers it when a menu comes, and again as soon as it fades away', async () => {
  const choices = [{ text: 'As CSV', onChoose: () => undefined }];
  renderPage(createElement(ChoiceMenu, { text: 'Export', icon: null, choices }));
  const press = async (it: HTMLElement) => {
    await act(async () => fireEvent.click(it, { detail: 1, clientX: 180, clientY: 600 }));
  };
  await press(screen.getByRole('button', { name: 'Export' }));
  expect(spots()).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(spots()).toEqual([]);
  await press(screen.getByRole('menuitem', { name: 'As CSV' }));
  expect(screen.queryByRole('menuitem', { name: 'As CSV', hidden: true })).not.toBeNull();
  expect(spots()).toHaveLength(1);
});
