import type { AskedPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
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

it.each([
  ['07:50', 0, '08:00', 1, '07:50 – 08:00 the next day'],
  ['00:30', 1, '06:00', 1, '00:30 the next day – 06:00'],
  ['23:55', -1, '08:00', 0, '23:55 the evening before – 08:00'],
])('%s and %i days, %s and %i days read as the server takes them', (came, on, left, leftOn, text) => {
  const punches = [
    { checktype: 'in' as const, time: came, days: on },
    { checktype: 'out' as const, time: left, days: leftOn },
  ];
  renderPage(<Told punches={punches} />);
  expect(screen.getByText(text)).toBeDefined();
});

function Told({ punches }: { readonly punches: readonly AskedPunch[] }) {
  return <p>{useTimesText()(punches)}</p>;
}
