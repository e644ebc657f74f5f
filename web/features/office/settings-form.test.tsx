import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { SettingsTouch } from '@muster/domain/office/settings-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { READ, SAVE, save, saved, sent, show, stored } from '../../testing/stored-settings.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { CompanySettings as Settings } from './company-settings.tsx';

const company: CompanyView = {
  ...{ name: 'Golden Lotus Trading', zone: 'Asia/Yangon', weekstart: 7 },
  ...{ today: '2026-11-20', samples: false, locationdays: null, periodstarts: 1 },
};
const touches: SettingsTouch = {
  periods: [
    {
      ...{ month: '2026-11', from: '2026-11-01', to: '2026-11-25' },
      was: { from: '2026-11-01', to: '2026-11-30' },
    },
  ],
  days: null,
};

describe("the company's settings", () => {
  it('are saved over what was read, and again over what was saved', async () => {
    const { wire, user, name } = await show({
      [SAVE]: ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 4 }) }),
    });
    await user.clear(name);
    await user.type(name, 'Golden Lotus');
    await user.selectOptions(screen.getByRole('combobox', { name: 'First day of the week' }), 'Monday');
    await user.click(save());
    expect(await screen.findByText('The settings are saved.')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trips that members see' }), 'own');
    await user.click(save());
    await waitFor(() => expect(wire.count(SAVE)).toBe(2));
    const first = { ...sent, name: 'Golden Lotus', weekstart: 1 };
    expect(wire.bodies(SAVE)).toEqual([first, { ...first, tripsshown: 'own', revision: 4 }]);
  });

  it('have a field for each that an administrator may change', async () => {
    await show({}, { ...stored, inlieu: 'O' });
    const { revision: _revision, ...typed } = sent;
    expect(Object.keys(typed).filter((it) => !document.querySelector(`[name="${it}"]`))).toEqual([]);
  });

  it.each([
    ['1,5', 90],
    ['1.75', 105],
    ['၂', 120],
    ['1000', 60_000],
    ['0', 0],
  ])('take %s hours off a year for %s minutes', async (typed, hoursoff) => {
    const { wire, user } = await show({
      [SAVE]: ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 4 }) }),
    });
    const hours = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hours off a year' });
    await user.clear(hours);
    await user.type(hours, typed);
    await user.click(save());
    await waitFor(() => expect(saved(wire)).toEqual([{ ...sent, hoursoff }]));
    await waitFor(() => expect(hours.value).toBe(String(hoursoff / 60)));
  });

  it('ask for the hours off a year rather than take an empty field for none', async () => {
    const { wire, user } = await show();
    await user.clear(screen.getByRole('textbox', { name: 'Hours off a year' }));
    await user.click(save());
    expect(await screen.findByText('Please say how many. 0 gives none.')).toBeDefined();
    expect(saved(wire)).toEqual([]);
  });

  it('say in hours how many hours off a year are too many', async () => {
    const { wire, user } = await show();
    const hours = screen.getByRole('textbox', { name: 'Hours off a year' });
    await user.clear(hours);
    await user.type(hours, '1200');
    await user.click(save());
    expect(await screen.findByText('Not more than 1000.')).toBeDefined();
    await user.clear(hours);
    await user.type(hours, '-1');
    await user.click(save());
    expect(await screen.findByText('Not less than 0.')).toBeDefined();
    expect(wire.count(SAVE)).toBe(0);
  });

  it('show both versions when somebody else was quicker, and become the one that is chosen', async () => {
    const theirs = { ...stored, name: 'Lotus Group', revision: 4 };
    const { wire, user, name } = await show({
      [SAVE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) },
    });
    await user.type(name, ' Ltd');
    await user.click(save());
    expect(await screen.findByText('Lotus Group')).toBeDefined();
    expect(name.value).toBe('Golden Lotus Trading Ltd');
    await user.click(screen.getByRole('button', { name: 'Take what is stored' }));
    expect(name.value).toBe('Lotus Group');
    await user.type(name, ' of Yangon');
    wire.now(SAVE, ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 5 }) }));
    await user.click(save());
    expect(await screen.findByText('The settings are saved.')).toBeDefined();
    expect(wire.bodies(SAVE)[1]).toEqual({ ...sent, name: 'Lotus Group of Yangon', revision: 4 });
  });

  it('name the leave type that is given in return in both versions', async () => {
    const codes = [
      { leaveid: 'O', description: 'OFF DAY', unlimited: false, retired: false, paid: 'full', halfdays: false },
    ];
    const { user, name } = await show({
      'GET /api/leave/codes': { body: success({ codes }) },
      [SAVE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: { ...stored, inlieu: 'O', revision: 4 } }) },
    });
    await user.type(name, ' Ltd');
    await user.click(save());
    const section = within(await screen.findByRole('region', { name: /This was saved elsewhere/ }));
    expect(section.getByText('For work on days off and public holidays')).toBeDefined();
    expect(section.getByText(/OFF DAY$/)).toBeDefined();
  });

  it('keep what somebody else saved of what was not touched here, and only that', async () => {
    const theirs = { ...stored, name: 'Lotus Group', periodstarts: 21, locationdays: 30, revision: 4 };
    const { wire, user, name } = await show({
      [SAVE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) },
    });
    await user.type(name, ' Ltd');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sample features' }), 'on');
    await user.click(save());
    await screen.findByText('Lotus Group');
    const section = screen.getByRole('region', { name: /This was saved elsewhere/ });
    const terms = within(section)
      .getAllByRole('term')
      .map((it) => it.textContent);
    expect(terms).toEqual(["Company's name", 'Exact locations are kept for', 'A pay period runs']);
    wire.now(SAVE, ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 5 }) }));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('The settings are saved.')).toBeDefined();
    expect(wire.bodies(SAVE)[1]).toEqual({
      ...sent,
      name: 'Golden Lotus Trading Ltd',
      samples: true,
      periodstarts: 21,
      locationdays: 30,
      revision: 4,
    });
  });

  it('keep what was typed when there is no answer, and are sent again as they were', async () => {
    const { wire, user, name } = await show({ [SAVE]: 'dropped' });
    await user.type(name, ' Ltd');
    await user.click(save());
    expect(await screen.findByText(/Muster could not be reached/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(wire.count(SAVE)).toBe(2));
    expect(wire.bodies(SAVE)[1]).toEqual(wire.bodies(SAVE)[0]);
  });

  it('tell HR what is the administrator’s: signing up and in, trips, places, check-ins that are looked at', async () => {
    await show({}, { ...stored, may: { company: true, registration: false } });
    expect(screen.queryByRole('combobox', { name: 'How members sign up' })).toBeNull();
    expect(screen.getAllByText('Only an administrator can change this.')).toHaveLength(8);
    expect(screen.queryByRole('combobox', { name: /^Check-ins without/ })).toBeNull();
    expect(screen.getByText('Count at the device’s time, and are looked at')).toBeDefined();
  });

  it('say from which day on overtime must be approved, and what comes of what is not', async () => {
    const { wire, user } = await show({
      [SAVE]: ({ body }) => ({
        body: success({ ...stored, ...(body as object), revision: 4, touches: { periods: [], days: null } }),
      }),
    });
    expect(screen.getByText(/What is not approved when its pay period is closed is not paid\./)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Overtime must be approved from' }), '01/12/2026');
    await user.click(save());
    await waitFor(() => expect(saved(wire)).toEqual([{ ...sent, overtimeapprovedfrom: '2026-12-01' }]));
  });

  it('say which days the coming pay periods would have, before they are saved', async () => {
    const period = { state: 'open', closedby: null, closedat: null, waived: '', changes: null };
    const { wire, user } = await show({
      'GET /api/office/company': { body: success(company) },
      'GET /api/attendance/months': {
        body: success([
          { ...period, month: '2026-10', from: '2026-10-01', to: '2026-10-31' },
          { ...period, month: '2026-11', from: '2026-11-01', to: '2026-11-25' },
          { ...period, month: '2026-12', from: '2026-11-26', to: '2026-12-25' },
          { ...period, month: '2027-01', from: '2026-12-26', to: '2027-01-25' },
        ]),
      },
      [SAVE]: ({ body, query }) => ({
        body: success({ ...stored, ...(body as object), ...(query.get('preview') ? { touches } : { revision: 4 }) }),
      }),
    });
    const runs = screen.getByRole('combobox', { name: 'A pay period runs' });
    expect(screen.getByText(/^Counts for every period that was not closed yet/).textContent).not.toMatch('would run');
    await user.selectOptions(runs, 'From day 26 to the next 25');
    const hint = await screen.findByText(/November 2026 would run from 01\/11\/2026 to 25\/11\/2026\./);
    expect(hint.textContent).toMatch('December 2026 would run from 26/11/2026 to 25/12/2026.');
    expect(hint.textContent).not.toMatch(/October|January/);
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    expect(question.textContent).toMatch('November 2026: 01/11/2026 – 25/11/2026 (so far 01/11/2026 – 30/11/2026)');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(wire.sent.filter((it) => it.call === SAVE).map((it) => it.query.get('preview'))).toEqual(['true']);
    await user.click(save());
    const again = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    await user.click(within(again).getByRole('button', { name: 'Save the settings' }));
    expect(await screen.findByText('The settings are saved.')).toBeDefined();
    const last = wire.sent.filter((it) => it.call === SAVE).at(-1);
    expect([last?.query.get('preview'), last?.body]).toEqual([null, { ...sent, periodstarts: 26 }]);
  });

  it('say whose days another first day of counting leaves out, before it is saved', async () => {
    const days = {
      ...{ counts: false, from: '2026-11-02', to: '2026-11-08', checkins: 9, leave: 2, trips: 0, closed: ['2026-10'] },
      members: { count: 12, first: [{ membercode: 'A', membername: 'Aung' }] },
    };
    const { user } = await show({
      [SAVE]: ({ body, query }) => ({
        body: success({
          ...{ ...stored, ...(body as object) },
          ...(query.get('preview') ? { touches: { periods: [], days } } : {}),
        }),
      }),
    });
    const from = screen.getByRole('textbox', { name: /^Attendance counts from/ });
    await user.clear(from);
    await user.type(from, '09/11/2026');
    await user.click(save());
    const { textContent } = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    expect(textContent).toMatch('The days 02/11/2026 – 08/11/2026 would not count any more');
    expect(textContent).toMatch('12 members work here then: Aung and 11 more.');
    expect(textContent).toMatch('with check-ins: 9, with leave: 2, with trips: 0');
    expect(textContent).toMatch('closed pay periods (October 2026)');
  });

  it('say why they could not be read, and read them again', async () => {
    const wire = answerWire({ [READ]: { status: 503, body: failure('UNAVAILABLE') } });
    const { user } = renderPage(<Settings />);
    await screen.findByText(/busy or cannot reach its data/);
    wire.now(READ, { body: success(stored) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Golden Lotus Trading')).toBeDefined();
  });
});
