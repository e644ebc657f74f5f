import { setAside } from '@muster/domain/leave/acting/acting-rules.ts';
import { leaveBody } from './leave-body.ts';

/** What a request about leave names: a member and things of theirs. */
export interface AboutLeave {
  readonly membercode: string;
  readonly memberId: number;
  readonly pendingId: number;
  readonly approvedId: number;
  readonly returningId: number;
  readonly notificationId: number;
  readonly holidayId: number;
  readonly affectedId: number;
  readonly settledId: number;
  readonly deputyNamingId: number;
  /** A document of the pending leave, and the name of a file that lies with none. */
  readonly documentId: number;
  readonly documentFile: string;
}

/** The one day of every leave that `leave-cast.ts` makes, and the one after the last of them. */
export const FIRST_DAY = '2027-02-01';
const FREE_DAY = '2027-01-20';
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const around = { prevDate: '2027-01-19', nextDate: '2027-01-21', fromDate: FREE_DAY, toDate: FREE_DAY };
const span = { from: '2026-11-01', to: '2027-03-31' };
const inPath = (id: number) => ({ params: { id: String(id) } });

let day = 0;
/** Holidays of a century of which nobody has asked for leave. */
const unheardOf = () => {
  day += 1;
  return `21${String(10 + (day % 80)).padStart(2, '0')}-05-${String(1 + (day % 28)).padStart(2, '0')}`;
};

const CASUAL_RULES = {
  description: 'CASUAL LEAVE',
  daysperyear: 6,
  nexttoholiday: 'allow',
  nexttooffday: 'allow',
};

let types = 0;
const newType = () => {
  types += 1;
  return `T${types}`;
};

