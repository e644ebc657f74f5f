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
  'sites',
  'joinedon',
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
  restdays: /^(restdays?|daysoff|offdays?|weekend)$/,
  sites: /^(sites?|locations?|workplaces?)$/,
  joinedon: /^(joinedon|joined|joiningday|joiningdate|dateofjoining|joindate|startdate|hired|hiredate)$/,
};

/** The column of a leave type's balance: `balance EL`. */
export const balanceColumn = (leaveid: string): string => `balance ${leaveid}`;

export interface Headings {
  /** Where each column stands, by its name here. */
  readonly at: ReadonlyMap<string, number>;
  /** What is written above columns that are not kept. */
  readonly ignored: readonly string[];
  /** A column that stands there twice. */
  readonly twice: string | undefined;
}

/** Reads the first line of a file. Balances are named by their leave type, with or without a word before it. */
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
  return { at, ignored, twice };
}

function columnOf(title: string, leaveids: readonly string[]): string | undefined {
  const bare = title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const known = memberColumns.find((it) => OTHER_NAMES[it].test(bare));
  if (known) return known;
  const type = leaveids.find((it) => [...BEFORE_A_TYPE].some((word) => bare === `${word}${it.toLowerCase()}`));
  return type && balanceColumn(type);
}

const BEFORE_A_TYPE = ['', 'balance', 'openingbalance', 'opening', 'leave', 'leavebalance'];
