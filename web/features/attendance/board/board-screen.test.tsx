import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withChanges } from '../../../data/attendance/use-board.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { BoardScreen } from './board-screen.tsx';

const BOARD = 'GET /api/attendance/board';
const company = { zone: 'Asia/Yangon' } as CompanyView;
const member = (membernoid: number, membername: string, more: Partial<BoardMember> = {}): BoardMember => ({
  ...{ membernoid, membercode: `EM00${membernoid}`, membername, groupno: 'SALES' },
  ...{ state: 'out', since: null, due: null, late: false, sitename: null, outside: false },
  ...more,
});
const zaw = member(1, 'Zaw Zaw', { state: 'in', since: '2026-11-20T02:30:00.000Z', sitename: 'Head Office' });
const aye = member(2, 'Aye Aye', { groupno: 'STORE' });
const members = [zaw, aye, member(3, 'Hla Hla', { state: 'leave' })];
const at = '2026-11-20T03:00:00.000Z';

beforeEach(() => {
  act(() => enterSession({ id: 9, membercode: 'MG001', membername: 'Manager', role: 'MEMBER' }));
});

const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');
const names = () => lines().map((it) => it.textContent);

describe('the board', () => {
  it('tells by name who is where, and narrows down by state, group and words', async () => {
    answerWire({ [BOARD]: { body: success({ at, members }) } });
    const { user } = renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText('Since 09:00, Head Office');
    expect(names()[0]).toContain('Aye Aye');
    expect(names()[0]).toContain('Has not come yet');
    await user.click(screen.getByRole('button', { name: 'On leave: 1' }));
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'On leave: 1' }));
    await user.selectOptions(screen.getByLabelText('Group'), 'STORE');
    expect(names()).toHaveLength(1);
    await user.type(screen.getByLabelText('Name or code'), 'zaw');
    screen.getByText('Nobody matches.');
    await user.clear(screen.getByLabelText('Name or code'));
    await user.type(screen.getByLabelText('Name or code'), 'em၀၀၂');
    expect(names()).toEqual([expect.stringContaining('Aye Aye')]);
  });

  it('tells who is late from who is not due yet', async () => {
    const due = '2026-11-20T15:30:00.000Z';
    const night = [member(4, 'Ko Ko', { due, late: false }), member(5, 'Su Su', { due, late: true })];
    answerWire({ [BOARD]: { body: success({ at, members: [...night, zaw] }) } });
    const { user } = renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText('Due at 22:00');
    screen.getByRole('button', { name: 'Not in: 1' });
    await user.click(screen.getByRole('button', { name: 'Late: 1' }));
    expect(names()).toEqual([expect.stringContaining('Su Su')]);
    screen.getByText('Late since 22:00');
  });

  it('says of who checked in outside every site that they did, and names no site', async () => {
    const outside = { ...zaw, sitename: null, outside: true };
    answerWire({ [BOARD]: { body: success({ at, members: [outside] }) } });
    renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText('Since 09:00, outside every site');
  });

  it('tells of very many by group how many are where, and of whom only those who are asked for', async () => {
    const counts = [
      { groupno: 'SALES', state: 'in', count: 900 },
      { groupno: 'STORE', state: 'late', count: 40 },
      { groupno: 'STORE', state: 'in', count: 460 },
      { groupno: null, state: 'leave', count: 7 },
    ];
    const { sent } = answerWire({
      [BOARD]: ({ query }) => {
        if (query.get('groupno')) return { body: success({ at, members: [aye], counts: [counts[1]], more: false }) };
        if (query.get('search')) return { body: success({ at, members: [zaw], counts: [counts[0]], more: false }) };
        return { body: success({ at, members: [], counts, more: true }) };
      },
    });
    const { user } = renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText('In: 460 · Late: 40');
    screen.getByText('On leave: 7');
    screen.getByRole('button', { name: 'In: 1360' });
    await user.click(screen.getByRole('button', { name: 'STORE' }));
    await screen.findByText('Has not come yet');
    expect(names()).toEqual([expect.stringContaining('Aye Aye')]);
    screen.getByRole('button', { name: 'Late: 40' });
    await user.selectOptions(screen.getByLabelText('Group'), '');
    await user.type(screen.getByLabelText('Name or code'), 'zaw');
    await screen.findByText('Since 09:00, Head Office');
    const asked = sent.filter((it) => it.call === BOARD).map((it) => String(it.query));
    expect(asked).toEqual(['most=300', 'most=99999&groupno=STORE', 'most=300&search=zaw']);
  });

  it('finds nobody in a group that is none, and leaves the way back to all', async () => {
    const counts = [{ groupno: 'SALES', state: 'in', count: 900 }];
    answerWire({ [BOARD]: { body: success({ at, members: [], counts, more: true }) } });
    renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in?groupno=SALSE');
    await screen.findByText('Nobody matches.');
    expect(screen.getByLabelText<HTMLSelectElement>('Group').value).toBe('SALSE');
    screen.getByText('It is not among today’s groups.');
  });

  it('says of when it is where it cannot be followed', async () => {
    answerWire({ [BOARD]: { body: success({ at, members }) } });
    renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText('As of 09:30, looked at again every half a minute.');
  });

  it('says to who manages no group that it is not for them', async () => {
    answerWire({ [BOARD]: { status: 403, body: failure('FORBIDDEN') } });
    renderPage(<BoardScreen company={company} />, '/dashboard/who_is_in');
    await screen.findByText(/You manage none today/);
  });

  it('takes changes in, also of who was not on it', () => {
    const changed = withChanges({ at, members: [zaw] }, [{ ...zaw, state: 'out' }, aye]);
    expect(changed.members.map((it) => [it.membercode, it.state])).toEqual([
      ['EM001', 'out'],
      ['EM002', 'out'],
    ]);
  });
});
