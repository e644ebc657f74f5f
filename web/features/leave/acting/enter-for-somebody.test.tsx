import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OwnRest } from '../../../components/month-calendar/own-rest.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { leaveData } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { settledLater } from '../../../testing/settled-later.ts';
import { answerWire, success } from '../../../testing/wire.ts';
import { EnterForSomebody } from './enter-for-somebody.tsx';

/** Days that look alike have the same class. */
const lookOf = (date: string) => document.querySelector(`[data-day="${date}"]`)?.className;
const span = { from: null, until: '2026-11-15', restdays: [1], alternate: null };
const history = {
  work: [span, { ...span, from: '2026-11-16', until: null, restdays: [7], alternate: { weekdays: [6], weeks: 'odd' } }],
  overrides: [{ date: '2026-11-25', kind: 'off', reason: 'Moved', by: 'HR', at: '2026-11-01T00:00:00Z', revision: 1 }],
  revision: 4,
};

it('shades the days on which the member rests, not those of the officer who enters the leave', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  enterSession({ id: 1, membercode: 'HR001', membername: 'Khin', role: 'HR' });
  const found = [{ id: 5, membercode: 'EM001', membername: 'Aye Chan Moe', status: 'active' }];
  answerWire({
    'GET /api/memberno_info': { body: { ...success(null), memberno_info: found } },
    'GET /api/leave/types': { body: success({ fiscalyear: 2026, types: leaveData().types }) },
    'GET /api/publicholiday_info': { body: { ...success(null), publicholiday_info: [] } },
    'GET /api/members/5/work': { body: success(history) },
  });
  const { user } = renderPage(
    <OwnRest value={() => (day) => day === '2026-11-18'}>
      <EnterForSomebody today="2026-11-20" weekStart={1} />
    </OwnRest>,
  );
  await user.click(screen.getByRole('button', { name: 'Enter leave for a member' }));
  await user.type(screen.getByRole('combobox'), 'aye');
  await user.click(await screen.findByRole('option'));
  await user.click((await screen.findAllByRole('button', { name: /calendar/i }))[0] as HTMLElement);
  await screen.findByRole('grid');
  const worked = lookOf('2026-11-19');
  await waitFor(() => expect(lookOf('2026-11-22')).not.toBe(worked));
  const alike = (...dates: string[]) => dates.filter((it) => lookOf(it) === worked);
  expect(alike('2026-11-02', '2026-11-21', '2026-11-22', '2026-11-25'), 'rested').toEqual([]);
  expect(alike('2026-11-18', '2026-11-08', '2026-11-28', '2026-11-23'), 'worked').toHaveLength(4);
});

it('enters leave for whom the typed code names, however quickly it is followed by Enter', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  enterSession({ id: 1, membercode: 'HR001', membername: 'Khin', role: 'HR' });
  const member = (id: number, membercode: string, membername: string) => ({
    ...{ id, membercode, membername, status: 'active' },
  });
  const first = [member(4, 'DR001', 'Myint Swe'), member(5, 'EM001', 'Aye Chan Moe')];
  const late = settledLater<void>();
  answerWire({
    'GET /api/memberno_info': async ({ query }) => {
      if (query.get('satisfy')) await late.promise;
      const found = query.get('satisfy') ? [member(6, 'EM004', 'Su Myat Noe')] : first;
      return { body: { ...success(null), memberno_info: found } };
    },
    'GET /api/leave/types': { body: success({ fiscalyear: 2026, types: leaveData().types }) },
    'GET /api/publicholiday_info': { body: { ...success(null), publicholiday_info: [] } },
    'GET /api/members/6/work': { body: success(history) },
  });
  const { user } = renderPage(<EnterForSomebody today="2026-11-20" weekStart={1} />);
  await user.click(screen.getByRole('button', { name: 'Enter leave for a member' }));
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(screen.getByRole('combobox'), 'em0');
  const found = () => screen.queryAllByRole('option').map((it) => it.textContent);
  expect(found(), 'of what was found before').toEqual(['EM001 Aye Chan Moe']);
  await user.type(screen.getByRole('combobox'), '04{Enter}');
  expect(screen.getByRole('dialog', { name: 'Enter leave for a member' })).toBeDefined();
  act(() => late.resolve());
  await waitFor(() => expect(found()).toEqual(['EM004 Su Myat Noe']));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Leave of Su Myat Noe' })).toBeDefined();
});
