import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { matchMediaOf } from '../../../testing/matching-media.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DayField } from './day-field.tsx';
import { HolidayYears } from './holiday-years.ts';

const holiday = (holidaydate: string, description: string) => ({ holidaydate, description });
const listed = [holiday('2026-11-24', 'Tazaungdaing'), holiday('2027-01-04', 'Independence Day')];

function Field({ begin = '2026-11-23', required = false }) {
  const [day, setDay] = useState(begin);
  const picker = { today: '2026-11-20', weekStart: 1 };
  return (
    <HolidayYears value={(year) => listed.filter((it) => it.holidaydate.startsWith(String(year)))}>
      <DayField name="day" label="Day" required={required} value={day} onChange={setDay} picker={picker} />
    </HolidayYears>
  );
}

it('marks the public holidays of the month that is shown, which can be picked', async () => {
  const { user } = renderPage(<Field />);
  await user.click(screen.getByRole('button', { name: 'Day: pick from a calendar' }));
  await screen.findByRole('gridcell', { name: /24\/11\/2026, Tazaungdaing/ });
  await user.keyboard('{PageDown}{PageDown}');
  await user.click(await screen.findByRole('gridcell', { name: /04\/01\/2027, Independence Day/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('04/01/2027');
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Day/ });
const openPicker = () => screen.getByRole('button', { name: 'Day: pick from a calendar' });

it('says how a day is typed, but not where there is only touch and it is picked', () => {
  const typed = renderPage(<Field begin="" />);
  expect(screen.getByText('Day/month/year, such as 25/11/2026.')).toBeDefined();
  typed.unmount();
  matchMediaOf('(pointer: coarse)');
  renderPage(<Field begin="" />);
  expect(field().readOnly).toBe(true);
  expect(screen.queryByText(/such as 25/)).toBeNull();
});

it('can be emptied in the picker, unless it is required', async () => {
  const { user, unmount } = renderPage(<Field />);
  await user.click(openPicker());
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(openPicker());
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  unmount();
  const other = renderPage(<Field required />);
  await other.user.click(openPicker());
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
