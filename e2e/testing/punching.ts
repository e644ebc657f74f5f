import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { callerOf } from './wire.ts';

export const checkIn = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });
export const checkOut = (page: Page) => page.getByRole('button', { name: 'Check out', exact: true });

/** What is recorded of a member today. */
export const punchesOf = async (origin: string, { membercode }: MemberRow) =>
  (await (await callerOf(origin, membercode)).call(readToday)).data.punches;
