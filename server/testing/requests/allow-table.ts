import { allowAdministration } from '../administration/allow-administration.ts';
import { allowDoors } from '../doors/allow-doors.ts';
import { allowLeave } from '../leave/allow-leave.ts';
import { allowLists } from '../lists/list-samples.ts';
import { allowMileage } from '../mileage/allow-mileage.ts';
import { allowSamples } from '../samples/allow-samples.ts';
import { allowTrips } from '../trips/allow-trips.ts';
import { forGuests } from './allow-guests.ts';

/**
 * Who may make which call, in one table (threats T01): the HTTP status for every caller. A call that is not here
 * fails the tests, and so does any answer that the table does not say.
 *
 * A and B are peers, M decides for both, M2 for another group, HR and SA run the office, SUSP is suspended, GUEST has an
 * account alone, which allow-guests.ts speaks for.
 * Where a call names something (a member by code or id, a session), it is asked for the caller's own, for another's
 * (A's, or B's when A asks) and for one that does not exist.
 */
export const callers = ['ANON', 'A', 'B', 'M', 'M2', 'HR', 'SA', 'SUSP', 'GUEST'] as const;
export type Caller = (typeof callers)[number];

export const objects = ['own', 'others', 'absent'] as const;
export type Named = (typeof objects)[number];

/** A status for each caller, in their order; by what is named, where the call names something. */
type Row = string | Readonly<Record<Named, string>>;

const signedIn = '401 200 200 200 200 200 200 403';
const office = '401 403 403 403 403 200 200 403';

/** The office of others, never of themselves. */
const ofAnother = {
  own: '   401 403 403 403 403 403 403 403',
  others: '401 403 403 403 403 200 200 403',
  absent: '401 403 403 403 403 404 404 403',
};

/** The office keeps the work of members, the administrator also their own. */
const employing = {
  own: '   401 403 403 403 403 403 201 403',
  others: '401 403 403 403 403 201 201 403',
  absent: '401 403 403 403 403 404 404 403',
};

