import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MemberLeaveLine } from './member-leave-line.tsx';

function show(may: { act: boolean; cancel: boolean }) {
  const leave = someLeave({ approve_status: 1, may: { edit: false, remove: false, giveback: false, ...may } });
  renderPage(<MemberLeaveLine leave={leave} mayAct onChange={() => undefined} onCancel={() => undefined} />);
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
