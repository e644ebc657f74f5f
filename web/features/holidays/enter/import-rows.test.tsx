import type { HolidayImport } from '@muster/domain/holidays/holidays-contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportRows, ImportSummary } from './import-rows.tsx';

const plain = { line: 2, holidaydate: '2126-12-10', description: 'Company day', also: [], errors: [] };

function show(found: Partial<HolidayImport>) {
  answerWire({ 'GET /api/office/sites': { body: success([]) } });
  const all = { rows: [{ ...plain, outcome: 'new' as const }], ignored: [], applied: false, touched: 0, ...found };
  renderPage(
    <>
      <ImportSummary found={all} />
      <ImportRows found={all} />
    </>,
  );
}

describe('what a file of holidays has', () => {
  it('tells how much stored leave the new ones touch', async () => {
    show({ touched: 3 });
    expect(await screen.findByText(/^The new holidays touch leave 3 times\. It stays as it is/)).toBeDefined();
  });

  it('says nothing of leave where the new ones touch none', async () => {
    show({});
    expect(await screen.findByText('10/12/2126 Company day')).toBeDefined();
    expect(screen.queryByText(/touch/)).toBeNull();
  });

  it('names the columns that are not read: what they say of a holiday would hold nowhere', async () => {
    show({ ignored: ['Bundesland', 'Type'] });
    expect(await screen.findByText(/and not these columns: Bundesland, Type\.$/)).toBeDefined();
  });

  it('names at its line who is to work on a day', async () => {
    const worked = { count: 3, first: [{ membercode: 'EM001', membername: 'Thiri' }] };
    show({ rows: [{ ...plain, outcome: 'new', worked }] });
    const said = '3 members do not have it, as this single day is set as worked: Thiri and 2 more.';
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('names the line of an own day that is over, and why it is left out', async () => {
    const error = { field: 'holidaydate', code: 'FORBIDDEN', params: { reason: 'own' }, message: '' } as const;
    show({ rows: [{ ...plain, line: 7, outcome: 'refused', errors: [error] }] });
    expect(await screen.findByText(/^Line 7: These days are yours too/)).toBeDefined();
    expect(screen.getByText('0 new, 0 listed already, 1 that cannot be added.')).toBeDefined();
  });

  it('says of a line without a name that it is missing, and shows its day as those of the others', async () => {
    const error = { field: 'description', code: 'INVALID_INPUT', params: { reason: 'missing' }, message: '' } as const;
    const nameless = { ...plain, line: 6, description: '', outcome: 'refused' as const, errors: [error] };
    const noDay = { ...error, field: 'holidaydate', params: { reason: 'nosuchday' } } as const;
    const wrong = { ...plain, line: 7, holidaydate: '2126-02-30', outcome: 'refused' as const, errors: [noDay] };
    show({ rows: [nameless, wrong] });
    expect(await screen.findByText('Line 6: The holiday has no name.')).toBeDefined();
    expect(screen.getByText('10/12/2126')).toBeDefined();
    expect(screen.getByText('2126-02-30 Company day')).toBeDefined();
  });

  it('tells how much of it is new in a place that was there before it, or it is not read out everywhere', async () => {
    const found = { rows: [{ ...plain, outcome: 'new' }], ignored: [], applied: false, touched: 0 };
    answerWire({
      'GET /api/office/sites': { body: success([]) },
      'POST /api/holidays/import': { body: success(found) },
    });
    const { user } = renderPage(<ImportDialog onClose={() => undefined} />);
    const told = screen.getByRole('status');
    expect(told.textContent).toBe('');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['x'], 'holidays.csv', { type: 'text/csv' }));
    const summary = await screen.findByText(/^1 new, 0 listed already/);
    expect(told.contains(summary)).toBe(true);
  });
});
