import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { touchedLeave } from '../../testing/touched-leave.ts';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { HolidayAdministration } from './holiday-administration.tsx';

/** Its today is far ahead, where the clock of no machine turns it over. */
const company = {
  name: 'Golden Lotus Trading',
  zone: 'Asia/Yangon',
  weekstart: 7,
  periodstarts: 1,
  today: '2126-11-21',
  samples: false,
  locationdays: null,
};
const nationalDay = { id: 3, holidaydate: '2126-12-04', description: 'National Day' };
const HOLIDAYS = 'GET /api/holidays';
const ADD = 'POST /api/holidays';
const REMOVE = 'DELETE /api/holidays/3';

const nobody = { count: 0, first: [] };
/** What the server says that a change of a holiday touches: nothing but what a test names. */
const touch = (holiday: HolidayTouch['holiday'], more: Partial<HolidayTouch> = {}) =>
  success({ holiday, members: 0, worked: nobody, affected: [], trips: [], balances: [], closed: [], ...more });

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
  const wire = answerWire({ [HOLIDAYS]: { body: success([nationalDay]) }, ...answers });
  const { user } = renderPage(<Page />);
  await screen.findByText('National Day');
  return {
    wire,
    user,
    /** What was sent to be stored by a call, beside what was only asked. */
    stored: (call: string) =>
      wire.sent.filter((it) => it.call === call && !it.query.has('preview')).map((it) => it.body),
    fillDay: async (day: string) => {
      const field = screen.getByRole('textbox', { name: 'Day' });
      await user.clear(field);
      await user.type(field, day);
    },
    openNew: async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'New' }));
      await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
    },
    add: () => user.click(screen.getByRole('button', { name: 'Add holiday' })),
  };
}

const companyDay = { id: null, holidaydate: '2126-12-10', description: 'Company day' };

