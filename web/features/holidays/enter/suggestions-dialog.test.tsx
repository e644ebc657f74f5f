import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { SuggestionsDialog } from './suggestions-dialog.tsx';

const holiday = (holidaydate: string, description: string, check: boolean) => ({
  ...{ holidaydate, description, check, known: false, also: [] },
});

it('leaves a day whose date is to be checked without a tick, to be ticked by who has checked it', async () => {
  answerWire({
    'GET /api/holidays/suggest': ({ query }) => ({
      body: success({
        countries: [{ code: 'MM', name: 'Myanmar' }],
        regions: [],
        complete: true,
        holidays: query.has('country')
          ? [holiday('2026-12-25', 'Christmas Day', false), holiday('2026-10-26', 'Thadingyut', true)]
          : [],
      }),
    }),
    'GET /api/office/sites': { body: success([]) },
  });
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
