import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAttendanceMonth } from '../../testing/attendance-months.ts';
import { leaveOn, memberWith } from '../../testing/member-facts.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import { isToWork } from '../summary/absence.ts';
import type { CompanyFacts, MemberFacts, WorkShift } from '../summary/day-facts.ts';
import { deriveDays, patternOn, spanOfDays } from '../summary/derive-days.ts';
import { NO_NIGHTS } from '../summary/night.ts';
import { NO_APPROVAL } from '../summary/overtime-approval.ts';
import { plannedOf, type RosterDay, rosterDay } from './roster-day.ts';

const ZONE = 'Asia/Yangon';
const OFFICE: WorkShift = { starts: '09:00', ends: '17:00', break: 60, grace: 0, ...EVERY_MINUTE };
const NIGHT: WorkShift = { starts: '22:00', ends: '06:00', break: 0, grace: 0, ...EVERY_MINUTE };
const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-29';
const COMPANY: CompanyFacts = {
  zone: ZONE,
  now: Temporal.Instant.from('2026-11-20T02:30:00Z'),
  holidays: new Map([['2026-11-25', 'Tazaungdaing']]),
  nights: NO_NIGHTS,
  approval: NO_APPROVAL,
};

function rosterOf(member: MemberFacts, company = COMPANY, [from, to] = [MONDAY, SUNDAY]): RosterDay[] {
  const records = deriveDays(spanOfDays(from, to, company.zone), company, plannedOf(member));
  return records.map((it) => rosterDay(it, patternOn(member.patterns, it.date), company.zone));
}
const on = (day: string, member: MemberFacts) => rosterOf(member).find((it) => it.date === day);
const told = ({ status, due, half, waits }: RosterDay) => [status, due && `${due.from}-${due.to}`, half, waits];

describe('a day of the roster', () => {
  test('is the shift on a working day, and free on others', () => {
    const week = rosterOf(memberWith(OFFICE));
    expect(week.map((it) => it.status)).toEqual([
      ...['work', 'work', 'holiday', 'work', 'work'],
      ...['offday', 'offday'],
    ]);
    expect(week.map((it) => it.due)).toEqual([
      ...[1, 2, 0, 3, 4, 0, 0].map((it) => (it ? { from: '09:00', to: '17:00' } : null)),
    ]);
    expect(week[0]?.shift).toEqual({ starts: '09:00', ends: '17:00' });
    expect([week[2]?.shift, week[6]?.shift]).toEqual([null, null]);
    expect(week[2]?.notes).toEqual([{ code: 'holiday', params: { name: 'Tazaungdaing' } }]);
  });

  test.each([
    ['all of it', OFFICE, { part: null }, ['leave', null, null, null]],
    ['its morning', OFFICE, { part: 'am' }, ['leave', '13:00-17:00', 'am', null]],
    ['its afternoon', OFFICE, { part: 'pm' }, ['leave', '09:00-13:00', 'pm', null]],
    ['the first half of a night', NIGHT, { part: 'am' }, ['leave', '02:00-06:00', 'am', null]],
    ['the second half of a night', NIGHT, { part: 'pm' }, ['leave', '22:00-02:00', 'pm', null]],
    ['leave that waits', OFFICE, { approved: false }, ['work', '09:00-17:00', null, 'leave']],
    ['half of it that waits', OFFICE, { approved: false, part: 'am' }, ['work', '09:00-17:00', null, 'leave']],
    ['a trip', OFFICE, { kind: 'trip' }, ['trip', null, null, null]],
    ['a trip that waits', OFFICE, { kind: 'trip', approved: false }, ['work', '09:00-17:00', null, 'trip']],
  ] as const)('with leave or a trip: %s', (_, shift, claim, expected) => {
    const day = on(MONDAY, { ...memberWith(shift), claims: [leaveOn(MONDAY, claim)] });
    expect(day && told(day)).toEqual(expected);
    expect(day?.shift).toEqual({ starts: shift.starts, ends: shift.ends });
  });

  test.each([
    ['at the start', OFFICE, ['09:00', '11:00'], '11:00-17:00'],
    ['at the end', OFFICE, ['15:00', '17:00'], '09:00-15:00'],
    ['between', OFFICE, ['12:00', '14:00'], '09:00-17:00'],
    ['on the morning after a night', NIGHT, ['04:00', '06:00'], '22:00-04:00'],
  ] as const)('with hours off %s', (_, shift, [from, to], due) => {
    const member = { ...memberWith(shift), off: new Map([[MONDAY, [{ from, to }]]]) };
    const day = on(MONDAY, member);
    expect([day && told(day), day?.off]).toEqual([['work', due, null, null], [{ from, to }]]);
    expect(on('2026-11-24', member)?.off).toEqual([]);
    const onLeave = on(MONDAY, { ...member, claims: [leaveOn(MONDAY)] });
    expect([onLeave && told(onLeave), onLeave?.off]).toEqual([['leave', null, null, null], []]);
  });

  test('has nobody due where another shift leaves nothing beside hours off', () => {
    const short = { ...OFFICE, ends: '11:00', break: 0 };
    const day = on(MONDAY, { ...memberWith(short), off: new Map([[MONDAY, [{ from: '09:00', to: '11:00' }]]]) });
    expect(day?.due).toBeNull();
  });

  test('has nobody due where two leaves take its two halves, or one waits beside another', () => {
    const claims = [leaveOn(MONDAY, { part: 'am' }), leaveOn(MONDAY, { part: 'pm' })];
    expect(told(on(MONDAY, { ...memberWith(OFFICE), claims }) as RosterDay)).toEqual(['leave', null, null, null]);
    const [am, pm] = [leaveOn(MONDAY, { part: 'am' }), leaveOn(MONDAY, { part: 'pm', approved: false })];
    const both = on(MONDAY, { ...memberWith(OFFICE), claims: [am, pm] });
    expect(told(both as RosterDay)).toEqual(['leave', '13:00-17:00', 'am', 'leave']);
  });

  test('is leave, but no working day, where leave is charged on a day that is free anyway', () => {
    const day = on(SUNDAY, { ...memberWith(OFFICE), claims: [leaveOn(SUNDAY, { part: 'am' })] });
    expect([told(day as RosterDay), day?.shift]).toEqual([['leave', null, 'am', null], null]);
  });

  test('says why there is nothing: not here, or not counted', () => {
    const member = memberWith(OFFICE);
    const employment = [{ from: '2026-11-24', to: '2026-11-26' }];
    const here = rosterOf({ ...member, employment, hired: employment });
    expect(here.map((it) => it.status ?? it.why)).toEqual([
      ...['not_employed', 'work', 'holiday', 'work'],
      ...['not_employed', 'not_employed', 'not_employed'],
    ]);
    const patterns = member.patterns.map((it) => ({ ...it, counted: false }));
    const uncounted = { ...member, patterns, claims: [leaveOn('2026-11-24', { part: 'am' })] };
    expect(rosterOf(uncounted).map((it) => [it.status ?? it.why, it.due])).toEqual([
      ['not_counted', null],
      // They have leave, and are expected for the other half no more than on any day.
      ['leave', null],
      ['holiday', null],
      ['not_counted', null],
      ['not_counted', null],
      ['offday', null],
      ['offday', null],
    ]);
  });
});

