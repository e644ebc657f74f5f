import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { beginWithoutSpots, spots } from '../../testing/second-tap-spots.ts';
import './moved-away.ts';
import './second-tap.ts';

beginWithoutSpots();

const ANSWER_MS = 200;

/** Lines that go once the answer is there; `Keep` changes the page and leaves its line where it is. */
function Lines() {
  const [lines, setLines] = useState(['first', 'second']);
  const [kept, setKept] = useState(0);
  return (
    <ul>
      {lines.map((it) => (
        <li key={it}>
          <button
            type="button"
            onClick={() => setTimeout(() => setLines(lines.filter((one) => one !== it)), ANSWER_MS)}
          >
            Accept {it}
          </button>
          <button type="button" onClick={() => setKept(kept + 1)}>
            Keep {it}
          </button>
        </li>
      ))}
      {kept > 0 && <li>{kept} kept</li>}
    </ul>
  );
}

/** jsdom lays nothing out: every control lies at 0, 0. */
const tap = (name: string, detail = 1) => act(async () => fireEvent.click(screen.getByText(name), { detail }));
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('holds the place of a line that goes by a press, for the time of a double tap', async () => {
  renderPage(<Lines />);
  await tap('Accept first');
  expect(spots()).toEqual([]);
  await pass(ANSWER_MS);
  expect(screen.queryByText('Accept first')).toBeNull();
  expect(spots()).toHaveLength(1);
  await pass(500 - ANSWER_MS);
  expect(spots()).toEqual([]);
});

it('holds it too when the line only moves away', async () => {
  renderPage(<Lines />);
  const keep = screen.getByText('Keep second');
  let top = 0;
  vi.spyOn(keep, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 40, 40));
  await tap('Keep second');
  expect(spots()).toEqual([]);
  top = 60;
  await tap('Keep second');
  expect(spots(), 'it was not pressed where it lies').toEqual([]);
  top = 0;
  await act(async () => {
    fireEvent.click(keep, { detail: 1 });
    top = 60;
  });
  expect(spots()).toHaveLength(1);
});

it('holds nothing where the line stays, was dealt with by a key, or goes when a double tap is over', async () => {
  renderPage(<Lines />);
  await tap('Keep first');
  expect(screen.getByText('1 kept')).toBeDefined();
  await pass(500);
  await tap('Accept first', 0);
  await pass(ANSWER_MS);
  expect(screen.queryByText('Accept first')).toBeNull();
  await tap('Accept second');
  await act(async () => document.querySelector('ul')?.append('later'));
  expect(spots()).toEqual([]);
});