export const allowTable: Readonly<Record<string, Row>> = {
  //                     ANON A   B   M   M2  HR  SA  SUSP
  issueToken: '          401 200 200 200 200 200 200 200',
  signIn: '              200 200 200 200 200 200 200 403',
  register: '            422 422 422 422 422 422 422 422',
  signOut: '             200 200 200 200 200 200 200 200',
  listSessions: signedIn,
  revokeSession: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 404 404 404 404 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  changePassword: signedIn,
  forgotPassword: '      200 200 200 200 200 200 200 200',
  resetPassword: '       422 422 422 422 422 422 422 422',

  listKeys: signedIn,
  makeKey: '             401 201 201 201 201 201 201 403',
  // There is none of that number; keys.test.ts shows whose may be ended.
  removeKey: '           401 404 404 404 404 404 404 403',
  finishSignIn: '        401 401 401 401 401 401 401 401',
  askPasskey: '          200 200 200 200 200 200 200 200',
  signInByPasskey: '     401 401 401 401 401 401 401 401',
  readFactors: signedIn,
  addFactor: '           401 201 201 201 201 201 201 403',
  // Nobody has one here; passkeys.test.ts shows whose are renamed, factors.test.ts what is removed.
  renamePasskey: '       401 404 404 404 404 404 404 403',
  removeFactor: '        401 404 404 404 404 404 404 403',
  removeMemberFactors: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 403 403 403 403 200 200 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  readPush: signedIn,
  keepPush: signedIn,
  dropPush: signedIn,
  readPreferences: signedIn,
  savePreferences: signedIn,
  revokeOtherSessions: signedIn,
  downloadOwnData: signedIn,
  readProfile: signedIn,
  updateProfile: signedIn,
  undoMailChange: '      422 422 422 422 422 422 422 422',
  hrMemberList: signedIn,
  handOutCodes: '        401 403 403 403 403 201 201 403',
  listMemberSessions: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 403 403 403 403 200 200 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  endMemberSession: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 403 403 403 403 200 200 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  importMembers: office,
  exportMembers: office,
  exportMembersWorkbook: office,
  // Nobody has a photo here; photo.test.ts shows whose may be seen.
  showPhoto: '           401 404 404 404 404 404 404 403',
  addMember: '           401 403 403 403 403 201 201 403',
  setMemberStatus: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 403 403 403 403 200 200 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  handOutCode: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 403 403 403 403 201 201 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  listPasswordRequests: office,

  readWork: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  listMembers: office,
  readMember: {
    own: office,
    others: office,
    absent: '            401 403 403 403 403 404 404 403',
  },
  changeMember: {
    own: '               401 403 403 403 403 403 200 403',
    others: '            401 403 403 403 403 200 200 403',
    absent: '            401 403 403 403 403 404 404 403',
  },
  setWork: employing,
  overrideDay: employing,

  recordPunch: {
    own: '               401 201 201 201 201 201 201 403',
    others: '            401 403 403 403 403 403 403 403',
    absent: '            401 403 403 403 403 403 403 403',
  },
  readCrew: signedIn,
  // Nobody has a crew here, and each punch is refused by itself; crew.test.ts shows whose are recorded.
  recordCrewPunches: signedIn,
  readMemberCrew: ofAnother,
  changeMemberCrew: ofAnother,
  readToday: signedIn,
  listPunches: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  readSummary: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  askCorrection: {
    own: '               401 201 201 201 201 201 201 403',
    others: '            401 404 404 404 404 201 201 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  listCorrections: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  readHoursOff: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  decideCorrection: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  withdrawCorrection: {
    own: '               401 200 200 200 200 200 200 403',
    others: '            401 404 404 404 404 404 404 403',
    absent: '            401 404 404 404 404 404 404 403',
  },
  daysAsCsv: '           401 200 200 200 200 200 200 403',
  daysAsWorkbook: '      401 200 200 200 200 200 200 403',
  monthSheets: '         401 200 200 200 200 200 200 403',
  payrollAsCsv: office,
  payrollAsWorkbook: office,
  adjustmentsAsCsv: office,
  adjustmentsAsWorkbook: office,
  listPeriods: office,
  readOpenThings: office,
  readAbsences: office,
  closePeriod: '         401 403 403 403 403 409 409 403',
  reopenPeriod: '        401 403 403 403 403 403 404 403',
  listPeriodChanges: '   401 403 403 403 403 404 404 403',
  listAdjustments: '     401 403 403 403 403 200 200 403',
  readGroupSummary: '    401 403 403 200 200 200 200 403',
  readRoster: '          401 403 403 200 200 200 200 403',
  readAttendanceBoard: ' 401 403 403 200 200 200 200 403',
  watchAttendanceBoard: '401 403 403 200 200 200 200 403',
  readWorkPlace: signedIn,
  readOwnToday: signedIn,
  listForReview: '       401 403 403 200 200 200 200 403',
  settleReview: {
    own: '               401 403 403 403 403 403 403 403',
    others: '            401 404 404 200 404 200 200 403',
    absent: '            401 404 404 404 404 404 404 403',
  },

  readWaiting: signedIn,

  readWelcome: '         200 200 200 200 200 200 200 200',
  readCompany: signedIn,
  listAudit: '           401 403 403 403 403 403 200 403',
  exportAudit: '         401 403 403 403 403 403 200 403',
  readFirstSteps: office,
  readSettings: office,
  saveSettings: office,
  setUpCompany: '        422 422 422 422 422 422 422 422',
  healthz: '             200 200 200 200 200 200 200 200',
  readyz: '              200 200 200 200 200 200 200 200',

  // A suspended member reads the own row here and no other, by whatever filter (suspension.test.ts).
  read_memberno_info: '         401 200 200 200 200 200 200 200',
  read_records_memberno_info: ' 401 200 200 200 200 200 200 200',
  read_leavecode_info: signedIn,
  read_records_leavecode_info: signedIn,
  read_group_info: signedIn,
  read_records_group_info: signedIn,
  read_carcode_info: signedIn,
  read_records_carcode_info: signedIn,
  read_triptype_info: signedIn,
  read_records_triptype_info: signedIn,
  read_competitor: signedIn,
  read_records_competitor: signedIn,
  read_publicholiday_info: signedIn,
  read_records_publicholiday_info: signedIn,

  ...allowAdministration,
  ...allowSamples,
  ...allowLeave,
  ...allowTrips,
  ...allowMileage,
  ...allowDoors,
  ...allowLists,
};

export interface Cell {
  readonly caller: Caller;
  readonly named: Named;
  readonly status: number;
}

/** The cells of a call's row; of a call that names nothing, as if it named the caller's own. */
export function cellsOf(name: string): Cell[] {
  const row = allowTable[name];
  if (row === undefined) throw new Error(`Say in allow-table.ts who may call ${name}.`);
  const lines = typeof row === 'string' ? { own: row } : row;
  return Object.entries(lines).flatMap(([named, line]) => {
    const statuses = line.trim().split(/\s+/).map(Number);
    const guest = forGuests.has(name) ? (statuses[callers.indexOf('B')] as number) : 403;
    return callers.map((caller, n) => ({ caller, named: named as Named, status: statuses[n] ?? guest }));
  });
}

/** Routes that are no call of the wire: the web app's files, and the page that shows the calls. */
export const routesOutsideContracts = [
  'GET /metrics',
  'HEAD /healthz',
  'HEAD /readyz',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/static/*',
  'HEAD /api/docs/static/*',
  'GET /assets/*',
  'HEAD /assets/*',
  'GET /manifest.webmanifest',
  'GET /sw.js',
];
