import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import type { DayOverrideView, WorkHistory, WorkView } from '@muster/domain/work/work-contract.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { OverrideDialog } from './override-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';
import { WorkPanel } from './work-panel.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const work: WorkView = {
  ...{ from: null, until: null, shiftid: 1, shift: 'Office hours', starts: '09:00', ends: '17:00' },
  ...{ break: 60, grace: 15, ...EVERY_MINUTE },
  ...{ restdays: [6, 7], groupno: 'SALES', locationrule: 'sites', sites: [], counted: true },
};
const history: WorkHistory = { work: [work], overrides: [], revision: 4 };
const member = { id: 7, membername: 'Nilar', joinedon: null as string | null } as MemberDetail;
const untouched = { leave: [], trips: [], summaries: { count: 0, days: [] } };
const SET = 'POST /api/members/7/work';
const SINGLE = 'POST /api/members/7/dayoverride';
const shifts = [
  { id: 1, name: 'Office hours', starts: '09:00', ends: '17:00' },
  { id: 2, name: 'Night', starts: '22:00', ends: '06:00' },
];
const lookups = {
  'GET /api/office/shifts': { body: success(shifts) },
  'GET /api/office/sites': { body: success([{ id: 1, name: 'Head Office' }]) },
  'GET /api/office/groups': { body: success([]) },
  'GET /api/checkincheckout/group': { body: success([]) },
};
const meanwhile = (data: unknown) => ({ status: 409, body: failure('CHANGED_MEANWHILE', { data }) });
const about = { member, today: '2026-11-20', weekStart: 1 };

