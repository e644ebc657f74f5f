import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { SuggestionsDialog } from './suggestions-dialog.tsx';

const holiday = (holidaydate: string, description: string, check: boolean) => ({
  ...{ holidaydate, description, check, known: false, also: [] },
});

/** On Christmas somebody works by a single day. */
const worked = { count: 1, first: [{ membercode: 'EM001', membername: 'Thiri' }] };

const answer = (own: string | null) =>
  answerWire({
    'GET /api/holidays/suggest': ({ query }) => ({
      body: success({
        countries: [
          { code: 'MM', name: 'Myanmar' },
          { code: 'TH', name: 'Thailand' },
        ],
        own,
        regions: [],
        complete: true,
        holidays: query.has('country')
          ? [{ ...holiday('2026-12-25', 'Christmas Day', false), worked }, holiday('2026-10-26', 'Thadingyut', true)]
          : [],
      }),
    }),
    'GET /api/office/sites': { body: success([]) },
  });

it('leaves a day whose date is to be checked without a tick, to be ticked by who has checked it', async () => {
  answer(null);
  const { user } = renderPage(<SuggestionsDialog year={2026} onClose={() => undefined} />);
  await screen.findByRole('option', { name: 'Myanmar' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Myanmar');
  const sure = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Christmas/ });
  const unsure = screen.getByRole<HTMLInputElement>('checkbox', { name: /Thadingyut/ });
  expect([sure.checked, unsure.checked]).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Add 1 holiday' })).toBeDefined();
  await user.click(unsure);
  expect(screen.getByRole('button', { name: 'Add 2 holidays' })).toBeDefined();
});

it('names who is to work on a day that is suggested', async () => {
  answer('MM');
  renderPage(<SuggestionsDialog year={2026} onClose={() => undefined} />);
  const said = '1 member does not have it, as this single day is set as worked: Thiri.';
  const christmas = await screen.findByRole('checkbox', { name: /Christmas/ });
  expect(christmas.closest('li')?.textContent).toContain(said);
  expect(screen.getAllByText(/set as worked/)).toHaveLength(1);
});

it('begins with the country of the company’s time zone, and takes another', async () => {
  answer('MM');
  const { user } = renderPage(<SuggestionsDialog year={2026} onClose={() => undefined} />);
  await screen.findByRole('checkbox', { name: /Christmas/ });
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  expect(country.value).toBe('MM');
  await user.selectOptions(country, 'Thailand');
  expect(country.value).toBe('TH');
  await user.selectOptions(country, '');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
