import { describe, expect, test } from 'vitest';
import { instantOf, writeInstant } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { leaveOn, memberWith, worksBy } from '../../testing/member-facts.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import type { Attended, CompanyFacts, DayClaim, MemberFacts } from '../summary/day-facts.ts';
import { spanOfDays } from '../summary/derive-days.ts';
import { NO_NIGHTS } from '../summary/night.ts';
import { NO_APPROVAL } from '../summary/overtime-approval.ts';
import { dueReminders } from './due-reminders.ts';

const ZONE = 'Asia/Yangon';
const TODAY = '2026-11-18';
const at = (local: string) => instantOf(local.slice(0, 10), local.slice(11), ZONE);
const officeHours = { starts: '09:00', ends: '17:00', break: 0, grace: 10, ...EVERY_MINUTE };
const night = { starts: '22:00', ends: '06:00', break: 0, grace: 0, ...EVERY_MINUTE };
const member = memberWith(officeHours);
const nights = { patterns: worksBy(night, []) };
const open = (starts: string): Attended => ({
  ...{ day: starts.slice(0, 10), startedAt: writeInstant(at(starts)), endedAt: null, ending: null },
});
const claim = (more: Partial<DayClaim>) => leaveOn(TODAY, more);

const due = (now: string, facts: Partial<MemberFacts> = {}, holidays = new Map<string, string>()) => {
  const company: CompanyFacts = { zone: ZONE, now: at(now), holidays, nights: NO_NIGHTS, approval: NO_APPROVAL };
  const today = now.slice(0, 10);
  const span = spanOfDays(addDays(today, -1), today, ZONE);
  return dueReminders(span, company, { ...member, ...facts }).map((it) => `${it.kind} ${it.day} ${it.time}`);
};

describe('a missing check-in', () => {
  test('is due from the start of the shift and its grace until the shift is over', () => {
    expect(due(`${TODAY}T09:09`)).toEqual([]);
    expect(due(`${TODAY}T09:10`)).toEqual([`checkin ${TODAY} 09:00`]);
    expect(due(`${TODAY}T16:59`)).toEqual([`checkin ${TODAY} 09:00`]);
    expect(due(`${TODAY}T17:00`)).toEqual([]);
  });

  test('is not missed by who came, nor by who need not come', () => {
    const ten = `${TODAY}T10:00`;
    expect(due(ten, { attended: [open(`${TODAY}T09:05`)] })).toEqual([]);
    expect(due(ten, { claims: [claim({})] })).toEqual([]);
    expect(due(ten, { claims: [claim({ part: 'am' })] })).toEqual([]);
    expect(due(ten, { claims: [claim({ kind: 'trip' })] })).toEqual([]);
    expect(due(ten, {}, new Map([[TODAY, 'Full Moon']]))).toEqual([]);
    expect(due('2026-11-21T10:00')).toEqual([]);
    expect(due(ten, { employment: [{ from: '2026-11-19', to: null }] })).toEqual([]);
  });

  test('is none of who need not check in, nor is a missing check-out', () => {
    const patterns = [{ from: '2020-01-01', shift: officeHours, restdays: [6, 7], counted: false }];
    expect(due(`${TODAY}T10:00`, { patterns })).toEqual([]);
    expect(due(`${TODAY}T18:00`, { patterns, attended: [open(`${TODAY}T09:05`)] })).toEqual([]);
  });

  test('is due after hours off at the start of the shift, and at its start where they lie between', () => {
    const first = { off: new Map([[TODAY, [{ from: '09:00', to: '11:00' }]]]) };
    expect(due(`${TODAY}T11:09`, first)).toEqual([]);
    expect(due(`${TODAY}T11:10`, first)).toEqual([`checkin ${TODAY} 11:00`]);
    const between = { off: new Map([[TODAY, [{ from: '10:00', to: '12:00' }]]]) };
    expect(due(`${TODAY}T09:10`, between)).toEqual([`checkin ${TODAY} 09:00`]);
  });

  test('waits for hours off that begin within the grace', () => {
    const graced = { off: new Map([[TODAY, [{ from: '09:05', to: '11:00' }]]]) };
    expect(due(`${TODAY}T11:04`, graced)).toEqual([]);
    expect(due(`${TODAY}T11:05`, graced)).toEqual([`checkin ${TODAY} 09:00`]);
  });

  test('of who has the last hours off is a check-out that is missing an hour after they began', () => {
    const last = { off: new Map([[TODAY, [{ from: '15:00', to: '17:00' }]]]), attended: [open(`${TODAY}T09:00`)] };
    expect(due(`${TODAY}T15:59`, last)).toEqual([]);
    expect(due(`${TODAY}T16:00`, last)).toEqual([`checkout ${TODAY} 15:00`]);
  });

  test('of a night is one of the day on which it begins', () => {
    expect(due('2026-11-19T01:00', { ...nights, attended: [] })).toEqual([`checkin ${TODAY} 22:00`]);
  });
});

describe('a missing check-out', () => {
  const attended = [open(`${TODAY}T09:00`)];

  test('is due from an hour after the shift', () => {
    expect(due(`${TODAY}T17:59`, { attended })).toEqual([]);
    expect(due(`${TODAY}T18:00`, { attended })).toEqual([`checkout ${TODAY} 17:00`]);
    expect(due(`${TODAY}T22:59`, { attended })).toEqual([`checkout ${TODAY} 17:00`]);
    expect(due(`${TODAY}T23:00`, { attended })).toEqual([]);
    expect(due('2026-11-19T07:00', { ...nights, attended: [open(`${TODAY}T22:00`)] })).toEqual([
      `checkout ${TODAY} 06:00`,
    ]);
  });

  test('is not asked of who worked on a free day, on leave or on a trip', () => {
    const evening = `${TODAY}T18:30`;
    expect(due(evening, { attended, claims: [claim({})] })).toEqual([]);
    expect(due(evening, { attended, claims: [claim({ part: 'pm' })] })).toEqual([]);
    expect(due(evening, { attended, claims: [claim({ kind: 'trip' })] })).toEqual([]);
    expect(due(evening, { attended }, new Map([[TODAY, 'Full Moon']]))).toEqual([]);
  });
});
