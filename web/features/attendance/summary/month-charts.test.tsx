import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../../../lib/words/language.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MonthCharts } from './month-charts.tsx';

afterEach(() => act(() => chooseLanguage('en')));

const day = (date: string) => ({ date, status: 'present', checkin: null, minutes: 480, expected: 480 }) as SummaryDay;
const days = ['2026-08-03', '2026-09-01', '2026-10-01', '2026-12-01'].map(day);

it.each<[Language, string[]]>([
  ['en', ['Aug', 'Sep', 'Oct', 'Dec']],
  ['my', ['ဩ', 'စက်', 'အောက်', 'ဒီ']],
])('short names of months beneath the bars are whole in %s', async (language, names) => {
  await chooseLanguage(language);
  const { container } = renderPage(<MonthCharts days={days} zone="Asia/Yangon" />);
  const beneath = [...(container.querySelector('svg')?.querySelectorAll('text') ?? [])];
  expect(beneath.map((it) => it.textContent)).toEqual(names);
});
