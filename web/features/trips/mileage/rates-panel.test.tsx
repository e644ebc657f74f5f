import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payingCompany, terms } from '../../../testing/mileage.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { RatesPanel } from './rates-panel.tsx';

const SAVE = 'PUT /api/mileage/rates';
const wireWith = (stored: object) =>
  answerWire({
    'GET /api/office/company': { body: success(payingCompany) },
    'GET /api/mileage/rates': { body: success({ ...terms, ...stored }) },
    [SAVE]: { body: success(terms) },
  });
const button = (name: string) => screen.findByRole('button', { name });
const fields = (name: string) => screen.getAllByRole('textbox', { name });

it('shows what is paid and since when', async () => {
  wireWith({});
  renderPage(<RatesPanel />);
  expect(await screen.findByText('From 01/01/2099: own car 6.00 MMK for each km, company car nothing')).toBeDefined();
});

it('sets a first rate, in whole thousandths', async () => {
  const wire = wireWith({ rates: [], currency: '', revision: 0, may: { change: true, unit: true } });
  const { user } = renderPage(<RatesPanel />);
  expect(await screen.findByText('No rate is set.')).toBeDefined();
  await user.click(await button('Set rates'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Counted in' }), 'Miles');
  await user.type(screen.getByRole('textbox', { name: /^Currency/ }), 'USD');
  await user.click(await button('Save'));
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: /own car$/ }), '0.7251');
  expect(screen.getByText('A number with at most three digits behind the point.')).toBeDefined();
  expect(wire.count(SAVE)).toBe(0);
  await user.type(screen.getByRole('textbox', { name: /^Holds from/ }), '01/12/2099');
  await user.clear(screen.getByRole('textbox', { name: /own car$/ }));
  await user.type(screen.getByRole('textbox', { name: /own car$/ }), '0.725');
  await user.click(await button('Save'));
  await screen.findByText('The rates are saved.');
  expect(wire.bodies(SAVE)).toEqual([
    {
      ...{ unit: 'mi', currency: 'USD', revision: 0 },
      rates: [{ from: '2099-12-01', privaterate: 725, companyrate: 0 }],
    },
  ]);
});

it('adds a rate from another day, takes one back, and has each day once', async () => {
  const wire = wireWith({});
  const { user } = renderPage(<RatesPanel />);
  await user.click(await button('Change rates'));
  expect(screen.getByText('Entries are counted in it already, so it stays.')).toBeDefined();
  await user.click(await button('Add a rate from another day'));
  await user.type(fields('Holds from')[0] as HTMLElement, '01/01/2099');
  await user.type(screen.getAllByRole('textbox', { name: /own car$/ })[0] as HTMLElement, '7');
  await user.click(await button('Save'));
  expect(screen.getByText('Each day once.')).toBeDefined();
  await user.click(await button('Remove rate 2'));
  await user.click(await button('Save'));
  await screen.findByText('The rates are saved.');
  expect(wire.bodies(SAVE)).toMatchObject([
    { unit: 'km', revision: 1, rates: [{ from: '2099-01-01', privaterate: 7000, companyrate: 0 }] },
  ]);
});

it('has the newest rate first, in the form as beside it', async () => {
  wireWith({ rates: [...terms.rates, { from: '2099-06-01', privaterate: 7000, companyrate: 0 }] });
  const { user } = renderPage(<RatesPanel />);
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('From 01/06/2099');
  await user.click(await button('Change rates'));
  expect(fields('Holds from').map((it) => (it as HTMLInputElement).value)).toEqual(['01/06/2099', '01/01/2099']);
});

it('asks before another currency stands behind what is noted', async () => {
  const wire = wireWith({});
  const { user } = renderPage(<RatesPanel />);
  await user.click(await button('Change rates'));
  const currency = screen.getByRole('textbox', { name: /^Currency/ });
  await user.clear(currency);
  await user.type(currency, 'USD');
  await user.click(await button('Save'));
  const question = await screen.findByRole('alertdialog', { name: 'Change the currency?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(wire.count(SAVE)).toBe(0);
  await user.click(await button('Save'));
  const again = await screen.findByRole('alertdialog', { name: 'Change the currency?' });
  await user.click(within(again).getByRole('button', { name: 'Save' }));
  await screen.findByText('The rates are saved.');
  expect(wire.bodies(SAVE)).toMatchObject([{ currency: 'USD' }]);
});

it('is for administrators to change', async () => {
  wireWith({ may: { change: false, unit: false } });
  renderPage(<RatesPanel />);
  expect(await screen.findByText('Administrators set the rates.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