describe('the roster of any month', () => {
  const anyRoster = anyAttendanceMonth.map((month) => ({
    ...month,
    days: rosterOf(month.member, month.company, [month.from, month.to]),
  }));

  test('is the same whatever has been recorded, excused, or what time it is', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, anyAttendanceMonth, ({ from, to, company, member }, other) => {
        const { attended, excused, outside, corrected } = other.member;
        const lived = { ...member, attended, excused, outside, corrected };
        const later = { ...company, now: other.company.now };
        expect(rosterOf(lived, later, [from, to])).toEqual(rosterOf(member, company, [from, to]));
      }),
      { numRuns: 40 },
    );
  });

  test('has somebody due on just the days on which a check-in is waited for', () => {
    fc.assert(
      fc.property(anyRoster, ({ from, to, company, member, days }) => {
        const records = deriveDays(spanOfDays(from, to, company.zone), company, plannedOf(member));
        const expected = records.filter((it) => {
          const { counted } = patternOn(member.patterns, it.date);
          return counted && it.status !== null && it.status !== 'trip' && isToWork(it);
        });
        // Hours off may leave nothing of a day, or less of it.
        const isWhole = ({ date }: Pick<RosterDay, 'date'>) => !member.off.has(date);
        const waited = days.filter((it) => it.due).map((it) => it.date);
        expect(waited.filter((date) => isWhole({ date }))).toEqual(expected.filter(isWhole).map((it) => it.date));
        expect(expected.map((it) => it.date)).toEqual(expect.arrayContaining(waited));
        for (const { due, shift, status, half } of days.filter(isWhole)) {
          if (!due) continue;
          expect([shift?.starts === due.from, shift?.ends === due.to].filter(Boolean)).not.toEqual([]);
          if (status === 'work') expect([due.from, due.to]).toEqual([shift?.starts, shift?.ends]);
          else expect(half).not.toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('tells nothing of leave or trips on a day without a status', () => {
    fc.assert(
      fc.property(anyRoster, ({ days }) => {
        for (const it of days.filter(({ status, why }) => status === null && why !== 'not_counted')) {
          expect(it).toMatchObject({ shift: null, due: null, half: null, waits: null, notes: [] });
        }
      }),
      { numRuns: 40 },
    );
  });
});
