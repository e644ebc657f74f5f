import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type answerWire, success } from './wire.ts';

export const OWN_GROUPS = 'GET /api/membercode/groups';

export const manages = (groupno: string) => ({ groupno, as: 'manager' });
export const standsIn = (groupno: string) => ({ groupno, as: 'deputy' });
export const ownGroups = (...groups: object[]) => ({ [OWN_GROUPS]: { body: success(groups) } });

/** Chooses a group in the filter of a list, which is then asked for of the call. @returns what the filter offered */
export async function chooseGroup(
  user: UserEvent,
  wire: ReturnType<typeof answerWire>,
  { call, groupno }: { readonly call: string; readonly groupno: string },
): Promise<(string | null)[]> {
  const field = await screen.findByLabelText('Group');
  const offered = within(field)
    .getAllByRole('option')
    .map((it) => it.textContent);
  await user.selectOptions(field, groupno);
  await expect.poll(() => wire.sent.findLast((it) => it.call === call)?.query.get('groupno')).toBe(groupno);
  return offered;
}
