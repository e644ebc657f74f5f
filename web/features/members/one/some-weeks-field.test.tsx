import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import type { WorkHistory, WorkView } from '@muster/domain/work/work-contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
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
const second = { weekdays: [6], weeks: 'second' as const, from: '2020-01-04' };
const member = { id: 7, membername: 'Nilar', joinedon: null as string | null, may: { change: true } } as MemberDetail;
const historyOf = (...spans: WorkView[]): WorkHistory => ({ work: spans, overrides: [], revision: 4 });
const SET = 'POST /api/members/7/work';
const about = { member, today: '2026-12-02', weekStart: 1 };

/** The dialog over some work, and what can be pressed in it. */
function openDialog(of: WorkView = work) {
  const touches = { leave: [], trips: [], summaries: { count: 0, days: [] } };
  const wire = answerWire({
    'GET /api/office/shifts': { body: success([{ id: 1, name: 'Office hours', starts: '09:00', ends: '17:00' }]) },
    'GET /api/office/sites': { body: success([]) },
    'GET /api/office/groups': { body: success([]) },
    'GET /api/checkincheckout/group': { body: success([]) },
    [SET]: { body: success({ work, touches }) },
  });
  const close = vi.fn();
  const { user } = renderPage(<WorkDialog {...about} history={historyOf(of)} onClose={close} />);
  const choose = (weeks: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Off only in some weeks' }), weeks);
  const saturday = (group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name: 'Sat' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = async () => {
    await save();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    return wire.bodies(SET).at(-1) as object;
  };
  return { wire, user, choose, saturday, save, saved };
}
const off = () => screen.queryByText(/^So they are off on/)?.textContent?.replaceAll('\u00a0', ' ');
const dates = () => screen.queryAllByRole('radio').map((it) => it.closest('label')?.textContent);

it('a Saturday of every second week is chosen by the next one off, and goes from the days of every week', async () => {
  const { user, choose, saturday, saved } = openDialog();
  await choose('Every second week');
  expect([saturday('Rest days').checked, saturday('Which weekdays').checked]).toEqual([false, true]);
  expect([dates(), off()]).toEqual([['Sat 05/12/2026', 'Sat 12/12/2026'], undefined]);
  await user.click(screen.getByRole('radio', { name: 'Sat 12/12/2026' }));
  expect(off()).toBe('So they are off on Sat 12/12/2026, Sat 26/12/2026, Sat 09/01/2027, Sat 23/01/2027 …');
  const alternate = { weekdays: [6], weeks: 'second', from: '2026-12-12' };
  expect(await saved()).toMatchObject({ restdays: [7], alternate });
});

it('nothing is sent until it is chosen when they are off next, and which weekdays', async () => {
  const { wire, user, choose, saturday, save, saved } = openDialog();
  await choose('Every second week');
  await save();
  await screen.findByText('Choose when they are off next.');
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('alternate.from');
  await choose('2nd and 4th of the month');
  expect(off()).toBe('So they are off on Sat 12/12/2026, Sat 26/12/2026, Sat 09/01/2027, Sat 23/01/2027 …');
  await user.click(saturday('Which weekdays'));
  await save();
  await screen.findByText('Choose at least one weekday.');
  expect(wire.bodies(SET)).toEqual([]);
  await user.click(saturday('Which weekdays'));
  expect(await saved()).toMatchObject({ restdays: [7], alternate: { weekdays: [6], weeks: 'even' } });
});

it('a weekday that is given up comes back to those of every week, and one that is chosen there goes', async () => {
  const { user, choose, saturday, saved } = openDialog();
  await choose('1st, 3rd and 5th of the month');
  await choose('No other days');
  expect(saturday('Rest days').checked).toBe(true);
  await choose('1st, 3rd and 5th of the month');
  await user.click(saturday('Rest days'));
  expect(saturday('Which weekdays').checked).toBe(false);
  await choose('No other days');
  const sent = await saved();
  expect(sent).toMatchObject({ restdays: [6, 7] });
  expect(sent).not.toHaveProperty('alternate');
});

it('what is stored is told by its next day off, and for some days by those among them', async () => {
  const { user, saved } = openDialog({ ...work, restdays: [7], alternate: second });
  expect(screen.getByRole('radio', { name: 'Sat 12/12/2026' })).toHaveProperty('checked', true);
  const until = screen.getByRole('textbox', { name: /^Up to/ });
  await user.type(until, '26/12/2026');
  expect(off()).toBe('So they are off on Sat 12/12/2026, Sat 26/12/2026');
  await user.clear(until);
  await user.type(until, '06/12/2026');
  screen.getByText('None of these days is off.');
  expect(await saved()).toMatchObject({ until: '2026-12-06', alternate: { ...second, from: '2026-12-12' } });
});

it('the work of a member says them in words, and what is taken back leaves those of before', async () => {
  const before = { ...work, until: '2026-12-31', restdays: [7], alternate: second };
  const coming: WorkView = { ...work, from: '2027-01-01', alternate: { weekdays: [1, 2], weeks: 'odd' } };
  const wire = answerWire({
    'GET /api/office/sites': { body: success([]) },
    [SET]: { body: success({ work: before }) },
  });
  const { user } = renderPage(<WorkPanel {...about} history={historyOf(before, coming)} />);
  const [later, now] = screen.getAllByRole('listitem').map((it) => it.textContent);
  expect(later).toContain('Only in some weeks: 1st, 3rd and 5th Mon, Tue of the month');
  expect(now).toContain('Rest days: SunOnly in some weeks: Sat every second week, such as 12/12/2026');
  await user.click(screen.getByRole('button', { name: /^Take back/ }));
  await vi.waitFor(() => expect(wire.bodies(SET)).toMatchObject([{ restdays: [7], alternate: second }]));
});
