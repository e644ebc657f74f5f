import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const ADD = 'POST /api/members';
const company = { name: 'Shwe', zone: 'Asia/Yangon', weekstart: 1, today: '2126-11-20' } as CompanyView;
const shifts = [
  { id: 1, name: 'Office hours', starts: '09:00', ends: '17:00' },
  { id: 2, name: 'Night', starts: '22:00', ends: '06:00' },
];

function show(of = shifts, groups: readonly string[] = ['SALES', 'STORE']) {
  const wire = answerWire({
    'GET /api/office/shifts': { body: success(of) },
    'GET /api/office/settings': { body: success({ registration: 'listed' }) },
    'GET /api/group_info': { body: { group_info: groups.map((groupno, at) => ({ id: at + 1, groupno })) } },
    [ADD]: { status: 201, body: success({ id: 9, membercode: 'EM900', membername: 'Nilar', status: 'active' }) },
  });
  const close = vi.fn();
  const { user } = renderPage(<AddMemberDialog company={company} onClose={close} onCode={() => undefined} />);
  const typeWho = async () => {
    await user.type(screen.getByLabelText('Member code'), 'EM900');
    await user.type(screen.getByLabelText('Name'), 'Nilar');
  };
  const add = async () => {
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    return wire.bodies(ADD)[0];
  };
  return { user, typeWho, add };
}

it('shows what a new member begins with: their first day is today, Saturday and Sunday rest', async () => {
  const { typeWho, add } = show();
  await typeWho();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Joined on/ }).value).toBe('20/11/2126');
  const rests = within(screen.getByRole('group', { name: 'Rest days' })).getAllByRole<HTMLInputElement>('checkbox');
  expect(rests.filter((it) => it.checked)).toHaveLength(2);
  const begun = { membercode: 'EM900', membername: 'Nilar', email: '', joinedon: '2126-11-20', restdays: [6, 7] };
  expect(await add()).toEqual(begun);
});

it('sends another first day, the group, the shift, and Saturdays that rest in some weeks alone', async () => {
  const { user, typeWho, add } = show();
  await typeWho();
  fireEvent.change(screen.getByRole('textbox', { name: /^Joined on/ }), { target: { value: '01/12/2126' } });
  await user.selectOptions(await screen.findByLabelText('Group'), 'STORE');
  await user.selectOptions(screen.getByLabelText('Shift'), 'Night, 22:00 – 06:00');
  await user.selectOptions(screen.getByLabelText('Off only in some weeks'), '2nd and 4th of the month');
  expect(await add()).toMatchObject({
    ...{ joinedon: '2126-12-01', groupno: 'STORE', shiftid: 2, restdays: [7] },
    alternate: { weekdays: [6], weeks: 'even' },
  });
});

it('asks for neither group nor shift where the company has none to choose from', async () => {
  const { typeWho, add } = show(shifts.slice(0, 1), []);
  await typeWho();
  await add();
  expect([screen.queryByLabelText('Group'), screen.queryByLabelText('Shift')]).toEqual([null, null]);
});
