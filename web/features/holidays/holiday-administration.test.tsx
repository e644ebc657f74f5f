import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { AffectedRows } from './affected-rows.tsx';
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
const touched: AffectedLeave = {
  id: 5,
  leaveid: 7,
  membercode: 'EM001',
  membername: 'Aye Chan Moe',
  start: '2126-12-09',
  end: '2126-12-10',
  part: null,
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
  const wire = answerWire({ [HOLIDAYS]: { body: success([nationalDay]) }, ...answers });
  const page = renderPage(<Page />);
  await screen.findByText('National Day', {}, { timeout: 5000 });
  return { wire, ...page };
}

describe("the office's holidays", () => {
  it('shows which leave a new one would touch, and how, and adds it only then', async () => {
    const added = { id: 9, holidaydate: '2126-12-10', description: 'Company day' };
    const trips = [
      {
        id: 4,
        trip_assigmentno: 'TA-2126-00003',
        triptype: 'Delivery',
        departuredate: '2126-12-09',
        arrivaldate: '2126-12-11',
      },
    ];
    const balance = {
      membercode: 'EM001',
      membername: 'Aye Chan Moe',
      ltype: touched.ltype,
      fiscalyear: 2126,
      remaining: 7,
    };
    const touch = {
      holiday: added,
      worked: nobody,
      affected: [touched],
      trips,
      balances: [balance],
      closed: ['2126-12'],
    };
    const { wire, user } = await show({ [ADD]: { status: 201, body: success(touch, '201') } });
    const stored = () => wire.sent.filter((it) => it.call === ADD && !it.query.has('preview')).map((it) => it.body);
    await user.click(screen.getByRole('button', { name: 'New' }));
    const day = screen.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '10/12/2126');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    const question = await screen.findByRole('alertdialog', { name: 'Add Company day, Tue 10/12/2126?' });
    expect(within(question).getByText('Aye Chan Moe')).toBeDefined();
    expect(within(question).getByText(/That day of the leave is free now/)).toBeDefined();
    expect(within(question).getByText('1 trip is out on that day: TA-2126-00003.')).toBeDefined();
    expect(within(question).getByText('Balance: 7 left')).toBeDefined();
    expect(within(question).getByText(/It is in a closed pay period \(December 2126\)/)).toBeDefined();
    expect(stored()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Add it' }));
    expect(await screen.findByText('Company day, Tue 10/12/2126, is added.')).toBeDefined();
    expect(stored()).toEqual([{ holidaydate: '2126-12-10', description: 'Company day' }]);
  });

  it('names a day that leave skipped and that is worked by now, and leads to the member, where the leave is changed', async () => {
    const line = { ...touched, description: '', effect: 'uncharged', may: { settle: true } } as const;
    await show({ 'GET /api/affected_leave': { body: success({ items: [line], more: false, cursor: null }) } });
    const list = await screen.findByRole('region', { name: 'Leave touched by changed holidays or work' });
    const told = await within(list).findByText('Tue 10/12/2126');
    expect(told.parentElement?.textContent).toBe(
      'Tue 10/12/2126. A working day now, which cost nothing. Save the leave again to charge it, or adjust the balance.',
    );
    expect(within(list).getByText(/^EARNED LEAVE · 09\/12\/2126/)).toBeDefined();
    const member = within(list).getByRole('link', { name: 'Member: Aye Chan Moe' });
    expect(member.getAttribute('href')).toBe('/dashboard/members?search=EM001');
    expect(within(list).getByRole('button', { name: /^Done/ })).toHaveProperty('disabled', false);
  });

  it('says of a day that has become a holiday what helps, and leads to where that is done', async () => {
    const line = { ...touched, may: { settle: true } } as const;
    const items = [line, { ...line, id: 6, membercode: 'EM002', membername: 'Su Su', mendby: 'saving' }];
    await show({ 'GET /api/affected_leave': { body: success({ items, more: false, cursor: null }) } });
    const list = await screen.findByRole('region', { name: 'Leave touched by changed holidays or work' });
    const [paid, unpaid] = (await within(list).findAllByRole('listitem')).map((it) => within(it));
    expect(paid?.getByText(/a day is given back on the balance/)).toBeDefined();
    expect(paid?.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
      '/dashboard/members?search=EM001',
      '/dashboard/leave_balances?member=EM001',
    ]);
    expect(unpaid?.getByText(/Change the leave and save it with the same days/)).toBeDefined();
    expect(unpaid?.queryByText(/balance/)).toBeNull();
    expect(unpaid?.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
      '/dashboard/members?search=EM002',
    ]);
  });

  it('says of the own leave who settles it, and offers no word that it is settled', async () => {
    const line = { ...touched, may: { settle: false } };
    await show({ 'GET /api/affected_leave': { body: success({ items: [line], more: false, cursor: null }) } });
    expect(await screen.findByText(/^This leave is your own: somebody else of the office settles it/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Done/ })).toHaveProperty('disabled', true);
  });

  it('shows what was ticked off, by whom and when, and puts it back', async () => {
    const page = (items: object[]) => ({ body: success({ items, more: false, cursor: null }) });
    const settled = { at: '2126-11-20T03:30:00.000Z', by: { membercode: 'HR001', membername: 'Khin Mar Lwin' } };
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { wire, user } = await show({
      'GET /api/affected_leave': page([]),
      'GET /api/affected_leave/settled': page([
        { ...touched, settled, may: { open: true } },
        { ...touched, id: 6, membername: 'Su Su', settled, may: { open: false } },
      ]),
      'POST /api/affected_leave/5/reopen': () => answered.then(() => ({ body: success(null) })),
    });
    await user.click(await screen.findByRole('button', { name: 'Show what was settled', expanded: false }));
    expect(await screen.findAllByText('Ticked off by Khin Mar Lwin, 20/11/2126 10:00')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Put back on the list: Su Su/ })).toHaveProperty('disabled', true);
    wire.now('GET /api/affected_leave', page([{ ...touched, may: { settle: true } }]));
    wire.now('GET /api/affected_leave/settled', page([]));
    const back = screen.getByRole('button', { name: /^Put back on the list: Aye Chan Moe/ });
    await user.click(back);
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(back);
    answer();
    expect(await screen.findByRole('button', { name: /^Done: Aye Chan Moe/ })).toBeDefined();
    expect(await screen.findByText('Nothing was ticked off that could be put back.')).toBeDefined();
    expect(await screen.findByText('It is on the list again.')).toBeDefined();
  });

  it('hands the focus of a line that is dealt with to the one after it', async () => {
    const line = { ...touched, may: { settle: true } };
    const lines = [line, { ...line, id: 6, membername: 'Hnin Wai Phyo' }];
    const page = (items: typeof lines) => ({ body: success({ items, more: false, cursor: null }) });
    const { wire, user } = await show({
      'GET /api/affected_leave': page(lines),
      'POST /api/affected_leave/5/done': { body: success(null) },
    });
    const first = await screen.findByRole('button', { name: /^Done.*Aye Chan Moe/ });
    wire.now('GET /api/affected_leave', page(lines.slice(1)));
    first.focus();
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /^Is the leave of Aye Chan Moe.*settled\?$/ });
    expect(question.textContent).toContain('No day is given back or charged by that.');
    expect(wire.sent.some((it) => it.call.startsWith('POST'))).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'It is settled' }));
    await waitFor(() => expect(screen.queryByText('Aye Chan Moe')).toBeNull());
    const next = screen.getByRole('button', { name: /^Done.*Hnin Wai Phyo/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('goes to the year of the one that was added', async () => {
    const added = { id: 9, holidaydate: '2127-01-04', description: 'Independence Day' };
    const touch = { holiday: added, worked: nobody, affected: [], trips: [], balances: [], closed: [] };
    const { wire, user } = await show({ [ADD]: { status: 201, body: success(touch, '201') } });
    wire.now(HOLIDAYS, ({ query }) => ({ body: success(query.get('year') === '2127' ? [added] : [nationalDay]) }));
    await user.click(screen.getByRole('button', { name: 'New' }));
    const day = screen.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '04/01/2127');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Independence Day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    expect(await screen.findByRole('heading', { name: 'Public holidays of 2127' })).toBeDefined();
    expect(await screen.findByText('Independence Day')).toBeDefined();
  });

  it('says when the day is listed already, and keeps what was typed', async () => {
    const { user } = await show({ [ADD]: { status: 409, body: failure('HOLIDAY_EXISTS') } });
    await user.click(screen.getByRole('button', { name: 'New' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    expect(await screen.findByText('A holiday is listed on that day already.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Company day');
  });

  it('removes one only after the question, which shows what that touches', async () => {
    const touch = { holiday: nationalDay, worked: nobody, affected: [touched], trips: [], balances: [], closed: [] };
    const { wire, user } = await show({ [REMOVE]: { body: success(touch) } });
    const removed = () => wire.sent.filter((it) => it.call === REMOVE && !it.query.has('preview')).length;
    await user.click(screen.getByRole('button', { name: 'Remove National Day, Wed 04/12/2126' }));
    expect(screen.getByText('Remove National Day?')).toBeDefined();
    expect(await screen.findByText('Aye Chan Moe')).toBeDefined();
    expect(removed()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed()).toBe(1));
    expect(await screen.findByText('National Day, Wed 04/12/2126, is removed.')).toBeDefined();
  });

  it('asks at which sites one holds where there are several, says for how many, and names them in the list', async () => {
    const site = { latitude: 16, longitude: 96, radius: 100, retired: false, revision: 1 };
    const sites = [
      { ...site, id: 1, name: 'Head Office' },
      { ...site, id: 2, name: 'Mandalay Branch' },
    ];
    const limited = { id: 8, holidaydate: '2126-12-24', description: 'Founding of the branch', sites: [2] };
    const touch = {
      holiday: { ...limited, id: null },
      members: 12,
      worked: nobody,
      affected: [],
      trips: [],
      balances: [],
      closed: [],
    };
    const { wire, user } = await show({
      'GET /api/office/sites': { body: success(sites) },
      [HOLIDAYS]: { body: success([nationalDay, limited]) },
      [ADD]: { status: 201, body: success(touch, '201') },
    });
    expect(await screen.findByText('Only Mandalay Branch')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'New' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(await screen.findByRole('checkbox', { name: 'Mandalay Branch' }));
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    expect(await screen.findByText('It holds for 12 members.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(wire.sent.filter((it) => it.call === ADD && !it.query.has('preview'))).toHaveLength(1));
    expect(wire.bodies(ADD).at(-1)).toEqual({ holidaydate: '2126-11-21', description: 'Company day', sites: [2] });
  });

  it('shows what a change touches before it is saved', async () => {
    const change = 'PUT /api/holidays/3';
    const unpaid = { ...touched, id: 8, leaveid: 8, mendby: 'cancelling' };
    const touch = {
      holiday: nationalDay,
      members: 30,
      worked: nobody,
      affected: [touched, unpaid],
      trips: [],
      balances: [],
      closed: [],
    };
    const { wire, user } = await show({ [change]: { body: success(touch) } });
    await user.click(screen.getByRole('button', { name: 'Change National Day, Wed 04/12/2126' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    const day = screen.getByRole('textbox', { name: 'Day' });
    await user.clear(day);
    await user.type(day, '10/12/2126');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/a day is given back on the balance/)).toBeDefined();
    expect(screen.getByText(/The leave cannot be saved without that day: cancel it/)).toBeDefined();
    expect(wire.sent.filter((it) => it.call === change).map((it) => it.query.get('preview'))).toEqual(['true']);
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(wire.count(change)).toBe(2));
  });

  it('names who is to work on a new one, for whom it does not hold, and gives half a day back where half was taken', async () => {
    const added = { id: null, holidaydate: '2126-12-10', description: 'Company day' };
    const first = [
      { membercode: 'EM001', membername: 'Aye Chan Moe' },
      { membercode: 'EM002', membername: 'Nilar' },
    ];
    const touch = { holiday: added, members: 16, worked: { count: 14, first }, trips: [], balances: [], closed: [] };
    const half = { ...touched, start: '2126-12-10', part: 'am' as const };
    const { wire, user } = await show({ [ADD]: { status: 201, body: success({ ...touch, affected: [] }, '201') } });
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'New' }));
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
      await user.click(screen.getByRole('button', { name: 'Add holiday' }));
      return screen.findByRole('alertdialog', { name: /^Add Company day/ });
    };
    const question = await ask();
    expect(within(question).getByText('It holds for 16 members.')).toBeDefined();
    expect(
      within(question).getByText(
        '14 members do not have it, as this single day is set as worked: Aye Chan Moe, Nilar and 12 more.',
      ),
    ).toBeDefined();
    expect(within(question).getByText(/gets the day set as off/)).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(wire.sent.filter((it) => it.call === ADD && !it.query.has('preview'))).toEqual([]);

    const page = renderPage(<AffectedRows affected={[half]} />);
    expect(within(page.container).getByText(/half a day is given back on the balance/)).toBeDefined();
  });

  it('names to whom leave was given for work on the day of a new one', async () => {
    const added = { id: null, holidaydate: '2126-12-10', description: 'Company day' };
    const given = { count: 1, first: [{ membercode: 'EM001', membername: 'Aye Chan Moe' }] };
    const touch = {
      holiday: added,
      members: 16,
      worked: nobody,
      given,
      affected: [],
      trips: [],
      balances: [],
      closed: [],
    };
    const { wire, user } = await show({ [ADD]: { status: 201, body: success(touch, '201') } });
    await user.click(screen.getByRole('button', { name: 'New' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Company day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Add Company day/ }));
    expect(question.getByText(/^Leave was given in return for work on it to 1 member: Aye Chan Moe\. /)).toBeDefined();
    expect(question.queryByText(/touches no stored leave/)).toBeNull();
    expect(wire.sent.filter((it) => it.call === ADD && !it.query.has('preview'))).toEqual([]);
  });
});
