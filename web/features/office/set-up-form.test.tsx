import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { initialSetUp, setUpBody } from './set-up-values.ts';

// By their labels: to look for a role takes seconds beside four hundred zones.
const numberIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('takes both numbers of the first site where one of them is pasted into', async () => {
  const { user } = renderPage(<SetUpForm token="key" />);
  await user.click(screen.getByLabelText('Latitude'));
  await user.paste('16.84, 96.17');
  expect([numberIn('Latitude'), numberIn('Longitude')]).toEqual(['16.84', '96.17']);
});

it('reads the first site from the link of a map', async () => {
  const { user } = renderPage(<SetUpForm token="key" />);
  await user.click(screen.getByLabelText(/^Link of a map/));
  await user.paste('https://www.openstreetmap.org/?mlat=16.779&mlon=96.158#map=18/16.779/96.158');
  expect([numberIn('Latitude'), numberIn('Longitude')]).toEqual(['16.779', '96.158']);
});

it('finds the zone by its country, and says that it stays', async () => {
  const { user } = renderPage(<SetUpForm token="key" />);
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'myanmar');
  expect(screen.getAllByRole('option').map((it) => it.textContent)).toEqual(['Asia/Yangon']);
  expect(screen.getByText(/It cannot be changed later/)).toBeDefined();
});

it('asks whether the administrator checks in, and takes it that they do', async () => {
  const { user } = renderPage(<SetUpForm token="key" />);
  const checksIn = screen.getByLabelText<HTMLInputElement>('I check in and out as well');
  expect(checksIn.checked).toBe(true);
  await user.click(checksIn);
  expect(checksIn.checked).toBe(false);
});

it('tells the server so', () => {
  expect(setUpBody({ ...initialSetUp(), 'administrator.counted': false }, 'key').administrator.counted).toBe(false);
});
