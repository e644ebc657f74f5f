import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import type { GroupName } from './sample-office.ts';
import type { SamplePerson } from './sample-people.ts';

/** A leave of the sample company before it has its days: about when, how long, and what became of it. */
export interface PlannedLeave {
  readonly membercode: string;
  readonly leaveid: 'EL' | 'CL' | 'ML' | 'WP' | 'O';
  /** Days from today: negative is over, 0 begins today or on the next working day, positive is to come. */
  readonly around: number;
  readonly days: number;
  /** Half of the one day. */
  readonly part?: DayPart;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly remark: string;
  readonly decisionRemark?: string;
  /** The member asks to come back before the last day. */
  readonly comesBack?: true;
}

const over = (membercode: string, leaveid: PlannedLeave['leaveid'], around: number, days: number, remark: string) =>
  ({ membercode, leaveid, around: -around, days, status: 'approved', remark }) as const;

/** Every state that a leave can have, most of all in SALES, where MG001 decides. */
export const plannedLeave: readonly PlannedLeave[] = [
  over('EM001', 'ML', 118, 2, 'Fever'),
  over('EM001', 'EL', 72, 3, 'Visiting parents in Pathein'),
  {
    membercode: 'EM001',
    leaveid: 'CL',
    around: -31,
    days: 1,
    status: 'rejected',
    remark: 'Moving house',
    decisionRemark: 'We take stock that day. Any other day is fine.',
  },
  { membercode: 'EM001', leaveid: 'EL', around: 12, days: 2, status: 'pending', remark: "Sister's wedding" },

  over('EM002', 'EL', 50, 2, 'Pilgrimage to Kyaiktiyo'),
  over('EM002', 'O', 24, 1, 'Worked on Saturday'),
  { membercode: 'EM002', leaveid: 'CL', around: 12, days: 2, status: 'pending', remark: 'Renewing a passport' },
  { membercode: 'EM002', leaveid: 'O', around: 26, days: 1, status: 'approved', remark: 'Worked on a holiday' },

  over('EM003', 'CL', 90, 1, 'School opening'),
  {
    membercode: 'EM003',
    leaveid: 'EL',
    around: 4,
    days: 3,
    status: 'approved',
    remark: 'Family visit in Bago',
    comesBack: true,
  },

  over('EM004', 'WP', 16, 1, 'Court appointment'),
  {
    membercode: 'EM004',
    leaveid: 'EL',
    around: 24,
    days: 2,
    status: 'rejected',
    remark: 'Trip to Ngapali',
    decisionRemark: 'Too many are away that week.',
  },
  { membercode: 'EM005', leaveid: 'EL', around: 12, days: 2, status: 'approved', remark: 'Repairs at home' },
  over('EM008', 'CL', 60, 1, 'Bank'),

  { membercode: 'EM006', leaveid: 'CL', around: 9, days: 1, status: 'pending', remark: 'Dentist' },
  { membercode: 'EM007', leaveid: 'ML', around: 0, days: 1, status: 'approved', remark: 'Flu' },
  { ...over('EM007', 'CL', 26, 1, 'School meeting'), part: 'am' },
  { membercode: 'MG001', leaveid: 'EL', around: 18, days: 2, status: 'pending', remark: 'Monastery donation' },
  { membercode: 'HR001', leaveid: 'CL', around: 15, days: 1, status: 'pending', remark: 'Parents’ day at school' },
  over('EM018', 'EL', 41, 2, 'Holiday in Inle'),
  over('EM010', 'EL', 64, 3, 'Harvest at home'),
  over('EM011', 'CL', 20, 2, 'Moving house'),
  { membercode: 'EM013', leaveid: 'EL', around: 21, days: 3, status: 'pending', remark: 'Novitiation of a nephew' },
  over('EM014', 'ML', 36, 2, 'Back pain'),
  { membercode: 'EM016', leaveid: 'CL', around: 6, days: 1, status: 'approved', remark: 'Bank' },
  over('DR001', 'EL', 85, 2, 'Licence renewal'),
  over('DR002', 'CL', 12, 1, 'Fever of the child'),
  { membercode: 'DR003', leaveid: 'WP', around: 11, days: 2, status: 'pending', remark: 'House repairs' },
];

export interface OfficeLine {
  readonly membercode: string;
  readonly kind: 'carry' | 'adjusted';
  readonly days: number;
  /** Why; days that were carried over say so themselves. */
  readonly note?: string;
}

/** What the office wrote into this year's balances of earned leave by hand. */
export const officeLines: readonly OfficeLine[] = [
  { membercode: 'EM001', kind: 'carry', days: 2 },
  { membercode: 'EM002', kind: 'adjusted', days: -1, note: 'A day of last year that was booked late' },
  { membercode: 'EM010', kind: 'carry', days: 3 },
  { membercode: 'DR001', kind: 'adjusted', days: 1, note: 'Worked through Thingyan' },
];

/** A bridging day that was announced, put on the calendar and withdrawn again: it touches leave that was asked for since. */
export const withdrawnHoliday = { onFirstDayOf: 'EM005', description: 'Bridging day (withdrawn)' } as const;

/** Who decides for a member: whoever decides for the group, or else the HR officer. */
export function deciderOf(person: SamplePerson, people: readonly SamplePerson[]): SamplePerson {
  const manages = (it: SamplePerson, group: GroupName) => it !== person && (it.decidesFor ?? []).includes(group);
  const decider =
    people.find((it) => manages(it, person.group)) ?? people.find((it) => it.role === 'HR' && it !== person);
  if (!decider) throw new Error(`Nobody decides for ${person.membercode}.`);
  return decider;
}
