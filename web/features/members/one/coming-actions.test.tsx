import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import type { WorkView } from '@muster/domain/work/work-contract.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { ComingActions } from './coming-actions.tsx';

const before: WorkView = {
  ...{ from: null, until: '2026-11-30', shiftid: 1, shift: 'Office hours', starts: '09:00', ends: '17:00' },
  ...{ break: 60, grace: 15, ...EVERY_MINUTE },
  ...{ restdays: [6, 7], groupno: 'SALES', locationrule: 'sites', sites: [], counted: true },
};
const coming: WorkView = { ...before, from: '2026-12-01', until: null, restdays: [7] };
const member = { id: 7 } as MemberDetail;
const show = (work: WorkView) => {
  const wire = answerWire({ 'POST /api/members/7/work': { status: 201, body: success({ work }) } });
  const change = vi.fn();
  const about = { member, revision: 4, work, before, today: '2026-11-20', onChange: change };
  return { wire, change, user: renderPage(<ComingActions {...about} />).user };
};

it('offers to change what was set for a coming day, and takes it back by what held before', async () => {
  const { wire, change, user } = show(coming);
  await user.click(screen.getByRole('button', { name: /Change the work from 01\/12\/2026/ }));
  expect(change).toHaveBeenCalledWith(coming);
  await user.click(screen.getByRole('button', { name: /Take back the work from 01\/12\/2026/ }));
  await screen.findByText('What held before goes on.');
  const { shiftid, restdays, groupno, locationrule, sites, counted } = before;
  const pattern = { shiftid, restdays, groupno, locationrule, sites, counted };
  expect(wire.bodies('POST /api/members/7/work')).toEqual([{ ...pattern, from: '2026-12-01', revision: 4 }]);
});

it('offers the same where nothing but whether attendance is counted changes', () => {
  show({ ...before, from: '2026-12-01', until: null, counted: false });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('offers nothing where the shift has other times and the work stays, or the day has come', () => {
  show({ ...before, from: '2026-12-01', until: null, starts: '08:00' });
  expect(screen.queryByRole('button')).toBeNull();
  show({ ...coming, from: '2026-11-20' });
  expect(screen.queryByRole('button')).toBeNull();
});
