import type { ChangedDay, CountedDay, PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { AdjustmentsDialog, ChangesDialog } from './changes-dialog.tsx';

const period: PayPeriod = {
  ...{ month: '2026-10', from: '2026-10-01', to: '2026-10-31', state: 'closed' },
  ...{ closedby: 'Officer', closedat: null, waived: '', changes: null },
};
const day = { status: 'present', minutes: 330, late: 0, early: 0, overtime: 330, leave: '', paidleave: 0 } as const;
const moved: Omit<ChangedDay, 'countedin'> = {
  ...{ membercode: 'DR001', membername: 'Zaw Min Oo', date: '2026-10-04' },
  before: { ...day, kind: 'offday' },
  after: { ...day, kind: 'holiday' },
};
const page = (days: readonly unknown[]) => ({ body: { ...success(days), more: false, cursor: null } });
const lines = async () => (await screen.findAllByRole('listitem')).map((it) => it.textContent);

describe('the changes of a closed pay period', () => {
  it('say what a day was and is, and which payroll has counted it', async () => {
    const changed: readonly ChangedDay[] = [
      { ...moved, countedin: '2026-11' },
      { ...moved, date: '2026-10-11', countedin: null },
    ];
    answerWire({ 'GET /api/attendance/months/2026-10/changes': page(changed) });
    renderPage(<ChangesDialog period={period} onClose={() => undefined} />);
    const [counted, waiting] = await lines();
    expect(counted).toContain('Present, on an off-day, worked 5 h 30 min');
    expect(counted).toContain('Present, on a public holiday');
    expect(counted).toContain('Counted in the payroll of November 2026.');
    expect(waiting).toContain('To be counted by the next payroll.');
  });

  it('say how much of it was at night, where any was', async () => {
    const changed: ChangedDay = { ...moved, after: { ...day, kind: 'offday', night: 75 }, countedin: null };
    answerWire({ 'GET /api/attendance/months/2026-10/changes': page([changed]) });
    renderPage(<ChangesDialog period={period} onClose={() => undefined} />);
    const [line] = await lines();
    expect(line).toContain('Now: Present, on an off-day, worked 5 h 30 min, 1 h 15 min of it at night, overtime');
    expect(line?.match(/at night/g)).toHaveLength(1);
  });

  it('say of days without a status that they were not counted', async () => {
    const before = { ...day, status: null, kind: null, minutes: 0, overtime: 0 };
    const changed: ChangedDay = { ...moved, before, countedin: null };
    answerWire({ 'GET /api/attendance/months/2026-10/changes': page([changed]) });
    renderPage(<ChangesDialog period={period} onClose={() => undefined} />);
    expect((await lines())[0]).toContain('Closed as: Not countedNow: Present');
  });
});

describe('the days that a payroll counts of earlier periods', () => {
  it('are listed with how they were known', async () => {
    const counted: CountedDay = { ...moved, date: '2026-08-04', month: '2026-08' };
    answerWire({ 'GET /api/attendance/months/2026-10/adjustments': page([counted]) });
    renderPage(<AdjustmentsDialog period={period} onClose={() => undefined} />);
    expect((await lines())[0]).toContain('Known as: Present, on an off-day');
    expect(screen.getByRole('dialog', { name: /October 2026/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Differences in the payroll of October 2026 as a file' })).toBeDefined();
  });

  it('may be none', async () => {
    answerWire({ 'GET /api/attendance/months/2026-10/adjustments': page([]) });
    renderPage(<AdjustmentsDialog period={period} onClose={() => undefined} />);
    expect(await screen.findByText('No day of an earlier pay period is counted.')).toBeDefined();
  });
});
