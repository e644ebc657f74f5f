import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { GroupField } from './group-field.tsx';

const groups = ['SALES', 'STORE'].map((it) => ({ value: it, text: it }));

it.each([
  ['of a group that an address names and nobody knows, that it is none', 'SALSE', groups, true],
  ['nothing of one of them', 'SALES', groups, false],
  ['nothing before they are known', 'SALSE', undefined, false],
])('says %s', (_, value, known, told) => {
  renderPage(<GroupField groups={known} value={value} onChange={() => undefined} />);
  const chosen = screen.getByLabelText<HTMLSelectElement>('Group');
  expect(chosen.value).toBe(value);
  expect(screen.queryByText('It is not among today’s groups.') !== null).toBe(told);
});
