import { describe, expect, test, vi } from 'vitest';
import { instantOf, minuteOf, writeInstant } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { leaveOn, memberWith, worksBy } from '../../testing/member-facts.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import type { Attended, CompanyFacts, DayClaim, MemberFacts } from '../summary/day-facts.ts';
import { spanOfDays } from '../summary/derive-days.ts';
import { NO_NIGHTS } from '../summary/night.ts';
import { NO_APPROVAL } from '../summary/overtime-approval.ts';
import { presenceNow } from './presence.ts';

const ZONE = 'Asia/Yangon';
const TODAY = '2026-11-18';
const at = (local: string) => instantOf(local.slice(0, 10), local.slice(11), ZONE);
const text = (local: string) => writeInstant(at(local));
const officeHours = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
const night = { starts: '22:00', ends: '06:00', break: 0, grace: 0, ...EVERY_MINUTE };
const member = memberWith(officeHours);
const nights = { patterns: worksBy(night) };
const from = (starts: string, ends: string | null): Attended => ({
  ...{ day: starts.slice(0, 10), startedAt: text(starts), endedAt: ends && text(ends) },
  ending: ends ? 'checked_out' : null,
});
const claim = (more: Partial<DayClaim>) => leaveOn(TODAY, more);

const presence = (now: string, facts: Partial<MemberFacts> = {}, holidays = new Map<string, string>()) => {
  const company: CompanyFacts = { zone: ZONE, now: at(now), holidays, nights: NO_NIGHTS, approval: NO_APPROVAL };
  const today = now.slice(0, 10);
  return presenceNow(spanOfDays(addDays(today, -1), addDays(today, 1), ZONE), company, { ...member, ...facts });
};

describe('who is in', () => {
  test('is who checked in and not out, since then', () => {
    const attended = [from(`${TODAY}T08:50`, `${TODAY}T12:00`), from(`${TODAY}T13:00`, null)];
    expect(presence(`${TODAY}T14:00`, { attended })).toMatchObject({ state: 'in', since: text(`${TODAY}T13:00`) });
  });

  test('is nobody who left, and that since the last check-out', () => {
    const attended = [from(`${TODAY}T08:50`, `${TODAY}T12:00`)];
    expect(presence(`${TODAY}T14:00`, { attended })).toMatchObject({ state: 'out', since: text(`${TODAY}T12:00`) });
  });

  test('is nobody who has not come: out until the shift is over, absent then', () => {
    expect(presence(`${TODAY}T08:00`)).toMatchObject({ state: 'out', since: null });
    expect(presence(`${TODAY}T16:59`)).toMatchObject({ state: 'out', since: null });
    expect(presence(`${TODAY}T17:00`)).toMatchObject({ state: 'absent', since: null });
  });

  test('is who need not check in while they are; on other working days they are nowhere', () => {
    const patterns = [{ from: '2020-01-01', shift: officeHours, restdays: [6, 7], counted: false }];
    expect(presence(`${TODAY}T10:00`, { patterns })).toBeUndefined();
    expect(presence(`${TODAY}T18:00`, { patterns })).toBeUndefined();
    const attended = [from(`${TODAY}T08:50`, null)];
    expect(presence(`${TODAY}T10:00`, { patterns, attended })?.state).toBe('in');
    expect(presence(`${TODAY}T10:00`, { patterns, claims: [claim({})] })?.state).toBe('leave');
  });

  test('is still who overstays midnight or works the night, by the day that it began', () => {
    const late = [
      { from: '2020-01-01', shift: { ...officeHours, starts: '14:00', ends: '22:00' }, restdays: [], counted: true },
    ];
    const overstaying = { patterns: late, attended: [from(`${TODAY}T14:00`, null)] };
    expect(presence('2026-11-19T00:30', overstaying)?.state).toBe('in');
    expect(presence('2026-11-19T04:01', overstaying)?.state).toBe('out');
    const attended = [from(`${TODAY}T21:55`, null)];
    expect(presence('2026-11-19T03:00', { ...nights, attended })?.state).toBe('in');
    expect(presence('2026-11-19T03:00', nights)).toMatchObject({ state: 'out', since: null });
  });

  test('is not who forgot to check out yesterday', () => {
    const attended = [from('2026-11-17T09:00', null)];
    expect(presence(`${TODAY}T09:30`, { attended })).toMatchObject({ state: 'out', since: null });
  });
});

