import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MemberLeaveLine } from './member-leave-line.tsx';

function show(may: { act: boolean; cancel: boolean }) {
  const leave = someLeave({ approve_status: 1, may: { edit: false, remove: false, giveback: false, ...may } });
  renderPage(
    <MemberLeaveLine leave={leave} lastDay={null} mayAct onChange={() => undefined} onCancel={() => undefined} />,
  );
  return ['Change', 'Cancel leave'].map(
    (name) => screen.queryByRole('button', { name: new RegExp(`^${name}`) }) !== null,
  );
}

describe('what the office is offered of approved leave', () => {
  it('is both where no day of it is in a closed pay period', () => {
    expect(show({ act: true, cancel: true })).toEqual([true, true]);
    expect(screen.queryByText(/closed pay period/)).toBeNull();
  });

  it('is a change alone where some are, which stay', () => {
    expect(show({ act: true, cancel: false })).toEqual([true, false]);
    expect(screen.getByText('Its days in a closed pay period stay')).toBeDefined();
  });

  it('is nothing where all are', () => {
    expect(show({ act: false, cancel: false })).toEqual([false, false]);
    expect(screen.getByText('In a closed pay period')).toBeDefined();
  });
});

it('is said to lie after the last day where it does, unless it was rejected', () => {
  const after = /^After the last day/;
  const shown = (lastDay: string | null, approve_status: 0 | 1 | 2, act = true) => {
    const may = { edit: false, remove: false, giveback: false, act, cancel: act };
    const leave = someLeave({ approve_status, may, start: '2026-12-07', end: '2026-12-10' });
    const line = { leave, lastDay, mayAct: true, onChange: () => undefined, onCancel: () => undefined };
    const { unmount } = renderPage(<MemberLeaveLine {...line} />);
    const [found] = screen.queryAllByText(after);
    const text = found?.textContent;
    unmount();
    return text;
  };
  expect(shown('2026-12-08', 1)).toMatch(/08\/12\/2026: cancel or change it/);
  expect(shown('2026-12-04', 0)).toMatch(after);
  expect(shown('2026-12-04', 1, false)).toBe('After the last day, 04/12/2026');
  expect([shown('2026-12-10', 1), shown(null, 1), shown('2026-12-04', 2)]).toEqual([undefined, undefined, undefined]);
});

it('lets the office add a document to leave of which none is asked for, and says where one is missing', () => {
  const shown = (given: Partial<LeaveView>, mayAct = true) => {
    const line = { lastDay: null, mayAct, onChange: () => undefined, onCancel: () => undefined };
    const { unmount } = renderPage(<MemberLeaveLine leave={someLeave(given)} {...line} />);
    const name = screen.queryByRole('button', { name: /document/i })?.getAttribute('aria-label');
    unmount();
    return name?.split(':')[0];
  };
  expect(shown({ approve_status: 1 })).toBe('Add a document');
  expect(shown({ approve_status: 1, documentdue: true })).toBe('Document missing');
  expect(shown({ approve_status: 2 })).toBeUndefined();
  expect(shown({ approve_status: 2, documents: 1 })).toBe('1 document');
  expect(shown({ approve_status: 1 }, false)).toBeUndefined();
});
