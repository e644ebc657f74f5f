import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DayField } from './day-field.tsx';
import { HolidayYears } from './holiday-years.ts';

const holiday = (holidaydate: string, description: string) => ({ holidaydate, description });
const listed = [holiday('2026-11-24', 'Tazaungdaing'), holiday('2027-01-04', 'Independence Day')];

function Field() {
  const [day, setDay] = useState('2026-11-23');
  const picker = { today: '2026-11-20', weekStart: 1 };
  return (
    <HolidayYears value={(year) => listed.filter((it) => it.holidaydate.startsWith(String(year)))}>
      <DayField name="day" label="Day" value={day} onChange={setDay} picker={picker} />
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