describe('who is away', () => {
  test('is told as the summary tells their day', () => {
    const noon = `${TODAY}T12:00`;
    expect(presence(noon, { claims: [claim({})] })?.state).toBe('leave');
    expect(presence(noon, { claims: [claim({ approved: false })] })?.state).toBe('out');
    expect(
      presence(noon, { claims: [claim({ kind: 'trip' })], attended: [from(`${TODAY}T09:00`, null)] }),
    ).toMatchObject({
      ...{ state: 'trip', since: null },
    });
    expect(presence(noon, {}, new Map([[TODAY, 'Full Moon']]))?.state).toBe('holiday');
    expect(presence('2026-11-21T12:00')?.state).toBe('off');
  });

  test('is in all the same once they check in, but for a trip', () => {
    const attended = [from(`${TODAY}T09:00`, null)];
    expect(presence(`${TODAY}T12:00`, { claims: [claim({})], attended })?.state).toBe('in');
  });

  test('is not there at all before joining and after leaving', () => {
    expect(presence(`${TODAY}T12:00`, { employment: [{ from: '2026-11-19', to: null }] })).toBeUndefined();
    expect(presence(`${TODAY}T12:00`, { employment: [{ from: null, to: '2026-11-17' }] })).toBeUndefined();
  });
});

describe('who has not come', () => {
  const graced = {
    patterns: [{ from: '2020-01-01', shift: { ...officeHours, grace: 10 }, restdays: [6], counted: true }],
  };
  const due = (now: string, facts?: Partial<MemberFacts>, holidays?: Map<string, string>) => {
    const told = presence(now, facts, holidays);
    return [told?.due && minuteOf(Temporal.Instant.from(told.due), ZONE), told?.late];
  };
  const half = (part: 'am' | 'pm') => ({ claims: [claim({ part })] });

  test('is due when the shift starts, and late once more than its grace has passed, until the shift is over', () => {
    expect(due(`${TODAY}T07:00`, graced)).toEqual(['09:00', false]);
    expect(due(`${TODAY}T09:10`, graced)).toEqual(['09:00', false]);
    expect(due(`${TODAY}T09:11`, graced)).toEqual(['09:00', true]);
    expect(due(`${TODAY}T16:59`, graced)).toEqual(['09:00', true]);
    expect(due(`${TODAY}T17:00`, graced)).toEqual([null, false]);
  });

  test('is late of a night after midnight too, and due for the next one when it is over', () => {
    expect(due(`${TODAY}T21:00`, nights)).toEqual(['22:00', false]);
    expect(due('2026-11-19T03:00', nights)).toEqual(['22:00', true]);
    expect(presence('2026-11-19T03:00', nights)?.due).toBe(text(`${TODAY}T22:00`));
    expect(presence('2026-11-19T06:00', nights)).toMatchObject({ due: text('2026-11-19T22:00'), late: false });
  });

  test('is due after hours off at its start, and no more once those at its end have begun', () => {
    const off = (from: string, to: string) => ({ off: new Map([[TODAY, [{ from, to }]]]) });
    expect(due(`${TODAY}T10:30`, off('09:00', '11:00'))).toEqual(['11:00', false]);
    expect(due(`${TODAY}T11:01`, off('09:00', '11:00'))).toEqual(['11:00', true]);
    expect(due(`${TODAY}T15:00`, off('15:00', '17:00'))).toEqual([null, false]);
    expect(due(`${TODAY}T09:01`, off('10:00', '12:00'))).toEqual(['09:00', true]);
  });

  test('is due at the middle of the shift after half a day of leave, and not late any more when the other half begins', () => {
    expect(due(`${TODAY}T12:00`, half('am'))).toEqual(['13:00', false]);
    expect(due(`${TODAY}T13:01`, half('am'))).toEqual(['13:00', true]);
    expect(due(`${TODAY}T09:01`, half('pm'))).toEqual(['09:00', true]);
    expect(due(`${TODAY}T13:00`, half('pm'))).toEqual([null, false]);
    expect(due('2026-11-19T01:00', { ...nights, ...half('am') })).toEqual(['02:00', false]);
  });

  test('is late beside hours off that begin within the grace only where coming now would be', () => {
    const facts = { ...graced, off: new Map([[TODAY, [{ from: '09:05', to: '11:00' }]]]) };
    expect(due(`${TODAY}T10:30`, facts)).toEqual(['09:00', false]);
    expect(due(`${TODAY}T11:05`, facts)).toEqual(['09:00', false]);
    expect(due(`${TODAY}T11:06`, facts)).toEqual(['09:00', true]);
  });

  test('is neither where nothing is to be worked: on leave, a trip, a holiday, an off-day, excused, not counted', () => {
    const noon = `${TODAY}T12:00`;
    const nowhere = { patterns: [{ from: '2020-01-01', shift: officeHours, restdays: [], counted: false }] };
    const neither = [null, false];
    expect(due(noon, { claims: [claim({})] })).toEqual(neither);
    expect(due(noon, { claims: [claim({ part: 'am' }), claim({ part: 'pm' })] })).toEqual(neither);
    expect(due(noon, { claims: [claim({ kind: 'trip' })] })).toEqual(neither);
    expect(due(noon, {}, new Map([[TODAY, 'Full Moon']]))).toEqual(neither);
    expect(due('2026-11-21T12:00')).toEqual(neither);
    expect(due(noon, { excused: new Map([[TODAY, 'Flood']]) })).toEqual(neither);
    expect(due(noon, { ...nowhere, ...half('am') })).toEqual(neither);
    expect(due(noon, { claims: [claim({ approved: false })] })).toEqual(['09:00', true]);
  });

  test('is nobody who came, also where they left again', () => {
    const left = [from(`${TODAY}T08:50`, `${TODAY}T10:00`)];
    expect(due(`${TODAY}T12:00`, { attended: left })).toEqual([null, false]);
    expect(due(`${TODAY}T12:00`, { attended: [from(`${TODAY}T08:50`, null)] })).toEqual([null, false]);
  });
});