it('work that was set meanwhile is told, and keeps what was not chosen here', async () => {
  const stored: WorkHistory = {
    work: [
      { ...work, until: '2026-11-19' },
      { ...work, from: '2026-11-20', shiftid: 2, shift: 'Night', starts: '22:00', ends: '06:00' },
    ],
    overrides: [],
    revision: 5,
  };
  const wire = answerWire({ ...lookups, [SET]: meanwhile(stored) });
  const close = vi.fn();
  const { user } = renderPage(<WorkDialog {...about} history={history} onClose={close} />);
  await screen.findByRole('option', { name: /^Night/ });
  await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  expect(within(question).getByRole('term').parentElement?.textContent).toMatch(
    /Shift.*Office hours, 09:00 – 17:00.*Night, 22:00 – 06:00/,
  );
  wire.now(SET, { body: success({ work, touches: untouched }) });
  await user.click(within(question).getByRole('button', { name: 'Save mine beside what is stored' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  const mine = { from: '2026-11-20', restdays: [7], groupno: 'SALES', locationrule: 'sites', sites: [], counted: true };
  expect(wire.bodies(SET)).toEqual([
    { ...mine, shiftid: 1, revision: 4 },
    { ...mine, shiftid: 2, revision: 5 },
    { ...mine, shiftid: 2, revision: 5 },
  ]);
});

it.each([
  ['new and in no group yet is set from their first day', { groupno: null }, '2026-11-02', '02/11/2026', false],
  ['in a group is set from today', { groupno: 'SALES' }, '2026-11-02', '20/11/2026', true],
  ['here for long is set from today', { groupno: null }, '2020-01-06', '20/11/2026', true],
])('the work of somebody %s, and what held before is told', async (_, now, joinedon, from, told) => {
  answerWire(lookups);
  const own = { ...history, work: [{ ...work, ...now }] };
  renderPage(<WorkDialog {...about} member={{ ...member, joinedon }} history={own} onClose={() => undefined} />);
  expect(await screen.findByRole('textbox', { name: 'From' })).toHaveProperty('value', from);
  expect(screen.queryByText(/^Until then: Office hours, /) !== null).toBe(told);
});

it('somebody need not check in from a day on by one switch', async () => {
  const wire = answerWire({ ...lookups, [SET]: { body: success({ work, touches: untouched }) } });
  const close = vi.fn();
  const { user } = renderPage(<WorkDialog {...about} history={history} onClose={close} />);
  const counted = await screen.findByRole('switch', { name: 'Attendance is counted' });
  expect(counted).toHaveProperty('checked', true);
  expect(document.getElementById(counted.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Off: need not check in, and is never absent or late.',
  );
  await user.click(counted);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(wire.bodies(SET).at(-1)).toMatchObject({ from: '2026-11-20', counted: false });
});

it('work for some days is sent with the last of them, and one that is no day is not left out unsaid', async () => {
  const wire = answerWire({ ...lookups, [SET]: { body: success({ work, touches: untouched }) } });
  const close = vi.fn();
  const { user } = renderPage(<WorkDialog {...about} history={history} onClose={close} />);
  const until = screen.getByRole('textbox', { name: /^Up to/ });
  await user.type(until, '31/02/2027');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(wire.bodies(SET)).toEqual([]);
  await user.clear(until);
  await user.type(until, '22/11/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(wire.bodies(SET).at(-1)).toMatchObject({ from: '2026-11-20', until: '2026-11-22' });
});

it('the work of a member tells spans apart that differ in the minutes of their shift alone', () => {
  answerWire(lookups);
  const spans = [
    { ...work, until: '2026-11-19' },
    { ...work, from: '2026-11-20', until: '2026-11-30', grace: 1 },
    { ...work, from: '2026-12-01', until: '2026-12-27', grace: 1, break: 0 },
    { ...work, from: '2026-12-28', grace: 1, break: 0, groupno: null },
  ];
  renderPage(
    <WorkPanel {...about} member={{ ...member, may: {} } as MemberDetail} history={{ ...history, work: spans }} />,
  );
  const hours = 'Office hours, 09:00 – 17:00';
  expect(screen.getAllByRole('listitem').map((it) => it.textContent?.replace(/Rest days.*/, ''))).toEqual([
    `From 28/12/2026${hours} · No group · all sites`,
    `From 01/12/2026 until 27/12/2026${hours} · 0 minutes break · SALES · all sites`,
    `From 20/11/2026 until 30/11/2026Now${hours} · 1 minute grace · SALES · all sites`,
    `Always until 19/11/2026${hours} · SALES · all sites`,
  ]);
});

it('the work of a member says from when to when their attendance is not counted', () => {
  answerWire(lookups);
  const spans = [
    { ...work, until: '2026-11-19' },
    { ...work, from: '2026-11-20', counted: false },
  ];
  const told = { ...history, work: spans };
  renderPage(<WorkPanel {...about} member={{ ...member, may: {} } as MemberDetail} history={told} />);
  const [now, before] = screen.getAllByRole('listitem').map((it) => it.textContent);
  expect(now).toMatch(/20\/11\/2026.*Now.*Attendance is not counted/);
  expect(before).not.toMatch(/counted/);
});

it('a single day that somebody else has said something of meanwhile is shown in both versions, and is as it is chosen', async () => {
  const other: DayOverrideView = {
    ...{ date: '2026-12-08', kind: 'work', reason: 'Stocktaking', by: 'Hla Hla', at: '2026-11-20T02:30:00.000Z' },
    revision: 1,
  };
  const known = { ...other, date: '2026-12-09', revision: 3 };
  const wire = answerWire({ [SINGLE]: meanwhile(other) });
  const close = vi.fn();
  const { user } = renderPage(<OverrideDialog {...about} overrides={[known]} onClose={close} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: '08/12/2026' } });
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Wedding');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  const [kind, reason] = within(question).getAllByRole('term');
  expect(kind?.parentElement?.textContent).toMatch(/You typed.*off.*Stored now.*work/i);
  expect(reason?.parentElement?.textContent).toMatch(/You typedWeddingStored nowStocktaking/);
  wire.now(SINGLE, { body: success({ date: '2026-12-08', kind: 'off', reason: 'Wedding', touches: untouched }) });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  const mine = { date: '2026-12-08', kind: 'off', reason: 'Wedding' };
  expect(wire.bodies(SINGLE)).toEqual([
    { ...mine, revision: 0 },
    { ...mine, revision: 1 },
    { ...mine, revision: 1 },
  ]);
});

it('a single day that is as usual again meanwhile is shown so, and is set by that when it is kept', async () => {
  const known: DayOverrideView = {
    ...{ date: '2026-12-08', kind: 'off', reason: 'Wedding', by: 'Hla Hla', at: '2026-11-20T02:30:00.000Z' },
    revision: 3,
  };
  const wire = answerWire({ [SINGLE]: meanwhile({ date: known.date, kind: 'usual', reason: '', revision: 0 }) });
  const close = vi.fn();
  const { user } = renderPage(<OverrideDialog {...about} overrides={[known]} onClose={close} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: '08/12/2026' } });
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Journey');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  const question = await screen.findByRole('region', { name: /saved elsewhere/ });
  expect(question.textContent).toMatch(/Stored nowAs usual again/);
  wire.now(SINGLE, { body: success({ date: known.date, kind: 'off', reason: 'Journey', touches: untouched }) });
  await user.click(within(question).getByRole('button', { name: /^Keep/ }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(wire.bodies(SINGLE).at(-1)).toEqual({ date: known.date, kind: 'off', reason: 'Journey', revision: 0 });
});

it('a single day is taken back with a reason, by the revision that was looked at', async () => {
  const known: DayOverrideView = {
    ...{ date: '2026-12-08', kind: 'work', reason: 'Stocktaking', by: 'Hla Hla', at: '2026-11-20T02:30:00.000Z' },
    revision: 3,
  };
  const taken = { date: '2026-12-08', kind: 'usual', reason: 'No stocktaking' };
  const wire = answerWire({ [SINGLE]: { body: success({ ...taken, touches: untouched }) } });
  const close = vi.fn();
  const { user } = renderPage(
    <OverrideDialog {...about} overrides={[known]} takingBack={known.date} onClose={close} />,
  );
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No stocktaking');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(wire.bodies(SINGLE).at(-1)).toEqual({ ...taken, revision: 3 });
});

it('a single day that is worked is set only after the question, which says that leave had skipped it', async () => {
  const leave = { id: 3, start: '2026-12-11', end: '2026-12-14', ltype: 'CL-CASUAL LEAVE', approve_status: 1 };
  const touches = { ...untouched, leave: [{ ...leave, effect: 'uncharged' }] };
  const wire = answerWire({
    [SINGLE]: { body: success({ date: '2026-12-12', kind: 'work', reason: 'Stocktaking', touches }) },
  });
  const close = vi.fn();
  const { user } = renderPage(<OverrideDialog {...about} overrides={[]} onClose={close} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: '12/12/2026' } });
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Stocktaking');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  const question = await screen.findByRole('alertdialog', { name: 'This touches what is stored' });
  expect(within(question).getByRole('listitem').textContent).toMatch(
    /^CASUAL LEAVE, .*, a day that it skipped is a working day then, and was not charged/,
  );
  expect(wire.sent.filter((it) => it.call === SINGLE && !it.query.has('preview'))).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save it' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('a single day that is worked on a public holiday is set only after the question, which names the holiday', async () => {
  const day = { date: '2026-12-25', kind: 'work', reason: 'Stocktaking' };
  const wire = answerWire({ [SINGLE]: { body: success({ ...day, touches: untouched, takes: ['Christmas Day'] }) } });
  const close = vi.fn();
  const { user } = renderPage(<OverrideDialog {...about} overrides={[]} onClose={close} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: '25/12/2026' } });
  expect(screen.queryByText(/needs no single day/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('This day is'), 'Worked');
  expect(
    screen.getByText(/^A working day like the others, in payroll too\. .* overtime .* needs no single day\.$/),
  ).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Stocktaking');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  const question = await screen.findByRole('alertdialog', { name: 'This takes a public holiday' });
  expect(question.textContent).toContain('It takes the public holiday from the member: Christmas Day.');
  expect(question.textContent).toContain('no overtime on a public holiday in payroll');
  expect(wire.sent.filter((it) => it.call === SINGLE && !it.query.has('preview'))).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save it' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('a single day for whose work leave was given is set only after the question, which says so', async () => {
  const day = { date: '2026-11-14', kind: 'work', reason: 'Swapped' };
  const days = { count: 1, days: ['2026-11-14'] };
  const touches = { leave: [], trips: [], summaries: days, given: days };
  const wire = answerWire({ [SINGLE]: { body: success({ ...day, touches }) } });
  const { user } = renderPage(<OverrideDialog {...about} overrides={[]} onClose={() => undefined} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Day/ }), { target: { value: '14/11/2026' } });
  await user.selectOptions(screen.getByLabelText('This day is'), 'Worked');
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Swapped');
  await user.click(screen.getByRole('button', { name: /^Set the day/ }));
  const question = await screen.findByRole('alertdialog', { name: 'This touches what is stored' });
  expect(question.textContent).toContain('Leave was given in return for work on 1 of these days, 14/11/2026.');
  expect(wire.sent.filter((it) => it.call === SINGLE && !it.query.has('preview'))).toEqual([]);
});
