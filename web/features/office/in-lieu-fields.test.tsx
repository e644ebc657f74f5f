import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { InLieuFields } from './in-lieu-fields.tsx';
import type { SettingsFields } from './use-settings-form.ts';

const type = (leaveid: string, description: string, more: Partial<LeaveCodeView> = {}) => ({
  ...{ leaveid, description, unlimited: false, retired: false, paid: 'full', halfdays: false },
  ...more,
});

/** The fields as they stand in the form, with what is chosen. */
function show(codes: readonly object[], chosen = '', stored: string | null = null) {
  answerWire({ 'GET /api/leave/codes': { body: success({ codes }) } });
  const values = { inlieu: chosen, inlieuminutes: '480' };
  const field = (name: keyof typeof values) => ({
    ...{ name, value: values[name], error: undefined, required: false, onChange: () => undefined },
  });
  renderPage(<InLieuFields settings={{ inlieu: stored }} form={{ values, field } as unknown as SettingsFields} />);
}
const offered = () => screen.getAllByRole('option').map((it) => it.textContent);

it('offers the types whose days may stand for overtime, and says which halves are no use by themselves', async () => {
  const others = [
    type('WP', 'LEAVE WITHOUT PAY', { paid: 'none' }),
    type('HP', 'HALF PAY', { paid: 'half' }),
    type('SL', 'SICK LEAVE', { unlimited: true }),
    type('OLD', 'OLD LEAVE', { retired: true }),
  ];
  show([type('O', 'OFF DAY'), ...others], 'O', 'O');
  expect(await screen.findByText(/^Half of them earn half a day\. OFF DAY is taken in whole days/)).toBeDefined();
  expect(offered()).toEqual(['Overtime alone', 'OFF DAY']);
});

it('says of a type that may be taken by halves no more than that half of the minutes earn one', async () => {
  show([type('O', 'OFF DAY', { halfdays: true })], 'O', 'O');
  expect(await screen.findByRole('option', { name: 'OFF DAY' })).toBeDefined();
  expect(screen.getByText('Half of them earn half a day.')).toBeDefined();
});

it.each([{ retired: true }, { unlimited: true }, { paid: 'none' as const }])(
  'says that nothing is given of a type that was chosen and is %o since',
  async (since) => {
    show([type('O', 'OFF DAY', since)], 'O', 'O');
    expect(await screen.findByText(/^Nothing is given at the moment: OFF DAY is retired/)).toBeDefined();
    expect(offered()).toEqual(['Overtime alone', 'OFF DAY']);
  },
);

it('says where no type can be given', async () => {
  show([type('WP', 'LEAVE WITHOUT PAY', { paid: 'none' })]);
  expect(await screen.findByText(/^No leave type can be given/)).toBeDefined();
  expect(offered()).toEqual(['Overtime alone']);
});
