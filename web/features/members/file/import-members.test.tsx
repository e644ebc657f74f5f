import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { type Answer, answerWire, success } from '../../../testing/wire.ts';
import { ImportMembers } from './import-members.tsx';

const CALL = 'POST /api/members/import';
const found: MemberImport = {
  rows: [
    {
      ...{ line: 2, membercode: 'N1', membername: 'Thiri', outcome: 'new', changes: [], errors: [] },
      becomes: [
        { field: 'email', value: 'thiri@lotus.example' },
        { field: 'role', value: 'HR' },
        { field: 'balance EL', value: '4.5' },
      ],
    },
  ],
  columns: ['code', 'name', 'mail', 'role', 'balance EL'],
  ignored: [],
  applied: false,
};
const choose = async (user: ReturnType<typeof renderPage>['user']) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['x'], 'members.csv', { type: 'text/csv' }));
};

it('shows all that somebody new begins with, in the words of the screen, and stores it once for two presses', async () => {
  const wire = answerWire({ [CALL]: { body: success(found) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  expect(await screen.findByText('email: thiri@lotus.example · role: HR officer · balance EL: 4.5')).toBeDefined();
  wire.now(CALL, { body: success({ ...found, applied: true }) });
  const store = screen.getByRole('button', { name: 'Store 1' });
  const told = screen.getByRole('status');
  fireEvent.click(store);
  fireEvent.click(store);
  const done = await screen.findByText('1 added, 0 changed.');
  expect(told.contains(done), 'in a place that was there before it, or it is not read out everywhere').toBe(true);
  await waitFor(() => expect(wire.count(CALL)).toBe(2));
});

it('says what an empty first day means to somebody new', () => {
  answerWire({});
  renderPage(<ImportMembers />);
  screen.getByText(/^joinedon: .* an empty cell means today: leave that has to be waited for, .* goes by that day\.$/);
});

it('says which days are left of a type that is earned month by month', () => {
  answerWire({});
  renderPage(<ImportMembers />);
  screen.getByText(/^balance .* earned month by month, write what is left of the whole year: .* still earn\.$/);
});

it('says why a line is refused by its code, in the language of the screen', async () => {
  const error = {
    field: 'shift',
    code: 'WORK_VALUE_UNKNOWN' as const,
    message: 'As the server says it.',
    value: 'Never',
  };
  const params = { reason: 'shiftknown', known: 'Day, Night' };
  const line = { line: 2, membercode: 'N1', membername: 'Thiri', outcome: 'refused' as const, changes: [] };
  answerWire({ [CALL]: { body: success({ ...found, rows: [{ ...line, errors: [{ ...error, params }] }] }) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  expect(await screen.findByText('shift “Never”: There is no such shift. There are: Day, Night.')).toBeDefined();
});

it('says who comes back, and which closed pay periods a first day changes', async () => {
  const line = { line: 2, membercode: 'N1', membername: 'Thiri', outcome: 'changed' as const, errors: [] };
  const changes = [{ field: 'joinedon', before: '2026-01-01', after: '2026-10-12' }];
  const told = { returns: '2026-09-11', closed: ['2026-09', '2026-10'] };
  answerWire({ [CALL]: { body: success({ ...found, rows: [{ ...line, changes, ...told }] }) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  expect(await screen.findByText('Comes back: the time until 11/09/2026 stays as it is.')).toBeDefined();
  expect(screen.getByText(/^Changes days of closed pay periods \(September 2026, October 2026\)/)).toBeDefined();
});

it('says what days a year of their own do to balances, year by year', async () => {
  const line = { line: 2, membercode: 'N1', membername: 'Thiri', outcome: 'changed' as const, errors: [] };
  const changes = [{ field: 'days a year EL', before: 'type', after: '6.5' }];
  const year = { days: 6.5, before: 10, more: -3.5, remaining: 4, stands: false };
  const years = [
    { ...year, fiscalyear: 2026 },
    { ...year, fiscalyear: 2027, more: 0, remaining: 7, stands: true },
  ];
  const agreed = [{ leaveid: 'EL', years }];
  answerWire({ [CALL]: { body: success({ ...found, rows: [{ ...line, changes, agreed }] }) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  expect(await screen.findByText('days a year EL: type → 6.5')).toBeDefined();
  const texts = screen.getAllByText(/days a year instead of 10/).map((it) => it.textContent);
  expect(texts).toEqual([
    'EL, 01/04/2026 – 31/03/2027: 6.5 days a year instead of 10. 3.5 fewer, 4 left then.',
    'EL, 01/04/2027 – 31/03/2028: 6.5 days a year instead of 10. What a file enters as left of this year stands: 7.',
  ]);
});

it('warns of recorded days that a first day leaves out, before the other lines, and asks before it stores', async () => {
  const line = { membername: 'Thiri', outcome: 'changed' as const, changes: [], errors: [] };
  const uncounted = { from: '2026-10-05', to: '2026-11-20', days: 31, checkins: 30, leave: 1, trips: 0 };
  const rows = [
    { ...line, line: 2, membercode: 'N1' },
    { ...line, line: 3, membercode: 'N2', uncounted, doubt: 'notyet' as const },
  ];
  const wire = answerWire({ [CALL]: { body: success({ ...found, rows }) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  const [first] = await within(await screen.findByRole('list', { name: 'What the file does' })).findAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('31 recorded days, 05/10/2026');
  expect(first?.textContent).toContain('For somebody who comes back use “Rejoin”');
  wire.now(CALL, { body: success({ ...found, rows, applied: true }) });
  await user.click(screen.getByRole('button', { name: 'Store 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Is the first day of 1 line right?' }));
  expect(
    question.getByText('Recorded days of 1 member would be in no attendance and no payroll any more.'),
  ).toBeDefined();
  expect(wire.count(CALL)).toBe(1);
  await user.click(question.getByRole('button', { name: 'Store 2' }));
  expect(await screen.findByText('0 added, 2 changed.')).toBeDefined();
});

it('looks at the file anew for another day from which work holds, stores it from that one, and never from one that is over', async () => {
  const company = { name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20' };
  answerWire({ [CALL]: { body: success(found) }, 'GET /api/office/company': { body: success(company) } });
  const answering = globalThis.fetch;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const form = init.body instanceof FormData ? init.body : undefined;
    if (form) sent.push([form.get('from'), form.get('dryrun')]);
    return answering(input, init);
  });
  const { user } = renderPage(<ImportMembers />);
  const from = await screen.findByRole('textbox', { name: 'Work holds from' });
  expect((from as HTMLInputElement).value).toBe('20/11/2026');
  await choose(user);
  await screen.findByRole('button', { name: 'Store 1' });
  await user.clear(from);
  await user.type(from, '16/11/2026');
  expect(screen.queryByRole('button', { name: 'Store 1' })).toBeNull();
  expect(screen.getByText('Today or later. Days that are over are changed with the member.')).toBeDefined();
  await user.clear(from);
  await user.type(from, '23/11/2026');
  await user.click(await screen.findByRole('button', { name: 'Store 1' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [null, 'true'],
      ['2026-11-23', 'true'],
      ['2026-11-23', null],
    ]),
  );
});

it('has no other day said while it stores', async () => {
  const company = { name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20' };
  const wire = answerWire({ [CALL]: { body: success(found) }, 'GET /api/office/company': { body: success(company) } });
  const { user } = renderPage(<ImportMembers />);
  const from = await screen.findByRole('textbox', { name: 'Work holds from' });
  await choose(user);
  const store = await screen.findByRole('button', { name: 'Store 1' });
  let answer: (it: Answer) => void = () => {};
  const stored = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  wire.now(CALL, () => stored);
  await user.click(store);
  await screen.findByText('Storing the members…');
  await user.type(from, '{backspace}');
  expect([from.matches(':disabled'), (from as HTMLInputElement).value]).toEqual([true, '20/11/2026']);
  answer({ body: success({ ...found, applied: true }) });
  expect(await screen.findByText('1 added, 0 changed.')).toBeDefined();
});

it('shows first what is refused by now, when it comes to storing, and why', async () => {
  const wire = answerWire({ [CALL]: { body: success(found) } });
  const { user } = renderPage(<ImportMembers />);
  await choose(user);
  const store = await screen.findByRole('button', { name: 'Store 1' });
  const [line] = found.rows;
  const errors = [{ field: 'membercode', code: 'MEMBERCODE_TAKEN' as const, message: '', value: 'N1' }];
  const refused = { ...line, line: 3, membercode: 'N2', outcome: 'refused' as const, errors };
  wire.now(CALL, { body: success({ ...found, rows: [line, refused] }) });
  await user.click(store);
  expect(await screen.findByText(/^membercode “N1”:/)).toBeDefined();
});