/** For every call of leave, notifications and holidays that takes anything, a request that its contract allows. */
export const leaveSamples = {
  readBalance: ({ membercode }: AboutLeave) => ({ query: { leavetypeid: 'EL', membercode } }),
  takeLeave: ({ membercode, memberId }: AboutLeave) => ({
    body: leaveBody({ code: membercode, id: memberId }, FREE_DAY, FREE_DAY, CASUAL),
  }),
  editLeave: ({ membercode, memberId, pendingId }: AboutLeave) => ({
    body: { id: pendingId, ...leaveBody({ code: membercode, id: memberId }, '2027-01-27', '2027-01-27', CASUAL) },
  }),
  removeLeave: ({ membercode, pendingId }: AboutLeave) => ({
    query: { id: String(pendingId), leavetype: 'CL', membercode, noOfLeave: '1' },
  }),
  listLeave: ({ membercode }: AboutLeave) => ({ query: { ...span, membercode } }),
  holidaysAllow: () => ({ query: { ...around, month: '9' } }),
  offdaysAllow: ({ membercode }: AboutLeave) => ({ query: { ...around, membercode } }),
  readLeaveTypes: ({ membercode }: AboutLeave) => ({ query: { membercode } }),
  readOwnDays: ({ membercode }: AboutLeave) => ({ query: { ...span, membercode } }),
  readHalves: ({ membercode }: AboutLeave) => ({ query: { date: '2026-12-01', membercode } }),
  readLedger: ({ membercode }: AboutLeave) => ({ query: { leavetypeid: 'EL', membercode } }),
  listPending: () => ({ query: {} }),
  listBalances: () => ({ query: { search: 'a', page: '1' } }),
  balancesAsCsv: () => ({ query: { fiscalyear: '2026' } }),
  balancesAsWorkbook: () => ({ query: {} }),
  listDecided: () => ({ query: { decision: 'approved', search: 'a' } }),
  listCancelled: () => ({ query: { search: 'a' } }),
  listReturns: () => ({ query: { search: 'a' } }),
  decideLeave: ({ pendingId }: AboutLeave) => ({ ...inPath(pendingId), body: { decision: 'approve' } }),
  askReturn: ({ approvedId }: AboutLeave) => ({ ...inPath(approvedId), body: { from: null } }),
  readLeaveDocuments: ({ pendingId }: AboutLeave) => inPath(pendingId),
  addLeaveDocument: ({ pendingId, documentFile }: AboutLeave) => ({
    ...inPath(pendingId),
    body: { path: `/api/v1/files/${documentFile}` },
  }),
  removeLeaveDocument: ({ pendingId, documentId }: AboutLeave) => ({
    params: { id: String(pendingId), document: String(documentId) },
  }),
  decideReturn: ({ returningId }: AboutLeave) => ({ ...inPath(returningId), body: { decision: 'reject' } }),

  // Every time another day, with every rule set aside that may be.
  enterForMember: ({ membercode }: AboutLeave) => {
    const fromdate = unheardOf();
    return {
      body: {
        membercode,
        leavetype: 'CL',
        fromdate,
        todate: fromdate,
        reason: 'phoned in sick',
        override: [...setAside],
      },
    };
  },
  changeForMember: ({ pendingId }: AboutLeave) => {
    const fromdate = unheardOf();
    const body = { leavetype: 'CL', fromdate, todate: fromdate, reason: 'the day was another' };
    return { ...inPath(pendingId), body: { ...body, override: [...setAside] } };
  },
  cancelForMember: ({ pendingId }: AboutLeave) => ({ ...inPath(pendingId), body: { reason: 'entered twice' } }),
  addLeaveCode: () => {
    const leaveid = newType();
    return { body: { ...CASUAL_RULES, leaveid, description: `LEAVE ${leaveid}` } };
  },
  // As it is stored: it may be asked as often as one likes.
  changeLeaveCode: () => ({ params: { id: 'CL' }, body: { ...CASUAL_RULES, begin: 'this-year', revision: 1 } }),
  retireLeaveCode: () => ({ params: { id: 'WP' } }),
  reinstateLeaveCode: () => ({ params: { id: 'WP' } }),
  previewYearEnd: () => ({ query: { fiscalyear: '2025' } }),
  runYearEnd: () => ({ body: { fiscalyear: 2025 } }),
  adjustBalance: ({ membercode }: AboutLeave) => ({
    body: { membercode, leavetypeid: 'CL', fiscalyear: 2026, days: 1, note: 'worked on a Sunday' },
  }),

  readAgreedDays: ({ membercode }: AboutLeave) => ({ query: { membercode, leavetypeid: 'CL' } }),
  agreeDays: ({ membercode }: AboutLeave) => ({
    body: { membercode, leavetypeid: 'CL', days: 30, begin: 'next-year', revision: 0 },
  }),

  nameDeputy: ({ membercode }: AboutLeave) => ({ body: { membercode, from: '2026-12-01', to: '2026-12-01' } }),
  endDeputy: ({ deputyNamingId }: AboutLeave) => inPath(deputyNamingId),

  addNotification: () => ({ body: { title: 'Call the bank' } }),
  deleteNotification: ({ notificationId }: AboutLeave) => ({ body: { id: notificationId } }),
  deleteAllNotifications: () => ({ body: {} }),
  readNotification: ({ notificationId }: AboutLeave) => ({ body: { id: notificationId } }),

  listHolidays: () => ({ query: { year: '2026' } }),
  readHolidaysToEnter: () => ({}),
  addHoliday: () => ({ body: { holidaydate: unheardOf(), description: `Holiday ${day}` } }),
  changeHoliday: ({ holidayId }: AboutLeave) => ({
    ...inPath(holidayId),
    body: { holidaydate: unheardOf(), description: `Holiday ${day}` },
  }),
  importHolidays: () => ({ body: { file: `date,name\n${unheardOf()},Holiday ${day}` } }),
  suggestHolidays: () => ({ query: { country: 'MM', year: '2026' } }),
  removeHoliday: ({ holidayId }: AboutLeave) => inPath(holidayId),
  dismissAffectedLeave: ({ affectedId }: AboutLeave) => inPath(affectedId),
  reopenAffectedLeave: ({ settledId }: AboutLeave) => inPath(settledId),
};
