import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { HolidayAdministration } from './holiday-administration.tsx';

/** Its today is far ahead, where the clock of no machine turns it over. */
const company = { name: 'Golden Lotus Trading', zone: 'Asia/Yangon', weekstart: 7, today: '2126-11-21' };
const nationalDay = { id: 3, holidaydate: '2126-12-04', description: 'National Day' };
const HOLIDAYS = 'GET /api/publicholiday_info';
const ADD = 'POST /api/holidays';
const REMOVE = 'DELETE /api/holidays/3';

const touched: AffectedLeave = {
  id: 5,
  leaveid: 7,
  membercode: 'EM001',
  membername: 'Aye Chan Moe',
  start: '2126-12-09',
  end: '2126-12-10',
  ltype: 'EL-EARNED LEAVE',
  approve_status: 1,
  holidaydate: '2126-12-10',
  description: 'Company day',
  effect: 'inside',
};

function Page() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAdding(true)}>
        New
      </button>
      <HolidayAdministration company={company} adding={adding} onAddingDone={() => setAdding(false)} />
    </>
  );
}

async function show(answers: Parameters<typeof answerWire>[0]) {
  const wire = answerWire({ [HOLIDAYS]: { body: { publicholiday_info: [nationalDay] } }, ...answers });
  const page = renderPage(<Page />);
  await screen.findByText('National Day', {}, { timeout: 5000 });
  return { wire, ...page };
}

describe("the office's holidays", () => {
  it('adds one, and says which leave that touches and how', async () => {
    const added = { id: 9, holidaydate: '2126-12-10', description: 'Company day' };
    const answer = { status: 201, body: success({ holiday: added, affected: [touched] }, '201') };
    const { wire, user } = await show({ [ADD]: answer });
    await user.click(screen.getByRole('button', { name: 'New' }));
    const day = screen.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '10/12/2126');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    await screen.findByRole('dialog', { name: 'This touches stored leave' });
    expect(screen.getByText('Aye Chan Moe')).toBeDefined();
    expect(screen.getByText(/The holiday now falls within this leave/)).toBeDefined();
    expect(wire.bodies(ADD)).toEqual([{ holidaydate: '2126-12-10', description: 'Company day' }]);
  });

  it('says when the day is listed already, and keeps what was typed', async () => {
    const { user } = await show({ [ADD]: { status: 409, body: failure('HOLIDAY_EXISTS') } });
    await user.click(screen.getByRole('button', { name: 'New' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    expect(await screen.findByText('A holiday is listed on that day already.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Company day');
  });

  it('removes one only after the question', async () => {
    const { wire, user } = await show({ [REMOVE]: { body: success({ affected: [] }) } });
    await user.click(screen.getByRole('button', { name: 'Remove National Day, Wed 04/12/2126' }));
    expect(screen.getByText('Remove National Day?')).toBeDefined();
    expect(wire.count(REMOVE)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(wire.count(REMOVE)).toBe(1));
    expect(await screen.findByText('National Day, Wed 04/12/2126, is removed.')).toBeDefined();
  });
});
