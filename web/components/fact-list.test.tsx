import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Styled } from '../testing/styled.tsx';
import { FactList } from './fact-list.tsx';

it('keeps the line breaks that somebody typed', () => {
  renderPage(
    <Styled>
      <FactList facts={[{ label: 'Remark', value: 'Family\nback on Monday' }]} />
    </Styled>,
  );
  const shown = screen.getByText(/back on Monday/);
  expect(getComputedStyle(shown).whiteSpace).toBe('pre-line');
});
