import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { useTyping } from './use-typing.ts';

describe('what is typed while somebody else saves', () => {
  it('stays, and what was not touched becomes theirs, however often they save', () => {
    const { result } = renderHook(() => useTyping({ day: '07', remark: 'ill' }));
    act(() => result.current.change({ day: '06' }));
    act(() => result.current.takeOver({ day: '07', remark: 'very ill' }));
    expect([result.current.values, result.current.opened]).toEqual([
      { day: '06', remark: 'very ill' },
      { day: '07', remark: 'very ill' },
    ]);
    act(() => result.current.takeOver({ remark: 'well again' }));
    expect(result.current.values).toEqual({ day: '06', remark: 'well again' });
  });

  it('is asked about only where what is stored is another version', () => {
    const form = (revision: number) => ({
      problem: new ApiProblem({ code: 'CHANGED_MEANWHILE', status: 409, data: { revision, remark: 'theirs' } }),
      takeTheirs: vi.fn(),
      keepMine: vi.fn(),
    });
    const goOnFrom = (it: { revision: number; remark: string }) => ({ remark: it.remark });
    expect(changedMeanwhile(form(3), { revision: 3, remark: 'mine' }, goOnFrom).theirs).toBeUndefined();
    const newer = form(4);
    const { theirs, keepMine } = changedMeanwhile(newer, { revision: 3, remark: 'mine' }, goOnFrom);
    expect(theirs?.revision).toBe(4);
    keepMine();
    expect(newer.keepMine).toHaveBeenCalledWith({ remark: 'theirs' });
    expect(newer.takeTheirs).not.toHaveBeenCalled();
  });
});