describe("the office's holidays", () => {
  it('shows which leave a new one would touch, and how, and adds it only then', async () => {
    const trip = { id: 4, trip_assigmentno: 'TA-2126-00003', triptype: 'Delivery' };
    const trips = [{ ...trip, departuredate: '2126-12-09', arrivaldate: '2126-12-11' }];
    const member = { membercode: 'EM001', membername: 'Aye Chan Moe' };
    const balances = [{ ...member, ltype: touchedLeave.ltype, fiscalyear: 2126, remaining: 7 }];
    const told = touch({ ...companyDay, id: 9 }, { affected: [touchedLeave], trips, balances, closed: ['2126-12'] });
    const { user, stored, openNew, fillDay, add } = await show({ [ADD]: { status: 201, body: told } });
    await openNew('Company day');
    await fillDay('10/12/2126');
    await add();
    const question = within(await screen.findByRole('alertdialog', { name: 'Add Company day, Tue 10/12/2126?' }));
    expect(question.getByText('Aye Chan Moe')).toBeDefined();
    expect(question.getByText(/That day of the leave is free now/)).toBeDefined();
    expect(question.getByText('1 trip is out on that day: TA-2126-00003.')).toBeDefined();
    expect(question.getByText('Balance: 7 left')).toBeDefined();
    expect(question.getByText(/It is in a closed pay period \(December 2126\)/)).toBeDefined();
    expect(stored(ADD)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Add it' }));
    expect(await screen.findByText('Company day, Tue 10/12/2126, is added.')).toBeDefined();
    expect(stored(ADD)).toEqual([{ holidaydate: '2126-12-10', description: 'Company day' }]);
  });

  it('goes to the year of the one that was added', async () => {
    const added = { id: 9, holidaydate: '2127-01-04', description: 'Independence Day' };
    const { wire, openNew, fillDay, add } = await show({ [ADD]: { status: 201, body: touch(added) } });
    wire.now(HOLIDAYS, ({ query }) => ({ body: success(query.get('year') === '2127' ? [added] : [nationalDay]) }));
    await openNew('Independence Day');
    await fillDay('04/01/2127');
    await add();
    expect(await screen.findByRole('heading', { name: 'Public holidays of 2127' })).toBeDefined();
    expect(await screen.findByText('Independence Day')).toBeDefined();
  });

  it('says when the day is listed already, and keeps what was typed', async () => {
    const { openNew, add } = await show({ [ADD]: { status: 409, body: failure('HOLIDAY_EXISTS') } });
    await openNew('Company day');
    await add();
    expect(await screen.findByText('A holiday is listed on that day already.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Company day');
  });

  it('removes one only after the question, which shows what that touches', async () => {
    const told = touch(nationalDay, { affected: [touchedLeave] });
    const { user, stored } = await show({ [REMOVE]: { body: told } });
    await user.click(screen.getByRole('button', { name: 'Remove National Day, Wed 04/12/2126' }));
    expect(screen.getByText('Remove National Day?')).toBeDefined();
    expect(await screen.findByText('Aye Chan Moe')).toBeDefined();
    expect(stored(REMOVE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(stored(REMOVE)).toHaveLength(1));
    expect(await screen.findByText('National Day, Wed 04/12/2126, is removed.')).toBeDefined();
  });

  it('asks at which sites one holds where there are several, says for how many, and names them in the list', async () => {
    const site = { latitude: 16, longitude: 96, radius: 100, retired: false, revision: 1 };
    const sites = [
      { ...site, id: 1, name: 'Head Office' },
      { ...site, id: 2, name: 'Mandalay Branch' },
    ];
    const limited = { id: 8, holidaydate: '2126-12-24', description: 'Founding of the branch', sites: [2] };
    const { user, stored, openNew, add } = await show({
      'GET /api/office/sites': { body: success(sites) },
      [HOLIDAYS]: { body: success([nationalDay, limited]) },
      [ADD]: { status: 201, body: touch({ ...limited, id: null }, { members: 12 }) },
    });
    expect(await screen.findByText('Only Mandalay Branch')).toBeDefined();
    await openNew('Company day');
    await user.click(await screen.findByRole('checkbox', { name: 'Mandalay Branch' }));
    await add();
    expect(await screen.findByText('It holds for 12 members.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    const sent = { holidaydate: '2126-11-21', description: 'Company day', sites: [2] };
    await waitFor(() => expect(stored(ADD)).toEqual([sent]));
  });

  it('shows what a change touches before it is saved', async () => {
    const change = 'PUT /api/holidays/3';
    const unpaid = { ...touchedLeave, id: 8, leaveid: 8, mendby: 'cancelling' } as const;
    const told = touch(nationalDay, { members: 30, affected: [touchedLeave, unpaid] });
    const { wire, user, fillDay } = await show({ [change]: { body: told } });
    await user.click(screen.getByRole('button', { name: 'Change National Day, Wed 04/12/2126' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fillDay('10/12/2126');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/a day is given back on the balance/)).toBeDefined();
    expect(screen.getByText(/The leave cannot be saved without that day: cancel it/)).toBeDefined();
    expect(wire.sent.filter((it) => it.call === change).map((it) => it.query.get('preview'))).toEqual(['true']);
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(wire.count(change)).toBe(2));
  });

  it('names who is to work on a new one, for whom it does not hold', async () => {
    const first = [
      { membercode: 'EM001', membername: 'Aye Chan Moe' },
      { membercode: 'EM002', membername: 'Nilar' },
    ];
    const told = touch(companyDay, { members: 16, worked: { count: 14, first } });
    const { user, stored, openNew, add } = await show({ [ADD]: { status: 201, body: told } });
    await openNew('Company day');
    await add();
    const question = within(await screen.findByRole('alertdialog', { name: /^Add Company day/ }));
    expect(question.getByText('It holds for 16 members.')).toBeDefined();
    expect(
      question.getByText(
        '14 members do not have it, as this single day is set as worked: Aye Chan Moe, Nilar and 12 more.',
      ),
    ).toBeDefined();
    expect(question.getByText(/gets the day set as off/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(stored(ADD)).toEqual([]);
  });

  it('names who has hours off on the day of a new one', async () => {
    const hoursoff = { count: 1, first: [{ membercode: 'EM001', membername: 'Aye Chan Moe' }] };
    const { stored, openNew, add } = await show({
      [ADD]: { status: 201, body: touch(companyDay, { members: 16, hoursoff }) },
    });
    await openNew('Company day');
    await add();
    const question = within(await screen.findByRole('alertdialog', { name: /^Add Company day/ }));
    expect(question.getByText(/^1 member has hours off on it: Aye Chan Moe\. They stay used up /)).toBeDefined();
    expect(question.queryByText(/touches no stored leave/)).toBeNull();
    expect(stored(ADD)).toEqual([]);
  });

  it('names to whom leave was given for work on the day of a new one', async () => {
    const given = { count: 1, first: [{ membercode: 'EM001', membername: 'Aye Chan Moe' }] };
    const { stored, openNew, add } = await show({
      [ADD]: { status: 201, body: touch(companyDay, { members: 16, given }) },
    });
    await openNew('Company day');
    await add();
    const question = within(await screen.findByRole('alertdialog', { name: /^Add Company day/ }));
    expect(question.getByText(/^Leave was given in return for work on it to 1 member: Aye Chan Moe\. /)).toBeDefined();
    expect(question.queryByText(/touches no stored leave/)).toBeNull();
    expect(stored(ADD)).toEqual([]);
  });
});