describe('who rotates from nights to the early shift', () => {
  const early = { starts: '06:00', ends: '14:00', break: 0, grace: 0, ...EVERY_MINUTE };
  const patterns = [
    { from: '2020-01-01', shift: night, restdays: [2], counted: true },
    { from: TODAY, shift: early, restdays: [7], counted: true },
  ];

  test('is not yet there on the early day once it is soon, and before that is as the night was', () => {
    expect(presence(`${TODAY}T03:00`, { patterns })?.state).toBe('off');
    expect(presence(`${TODAY}T05:50`, { patterns })).toMatchObject({ state: 'out', since: null });
    const free = { patterns, overrides: new Map([[TODAY, 'off' as const]]) };
    expect(presence(`${TODAY}T05:50`, free)?.state).toBe('off');
  });

  test('is in before midnight already, for the shift that begins then', () => {
    const third = { starts: '00:00', ends: '08:00', break: 0, grace: 0, ...EVERY_MINUTE };
    const next = { patterns: [{ from: '2020-01-01', shift: third, restdays: [], counted: true }] };
    expect(presence(`${TODAY}T23:50`, next)).toMatchObject({ state: 'out', since: null });
    const attended = [{ ...from(`${TODAY}T23:54`, null), day: addDays(TODAY, 1) }];
    expect(presence(`${TODAY}T23:56`, { ...next, attended })?.state).toBe('in');
  });
});

describe('a moment that many are looked at in', () => {
  const company: CompanyFacts = {
    zone: ZONE,
    now: at('2026-11-19T03:00'),
    holidays: new Map(),
    nights: NO_NIGHTS,
    approval: NO_APPROVAL,
  };
  const span = spanOfDays('2026-11-18', '2026-11-20', ZONE);
  const look = (facts: Partial<MemberFacts>) => presenceNow(span, company, { ...member, ...facts })?.state;

  test('is told of each by their own shifts around it', () => {
    const onLeave = { claims: [claim({})] };
    expect([look(onLeave), look({ ...nights, ...onLeave }), look(onLeave)]).toEqual(['out', 'leave', 'out']);
  });

  test('asks the rules of the zone as often for a thousand as for one', () => {
    const asked = vi.spyOn(Temporal.PlainDate, 'from');
    const times = (members: number) => {
      asked.mockClear();
      const own = { ...company };
      for (let n = 0; n < members; n++) presenceNow(span, own, { ...member, ...(n % 2 ? nights : {}) });
      return asked.mock.calls.length;
    };
    expect(times(1000)).toBe(times(2));
    asked.mockRestore();
  });
});
