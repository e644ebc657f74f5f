import { widthOf } from '../../files/table-width.ts';

/** The columns of a file of members, in the order in which they are written; a column a leave type follows. */
export const memberColumns = [
  'membercode',
  'membername',
  'email',
  'phone',
  'role',
  'groupno',
  'manager',
  'shift',
  'restdays',
  'alternate',
  'sites',
  'joinedon',
  'counted',
] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** What else people call them, bare of case, blanks and punctuation. */
const OTHER_NAMES: Readonly<Record<MemberColumn, RegExp>> = {
  membercode:
    /^(membercode|membernumber|memberno|code|employeecode|employeenumber|employeeno|employeeid|staffno|number)$/,
  membername: /^(membername|name|fullname|employeename)$/,
  email: /^(email|mail|emailaddress|mailaddress)$/,
  phone: /^(phone|phonenumber|telephone|tel|mobile)$/,
  role: /^role$/,
  groupno: /^(groupno|group|groupnumber|team|department)$/,
  manager: /^(manager|managers|managercode|supervisor|decidedby|reportsto)$/,
  shift: /^(shift|shiftname|workinghours)$/,
  restdays: /^(restdays?|daysoff|offdays|weekend)$/,
  alternate: /^alternat(e|ing)(restdays?|daysoff|offdays)?$/,
  sites: /^(sites?|locations?|workplaces?)$/,
  counted: /^(counted|attendancecounted|countattendance)$/,
  joinedon: /^(joinedon|joined|joiningday|joiningdate|dateofjoining|joindate|startdate|hired|hiredate)$/,
};

/** The column of a leave type's balance: `balance EL`. */
export const balanceColumn = (leaveid: string): string => `balance ${leaveid}`;

export interface Headings {
  /** Where each column stands, by its name here. */
  readonly at: ReadonlyMap<string, number>;
  /** How many columns there are. */
  readonly width: number;
  /** What is written above columns that are not kept. */
  readonly ignored: readonly string[];
  /** A column that stands there twice. */
  readonly twice: string | undefined;
  /** What is no list of members by its columns: days or payroll of the attendance, or mostly something else. */
  readonly other: 'attendance' | 'mostly' | undefined;
}

/** Columns that the files of the attendance have (wire 6), and no list of members. */
const OF_ATTENDANCE: ReadonlySet<string> = new Set(['workedminutes', 'closedat', 'checkin', 'checkout']);

/** Reads the first line of a file. Balances are named by their leave type with a word before it: alone it may stand above days that were taken. */
export function readHeadings(titles: readonly string[], leaveids: readonly string[]): Headings {
  const at = new Map<string, number>();
  const ignored: string[] = [];
  let twice: string | undefined;
  titles.forEach((title, index) => {
    const column = columnOf(title, leaveids);
    if (column === undefined) {
      if (title.trim()) ignored.push(title.trim());
    } else if (at.has(column)) twice ??= column;
    else at.set(column, index);
  });
  return { at, width: widthOf(titles), ignored, twice, other: otherKind(at, ignored) };
}

function otherKind(at: ReadonlyMap<string, number>, ignored: readonly string[]): Headings['other'] {
  if (ignored.some((it) => OF_ATTENDANCE.has(it.toLowerCase()))) return 'attendance';
  return ignored.length > at.size ? 'mostly' : undefined;
}

function columnOf(title: string, leaveids: readonly string[]): string | undefined {
  const bare = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const known = memberColumns.find((it) => OTHER_NAMES[it].test(bare));
  if (known) return known;
  const type = leaveids.find((it) => [...BEFORE_A_TYPE].some((word) => bare === `${word}${it.toLowerCase()}`));
  return type && balanceColumn(type);
}

const BEFORE_A_TYPE = ['balance', 'openingbalance', 'opening', 'leavebalance'];
