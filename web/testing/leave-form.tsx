import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { LeaveDialogs } from '../features/leave/own/leave-dialogs.tsx';
import type { LeaveChoice } from '../features/leave/own/use-leave-choice.ts';
import { leaveData } from './leave-data.ts';
import { renderPage } from './render-page.tsx';
import { success } from './wire.ts';

export const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
export const BALANCE = 'GET /api/entitleleave/noOfLeave';
export const TAKE = 'POST /api/entitleleave/memberLeave';
export const EDIT = 'POST /api/entitleleave/updateMemberLeave';
export const REMOVE = 'GET /api/entitleleave/removeLeaveDay';
export const HOLIDAY = 'GET /api/frontend/checkHolidayForLeave';
export const OFFDAY = 'GET /api/frontend/checkOffdayDateForLeave';

export const balance = (entitleleave: number, remain_leave: number) => ({
  [BALANCE]: { body: success([{ entitleleave, remain_leave }]) },
});

const unused = () => undefined;

interface Shown {
  readonly data?: ReturnType<typeof leaveData>;
  readonly changing?: LeaveView;
  readonly start?: string;
}

export function Dialog({ data = leaveData(), changing, start }: Shown) {
  const leave = changing ? String(changing.id) : 'new';
  const moves = { take: unused, open: unused, giveBack: unused, close: unused };
  const choice: LeaveChoice = { leave, day: start ?? null, returning: false, ...moves };
  return <LeaveDialogs data={data} choice={choice} />;
}

/** The dialog on its page, with the landing page at the root. */
export async function show(props: Shown = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/" element="The landing page" />
      <Route path="/dashboard/take_leave" element={<Dialog {...props} />} />
    </Routes>,
    '/dashboard/take_leave',
  );
  await screen.findByText(/^Remaining|^Can't leave/);
  return page;
}

type User = Awaited<ReturnType<typeof show>>['user'];

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

export async function enter(user: User, name: 'From date' | 'To date', day: string) {
  await user.clear(field(name));
  await user.type(field(name), day);
}
