import { contracts, loadedContract } from '@muster/domain/contracts.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { InjectOptions } from 'fastify';
import { type AboutAdministration, administrationSamples } from '../administration/administration-samples.ts';
import { type AboutCorrection, correctionSamples } from '../attendance/correction-samples.ts';
import { punchBody } from '../attendance/punches.ts';
import type { AboutReview } from '../attendance/review-samples.ts';
import { PASSWORD } from '../company/office.ts';
import { type AboutDoors, doorSamples } from '../doors/door-samples.ts';
import { type AboutLeave, leaveSamples } from '../leave/leave-samples.ts';
import { listSamples } from '../lists/list-samples.ts';
import { type AboutMileage, mileageSamples } from '../mileage/mileage-samples.ts';
import { requestsOfSamples } from '../samples/sample-bodies.ts';
import { type AboutTrip, tripSamples } from '../trips/trip-samples.ts';

/** What a request is about: the member who is named, and one of their sessions. */
export interface About
  extends AboutAdministration,
    AboutCorrection,
    AboutReview,
    AboutLeave,
    AboutTrip,
    AboutMileage,
    AboutDoors {
  readonly sessionId: number;
}

export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const chosen = { password: PASSWORD, confirm_password: PASSWORD };
let added = 0;

/** For every call that takes anything, a request that its contract allows. */
const samples: Readonly<Record<string, (about: About) => Sample>> = {
  signIn: ({ membercode }) => ({ body: { membercode, password: PASSWORD } }),
  register: ({ membercode }) => ({ body: { membercode, ...chosen } }),
  revokeSession: ({ sessionId }) => ({ params: { id: String(sessionId) } }),
  changePassword: () => ({ body: { current: PASSWORD, ...chosen } }),
  forgotPassword: ({ membercode }) => ({ body: { membercode } }),
  resetPassword: () => ({ body: { token: 'nobody-ever-issued-this', ...chosen } }),
  makeKey: () => ({
    body: { name: 'Door reader', scopes: ['read'], expires: '2026-12-31', current: PASSWORD },
  }),
  removeKey: () => ({ params: { id: '2000000000' } }),
  finishSignIn: () => ({ body: { ticket: 'nobody-ever-issued-this', code: '123456' } }),
  askPasskey: () => ({ body: {} }),
  signInByPasskey: () => ({
    body: {
      ticket: 'nobody-ever-issued-this',
      passkey: { id: 'nobody', rawId: 'nobody', type: 'public-key', response: {} },
    },
  }),
  addFactor: () => ({ body: { kind: 'totp', current: PASSWORD } }),
  renamePasskey: () => ({ params: { id: '2000000000' }, body: { name: 'My tablet' } }),
  removeFactor: () => ({ body: { kind: 'totp', current: PASSWORD } }),
  removeMemberFactors: ({ memberId }) => ({ params: { id: String(memberId) } }),
  savePreferences: () => ({ body: { theme: 'dark', notify: { trip: 'none' } } }),
  keepPush: () => ({
    body: {
      endpoint: `https://push.example/send/${++added}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  }),
  undoMailChange: () => ({ body: { token: 'nobody-ever-issued-this' } }),
  updateProfile: () => ({ body: { phone: '09 450 000 000' } }),
  addMember: () => ({ body: { membercode: `ADDED${++added}`, membername: 'Somebody New' } }),
  handOutCodes: () => ({ body: {} }),
  listMemberSessions: ({ memberId }) => ({ params: { id: String(memberId) } }),
  endMemberSession: ({ memberId, sessionId }) => ({ params: { id: String(memberId), session: String(sessionId) } }),
  importMembers: () => ({ body: { file: `membercode,membername\nIMPORTED${++added},Somebody New` } }),
  exportMembers: () => ({ query: { template: 'true' } }),
  exportMembersWorkbook: () => ({ query: {} }),
  setMemberStatus: ({ memberId }) => ({ params: { id: String(memberId) }, body: { status: 'suspended' } }),
  showPhoto: ({ memberId }) => ({ params: { id: String(memberId) } }),
  handOutCode: ({ memberId }) => ({ params: { id: String(memberId) } }),
  readWork: ({ memberId }) => ({ params: { id: String(memberId) } }),
  listMembers: () => ({ query: { search: 'a', order: 'membername,desc', page: '1,20' } }),
  readMember: ({ memberId }) => ({ params: { id: String(memberId) } }),
  changeMember: ({ memberId }) => ({ params: { id: String(memberId) }, body: { revision: 1 } }),
  setWork: ({ memberId }) => ({
    params: { id: String(memberId) },
    body: { from: '2027-03-01', shiftid: 1, restdays: [6, 7] },
  }),
  overrideDay: ({ memberId }) => ({
    params: { id: String(memberId) },
    body: { date: '2027-03-01', kind: 'off', reason: 'Stocktaking' },
  }),
  recordPunch: ({ membercode }) => ({ body: punchBody(membercode, 'in') }),
  recordCrewPunches: ({ membercode }) => ({ body: { punches: [punchBody(membercode, 'in')] } }),
  readMemberCrew: ({ memberId }) => ({ params: { id: String(memberId) } }),
  changeMemberCrew: ({ memberId }) => ({ params: { id: String(memberId) }, body: { add: [], remove: [] } }),
  listPunches: ({ membercode }) => ({ query: { from: '2026-11-01', to: '2026-11-30', membercode } }),
  readSummary: ({ membercode }) => ({ query: { from: '2026-11-01', to: '2026-11-30', membercode } }),
  daysAsCsv: () => ({ query: { from: '2026-11-01', to: '2026-11-03' } }),
  daysAsWorkbook: () => ({ query: { from: '2026-11-01', to: '2026-11-03' } }),
  monthSheets: () => ({ query: { month: '2026-11' } }),
  payrollAsCsv: () => ({ query: { month: '2026-10' } }),
  payrollAsWorkbook: () => ({ query: { month: '2026-10' } }),
  adjustmentsAsCsv: () => ({ query: { month: '2026-11' } }),
  adjustmentsAsWorkbook: () => ({ query: { month: '2026-11' } }),
  listPeriods: () => ({ query: { year: '2026' } }),
  readAbsences: () => ({ params: { month: '2026-10' } }),
  readOpenThings: () => ({ params: { month: '2026-10' } }),
  closePeriod: () => ({ params: { month: '2026-11' }, body: {} }),
  reopenPeriod: () => ({ params: { month: '2026-10' }, body: { reason: 'Wages were wrong' } }),
  listPeriodChanges: () => ({ params: { month: '2026-10' } }),
  listAdjustments: () => ({ params: { month: '2026-10' } }),
  readGroupSummary: () => ({ query: { month: '2026-11' } }),
  readRoster: () => ({ query: { from: '2026-11-23' } }),
  readAttendanceBoard: () => ({ query: {} }),
  watchAttendanceBoard: () => ({ query: {} }),
  listForReview: () => ({ query: {} }),
  settleReview: ({ punchId }) => ({ body: { decision: 'accept', items: [{ id: punchId, reasons: ['outside'] }] } }),
  listPasswordRequests: () => ({ query: {} }),
  listAffectedLeave: () => ({ query: {} }),
  listSettledLeave: () => ({ query: {} }),
  // As it is stored: it may be asked as often as one likes.
  listAudit: () => ({ query: {} }),
  exportAudit: () => ({ query: {} }),
  saveSettings: () => ({
    body: {
      name: 'Lotus Test Works',
      weekstart: 1,
      registration: 'listed',
      tripsshown: 'own',
      tripapproval: 'none',
      revision: 1,
    },
  }),
  setUpCompany: () => ({
    body: {
      token: 'nobody-ever-issued-this',
      company: { name: 'Another Company', zone: 'Asia/Yangon' },
      site: { name: 'Another Office', latitude: 16.8, longitude: 96.1, radius: 100 },
      administrator: { membercode: 'ROOT', membername: 'Root', ...chosen },
    },
  }),
  ...administrationSamples,
  ...requestsOfSamples,
  ...correctionSamples,
  ...leaveSamples,
  ...tripSamples,
  ...mileageSamples,
  ...doorSamples,
  ...listSamples,
};

/** A well-formed request of a contract. */
export function sampleOf(contract: Contract, about: About): Sample {
  const make = samples[contract.name];
  const { params, query, body } = loadedContract(contract);
  const takes = params ?? body ?? (query && !contract.name.startsWith('read_'));
  if (!make && takes && !['issueToken', 'signOut'].includes(contract.name)) {
    throw new Error(`Say in sample-requests.ts what ${contract.name} takes.`);
  }
  return make?.(about) ?? {};
}

/** The same as the app is asked it. */
export function asRequest(contract: Contract, { params = {}, query, body, headers }: Sample): InjectOptions {
  return {
    method: contract.method,
    url: contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
    ...(headers ? { headers } : {}),
  };
}

export const named = contracts.map((it) => [it.name, it] as const);
