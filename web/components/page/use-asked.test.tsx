import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchField } from '../form/search-field.tsx';
import { useAsked } from './use-asked.ts';

const usual: { readonly show: 'all' | 'late'; readonly groupno: string; readonly search: string } = {
  ...{ show: 'all', groupno: '', search: '' },
};
let list: ReturnType<typeof useAsked<typeof usual>>;
let go: ReturnType<typeof useNavigate>;

function List() {
  list = useAsked(usual, { show: ['late'] });
  go = useNavigate();
  const { search } = list.filters;
  return <SearchField label="Words" value={search} onChange={(words) => list.setFilters({ search: words })} />;
}

/** The list, reached from a page before it. */
function open(address: string) {
  const shown = renderPage(<List />, '/before');
  act(() => go(address));
  return { ...shown, field: screen.getByRole<HTMLInputElement>('searchbox') };
}

it('asks what the address says, and nothing of it that is not known', () => {
  open('/list?show=late&groupno=SALES&search=aye&page=3');
  expect([list.asked, list.page]).toEqual([{ show: 'late', groupno: 'SALES', search: 'aye' }, 3]);
  act(() => go('/list?show=sideways&page=last&other=1'));
  expect([list.asked, list.page]).toEqual([usual, 1]);
});

it('says in the address what is asked, without what is usual, at once but for what is typed', async () => {
  const { user, field } = open('/list');
  await user.type(field, ' ay');
  expect([field.value, list.asked.search]).toEqual([' ay', '']);
  await expect.poll(() => list.asked.search).toBe('ay');
  act(() => list.setPage(2));
  act(() => list.setFilters({ ...list.filters, show: 'late' }));
  expect([list.asked, list.page, field.value]).toEqual([{ ...usual, show: 'late', search: 'ay' }, 1, ' ay']);
  act(() => list.setFilters(usual));
  await expect.poll(() => list.asked).toEqual(usual);
});

it('is one step of the history however much is typed and chosen, and each page one more', async () => {
  const { user, field } = open('/list');
  await user.type(field, 'aye');
  await expect.poll(() => list.asked.search).toBe('aye');
  act(() => list.setFilters({ groupno: 'SALES' }));
  act(() => list.setPage(2));
  act(() => go(-1));
  expect([list.page, list.asked.groupno, field.value]).toEqual([1, 'SALES', 'aye']);
  act(() => go(-1));
  expect([list.asked.search, field.value], 'the page before').toEqual(['', '']);
  act(() => go(1));
  expect([list.asked, field.value]).toEqual([{ ...usual, groupno: 'SALES', search: 'aye' }, 'aye']);
});
