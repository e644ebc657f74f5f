import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import './begun-press.ts';

/** A press long after the one before: the other half of a double tap is meant for nothing that has moved. */
const LONG_AFTER_MS = 1000;
let at = 0;
let pressed: string[] = [];

/** jsdom lays nothing out, and its presses are all of one moment. */
function lie(control: HTMLElement, top: number) {
  vi.spyOn(control, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 40, 40));
}

function send(kind: 'pointerDown' | 'click', target: Element, more: object = {}) {
  const init = { clientX: 20, clientY: 20, button: 0, isPrimary: true, detail: 1, ...more };
  const event =
    kind === 'click'
      ? new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      : new PointerEvent('pointerdown', { bubbles: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return act(async () => fireEvent(target, event));
}

/** Two in a list, of which the first lies under the finger until `meanwhile` has happened, and the second afterwards. */
async function pressWhile(meanwhile: (first: HTMLElement) => void, end: object = {}) {
  const first = screen.getByRole('button', { name: 'First' });
  lie(first, 0);
  await send('pointerDown', first);
  meanwhile(first);
  await send('click', screen.getByRole('list'), end);
}

beforeEach(async () => {
  // Other files of the same worker press too, some by a clock that is ahead: the press before is one of this clock.
  await send('pointerDown', document.body);
  at += LONG_AFTER_MS;
  pressed = [];
  renderPage(
    <ul onClickCapture={({ target }) => pressed.push((target as Element).textContent)}>
      <li>
        <button type="button">First</button>
      </li>
      <li>
        <button type="button">Second</button>
      </li>
    </ul>,
  );
});

it('gives a press to what it began on when that has moved from under it, and to nothing else', async () => {
  await pressWhile((first) => lie(first, 60));
  expect(pressed).toEqual(['First']);
  at += LONG_AFTER_MS;
  const first = screen.getByRole('button', { name: 'First' });
  lie(first, 0);
  await send('pointerDown', first);
  lie(first, 60);
  await send('click', screen.getByRole('button', { name: 'Second' }));
  expect(pressed, 'what slid under the finger').toEqual(['First', 'First']);
});

it('keeps the keys that were held', async () => {
  const heard: MouseEvent[] = [];
  screen.getByRole('button', { name: 'First' }).addEventListener('click', (event) => heard.push(event));
  await pressWhile((first) => lie(first, 60), { ctrlKey: true });
  expect(heard.map((it) => [it.ctrlKey, it.shiftKey, it.detail])).toEqual([[true, false, 1]]);
});

it.each<[string, (first: HTMLElement) => void, object?]>([
  ['stayed, and was covered', () => undefined],
  ['went', (first) => vi.spyOn(first, 'getBoundingClientRect').mockImplementation(() => new DOMRect())],
  [
    'is behind a question',
    (first) => {
      lie(first, 60);
      first.closest('li')?.setAttribute('aria-hidden', 'true');
    },
  ],
  ['was left by the pointer itself', (first) => lie(first, 60), { clientY: 50 }],
])('leaves a press alone whose control %s', async (_, meanwhile, end) => {
  await pressWhile(meanwhile, end);
  expect(pressed).toEqual(['FirstSecond']);
});

it('leaves alone the second half of a double tap', async () => {
  await send('pointerDown', screen.getByRole('button', { name: 'First' }));
  at += 499;
  await pressWhile((first) => lie(first, 60));
  expect(pressed).toEqual(['FirstSecond']);
});
