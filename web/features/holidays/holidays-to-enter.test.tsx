import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { HolidaysToEnter } from './holidays-to-enter.tsx';

const show = (found: object, shown?: number) => {
  answerWire({
    'GET /api/holidays/to_enter': { body: success({ year: 2027, everywhere: false, sites: [], ...found }) },
  });
  renderPage(<HolidaysToEnter {...(shown === undefined ? {} : { shown })} />);
};
const way = () => screen.queryByRole('link')?.getAttribute('href');

test('says that a year has none yet, and leads to it', async () => {
  show({ everywhere: true });
  expect((await screen.findByRole('note')).textContent).toMatch(/^No public holidays are entered for 2027 yet\./);
  expect(way()).toBe('/dashboard/holidays?year=2027');
});

test('names the sites that have their own, and leads nowhere from the year itself', async () => {
  const sites = [
    { id: 2, name: 'Depot' },
    { id: 3, name: 'Chiang Mai' },
  ];
  show({ sites }, 2027);
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe('Sites with holidays of their own that have none for 2027 yet: Depot, Chiang Mai.');
  expect(way()).toBeUndefined();
});
