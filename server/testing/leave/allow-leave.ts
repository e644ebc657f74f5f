/**
 * The rows of leave, notifications and holidays in the table of who may make which call: the HTTP status for ANON,
 * A, B, M, M2, HR, SA and SUSP; where a call names something, for the own, for another's (A's, or B's when A asks)
 * and for what is not there.
 */
const signedIn = '401 200 200 200 200 200 200 403';
const office = '401 403 403 403 403 200 200 403';
const absent = ' 401 404 404 404 404 404 404 403';

/** The leave of a member, read by code: the own, that of those one decides for, all for the office. */
const readable = { own: signedIn, others: '401 404 404 200 404 200 200 403', absent };
/** Only the member does it. */
const ownAlone = { own: signedIn, others: absent, absent };
/** Whoever decides for the member does it, the member never. */
const decidable = {
  own: '   401 403 403 403 403 403 403 403',
  others: '401 404 404 200 404 200 200 403',
  absent,
};
/** A request in somebody else's name is refused, whether there is such a member or not. */
const inOwnName = (ok: 200 | 201) => ({
  own: `   401 ${ok} ${ok} ${ok} ${ok} ${ok} ${ok} 403`,
  others: '401 403 403 403 403 403 403 403',
  absent: '401 403 403 403 403 403 403 403',
});
/** Unknown notifications, somebody else's among them, change nothing and are answered alike. */
const ownOrNothing = { own: signedIn, others: signedIn, absent: signedIn };
const officeThing = { own: office, others: office, absent: '401 403 403 403 403 404 404 403' };

export const allowLeave = {
  readBalance: readable,
  takeLeave: inOwnName(201),
  editLeave: inOwnName(200),
  removeLeave: ownAlone,
  listLeave: readable,
  holidaysAllow: signedIn,
  offdaysAllow: readable,
  readLeaveTypes: readable,
  readOwnDays: readable,
  readHalves: readable,
  readLedger: readable,
  listPending: signedIn,
  listDecided: signedIn,
  listCancelled: signedIn,
  listReturns: signedIn,
  decideLeave: decidable,
  askReturn: ownAlone,
  decideReturn: decidable,
  readLeaveDocuments: readable,
  addLeaveDocument: {
    own: '   401 201 201 201 201 201 201 403',
    others: '401 404 404 404 404 201 201 403',
    absent,
  },
  removeLeaveDocument: { own: signedIn, others: '401 404 404 404 404 200 200 403', absent },

  listLeaveCodes: office,
  listBalances: office,
  balancesAsCsv: office,
  balancesAsWorkbook: office,
  addLeaveCode: '401 403 403 403 403 201 201 403',
  changeLeaveCode: office,
  enterForMember: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 403 403 403 403 201 201 403',
    absent: '401 403 403 403 403 404 404 403',
  },
  changeForMember: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 403 403 403 403 200 200 403',
    absent: '401 403 403 403 403 404 404 403',
  },
  cancelForMember: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 403 403 403 403 200 200 403',
    absent: '401 403 403 403 403 404 404 403',
  },
  retireLeaveCode: office,
  reinstateLeaveCode: office,
  previewYearEnd: office,
  runYearEnd: office,
  adjustBalance: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 403 403 403 403 201 201 403',
    absent: '401 403 403 403 403 404 404 403',
  },
  readAgreedDays: { own: office, others: office, absent: '401 403 403 403 403 404 404 403' },
  agreeDays: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 403 403 403 403 200 200 403',
    absent: '401 403 403 403 403 404 404 403',
  },

  readDeputies: signedIn,
  listOwnGroups: signedIn,
  nameDeputy: {
    own: '   401 422 422 422 422 422 422 403',
    others: '401 422 422 201 201 422 422 403',
    absent: '401 422 422 422 422 422 422 403',
  },
  endDeputy: ownAlone,

  listNotifications: signedIn,
  addNotification: signedIn,
  deleteNotification: ownOrNothing,
  deleteAllNotifications: signedIn,
  readNotification: ownOrNothing,

  listHolidays: '401 403 403 403 403 200 200 403',
  readHolidaysToEnter: '401 403 403 403 403 200 200 403',
  addHoliday: '401 403 403 403 403 201 201 403',
  changeHoliday: officeThing,
  importHolidays: office,
  suggestHolidays: office,
  removeHoliday: officeThing,
  listAffectedLeave: office,
  listSettledLeave: office,
  // The administrator of the tests is the only one, and may settle what is their own.
  dismissAffectedLeave: { ...officeThing, own: '401 403 403 403 403 403 200 403' },
  reopenAffectedLeave: { ...officeThing, own: '401 403 403 403 403 403 200 403' },
} as const;
