import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { useTimesText } from './times-text.ts';

function Times({ list }: { readonly list: readonly string[] }) {
  const timesText = useTimesText();
  return <p>{timesText(list.map((time, at) => ({ checktype: at % 2 === 0 ? 'in' : 'out', time })))}</p>;
}

it.each([
  [['09:02', '12:00', '13:00', '17:30'], '09:02 – 12:00, 13:00 – 17:30'],
  [['09:02', '09:02', '09:02', '17:30'], '09:02 – 09:02, 09:02 – 17:30'],
  [['22:00', '06:00'], '22:00 – 06:00 the next day'],
  [['08:22'], '08:22, no check-out'],
  [['08:22', '12:00', '13:00'], '08:22 – 12:00, 13:00, no check-out'],
])('%s reads %s', (list, text) => {
  renderPage(<Times list={list} />);
  expect(screen.getByText(text)).toBeDefined();
});
