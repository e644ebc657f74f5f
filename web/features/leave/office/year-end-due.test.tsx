import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { YearEndDialog } from './year-end-dialog.tsx';
import { YearEndDue } from './year-end-due.tsx';

const CODES = 'GET /api/leave/codes';
const LOOK = 'GET /api/leave/yearend';
const RUN = 'POST /api/leave/yearend';
const nothing = {
  ...{ fiscalyear: 2026, members: 0, carried: 0, lapsed: 0, takenback: 0, recovered: 0 },
  ...{ lines: [], more: false, ran: null },
};
const line = { membercode: 'A', membername: 'Aye Aye', leaveid: 'EL', description: 'EARNED LEAVE' };
const due = {
  ...{ fiscalyear: 2026, members: 2, carried: 8, lapsed: 0, takenback: 2, recovered: 1, more: false },
  lines: [
    { ...line, what: 'back', carried: 0, until: null, lapsed: 0, takenback: 2, recovered: 1 },
    { ...line, membercode: 'B', what: 'carry', carried: 8, until: '2027-06-30', lapsed: 0, takenback: 0, recovered: 0 },
  ],
};
const codes = (carrydays: number, carrymonths = 0) => ({
  [CODES]: { body: success({ fiscalyear: 2027, codes: [{ carrydays, carrymonths }] }) },
});

it('says for how many members the end of the year is to be run, and runs it after a look', async () => {
  const wire = answerWire({ ...codes(8), [LOOK]: { body: success(due) }, [RUN]: { body: success(due) } });
  const { user } = renderPage(<YearEndDue />);
  await screen.findByText(/01\/04\/2026 – 31\/03\/2027 is over, and days of 2 members/);
  await user.click(screen.getByRole('button', { name: 'Look at it' }));
  expect(await screen.findByText(/^2 days taken back from the new year, .* · 1 day lost before/)).toBeDefined();
  expect(screen.getByText('8 days carried over, to be taken by 30/06/2027')).toBeDefined();
  expect(screen.getByText(/^For leave or a last day that was entered later: 3 days/)).toBeDefined();
  expect(screen.getByText(/^This cannot be taken back\. .*adjust the balances/)).toBeDefined();
  wire.now(LOOK, { body: success(nothing) });
  await user.click(screen.getByRole('button', { name: 'Carry over' }));
  const link = await screen.findByRole('link', {
    name: 'The end of the fiscal year is run on the page of the company.',
  });
  expect(link.getAttribute('href')).toBe('/dashboard/company');
  expect(wire.bodies(RUN)).toEqual([{ fiscalyear: 2026 }]);
});

it.each([
  [{ carried: 8, lapsed: 3 }, '2 members: 8 days carried over, 3 days will lapse.', 'Carry over'],
  [{ carried: 8, lapsed: 0 }, '2 members: 8 days carried over.', 'Carry over'],
  [{ carried: 0, lapsed: 1 }, '2 members: 1 day will lapse.', 'Let them lapse'],
  [{ carried: 0, lapsed: 0 }, null, 'Put it right'],
])('says of a run what it does, and nothing of what it does not: %o', async (sums, total, act) => {
  answerWire({ [LOOK]: { body: success({ ...due, ...sums }) } });
  renderPage(<YearEndDialog year={2026} onClose={() => {}} />);
  expect(await screen.findByText(/^For leave or a last day that was entered later: 3 days/)).toBeDefined();
  expect(screen.queryByText(/^2 members/)?.textContent ?? null).toBe(total);
  expect(screen.getByRole('button', { name: act })).toBeDefined();
});

it('asks also where a type carries nothing on any more, as what was carried over before still ends', async () => {
  answerWire({ ...codes(0, 3), [LOOK]: { body: success(due) } });
  renderPage(<YearEndDue />);
  await screen.findByText(/is over, and days of 2 members/);
});

it('leads to an older year first, where days of it are left', async () => {
  const wire = answerWire({ ...codes(8), [LOOK]: { body: success({ ...nothing, earlier: 2025 }) } });
  const { user } = renderPage(<YearEndDue />);
  await screen.findByText(/^Days of the fiscal year 01\/04\/2025 – 31\/03\/2026 are still to be carried over/);
  wire.now(LOOK, { body: success({ ...due, fiscalyear: 2025 }) });
  await user.click(screen.getByRole('button', { name: 'Look at it' }));
  await screen.findByRole('dialog', { name: 'End of the fiscal year 01/04/2025 – 31/03/2026' });
  const years = wire.sent.filter((it) => it.call === LOOK).map((it) => it.query.get('fiscalyear'));
  expect(years).toEqual(['2026', '2025']);
});

it('leads from the look at a year to an older one', async () => {
  const wire = answerWire({ [LOOK]: { body: success({ ...due, earlier: 2025 }) } });
  const { user } = renderPage(<YearEndDialog year={2026} onClose={() => {}} />);
  await screen.findByText(/^Days of the fiscal year 01\/04\/2025 – 31\/03\/2026 are still/);
  wire.now(LOOK, { body: success({ ...due, fiscalyear: 2025, earlier: null }) });
  await user.click(screen.getByRole('button', { name: 'Look at it' }));
  await screen.findByRole('dialog', { name: 'End of the fiscal year 01/04/2025 – 31/03/2026' });
  await user.click(await screen.findByRole('button', { name: 'Carry over' }));
});

it('asks nothing where no type carries days over', async () => {
  const wire = answerWire({ ...codes(0), [LOOK]: { body: success(due) } });
  renderPage(<YearEndDue />);
  await expect.poll(() => wire.count(CODES)).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(wire.count(LOOK)).toBe(0);
});

it('says when it was run already, and by whom, to who runs it once more', async () => {
  const ran = { at: '2027-04-02T02:30:00.000Z', by: { membercode: 'HR001', membername: 'Hla Hla' } };
  const wire = answerWire({
    'GET /api/office/company': { body: success({ zone: 'Asia/Yangon' }) },
    ...{ [LOOK]: { body: success(due) }, [RUN]: { body: success({ ...nothing, ran }) } },
  });
  const { user } = renderPage(<YearEndDialog year={2026} onClose={() => {}} />);
  await screen.findByText('8 days carried over, to be taken by 30/06/2027');
  wire.now(LOOK, { body: success({ ...nothing, ran }) });
  await user.click(screen.getByRole('button', { name: 'Carry over' }));
  const said = await screen.findAllByText(
    'This was done already, on 02/04/2027 09:00 by Hla Hla. Nothing has come up since.',
  );
  expect(said.length).toBeGreaterThan(0);
  expect(screen.queryByText(/Done for 0/)).toBeNull();
});
