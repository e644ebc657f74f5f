import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedPunch } from '../attendance-contract.ts';
import { attendancesOf, showMinutes } from './attendances.ts';

let id = 0;
function punch(checktype: 'in' | 'out', checktime: string, more: Partial<ListedPunch> = {}): ListedPunch {
  id += 1;
  return {
    id,
    clientid: `key-${id}`,
    membercode: 'EM001',
    checktype,
    checktime,
    devicetime: checktime,
    offline: false,
    receivedat: checktime,
    attendancedate: checktime.slice(0, 10),
    distance: 20,
    sitename: 'Head Office',
    verdict: 'inside',
    remark: '',
    ending: checktype === 'in' ? 'checked_out' : null,
    corrected: false,
    replaced: false,
    ...more,
  };
}

describe('punches as attendances', () => {
  it('joins each check-in with the check-out that ended it, newest first', () => {
    const [second, first] = attendancesOf([
      punch('in', '2026-11-18T02:00:00.000Z'),
      punch('out', '2026-11-18T10:05:59.000Z'),
      punch('in', '2026-11-19T02:00:00.000Z'),
      punch('out', '2026-11-19T11:30:00.000Z'),
    ]);
    expect([first, second].map((it) => [it?.in.checktime.slice(5, 16), it?.out?.checktime.slice(5, 16)])).toEqual([
      ['11-18T02:00', '11-18T10:05'],
      ['11-19T02:00', '11-19T11:30'],
    ]);
  });

  it('has no check-out of one that is open or was forgotten', () => {
    const [open, forgotten] = attendancesOf([
      punch('in', '2026-11-18T02:00:00.000Z', { ending: 'forgotten' }),
      punch('in', '2026-11-19T02:00:00.000Z', { ending: null }),
    ]);
    expect([open?.out, forgotten?.out, forgotten?.in.ending]).toEqual([undefined, undefined, 'forgotten']);
  });

  it('keeps a check-in whose check-out lies in the next month, and skips a check-out of the last', () => {
    expect(attendancesOf([punch('out', '2026-11-01T01:00:00.000Z')])).toEqual([]);
  });

  it('are the same in whatever order they come', () => {
    const punches = [
      punch('in', '2026-11-18T02:00:00.000Z'),
      punch('out', '2026-11-18T05:00:00.000Z'),
      punch('in', '2026-11-18T06:00:00.000Z', { ending: 'forgotten' }),
      punch('in', '2026-11-19T02:00:00.000Z'),
      punch('out', '2026-11-19T11:30:00.000Z'),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(punches, { minLength: 5 }), (shuffled) => {
        expect(attendancesOf(shuffled)).toEqual(attendancesOf(punches));
      }),
    );
  });

  it('writes minutes as hours and minutes', () => {
    expect([showMinutes(0), showMinutes(65), showMinutes(7285)]).toEqual(['0:00', '1:05', '121:25']);
  });
});
