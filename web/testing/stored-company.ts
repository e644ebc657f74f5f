import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { day, storedAccount, who } from './stored-account.ts';
import { storedAdministration } from './stored-administration.ts';
import { storedBoard } from './stored-board.ts';
import { storedCrew } from './stored-crew.ts';
import { storedDoors } from './stored-doors.ts';
import { storedMileage } from './stored-mileage.ts';
import { success } from './wire.ts';

const page = (...items: object[]) => ({ body: success({ items, more: false, cursor: null }) });
const leave = {
  ...{ id: 7, start: day, end: day, ltype: 'ZZ-zzearned', leavetitle: 'zzearned', remark: 'zzfamily' },
  ...{ approve_status: 0, takeNo: 1, days: 1, revision: 1, decisionremark: '', returnfrom: null },
};
const decided = { decidedby: 'zzhla', decidedfor: 'zzmya', decidedat: `${day}T02:30:00.000Z` };
const trip = {
  ...{ id: 3, trip_assigmentno: 'zz', trip_assignmentdate: day, triptypeid: 1, triptype: 'zz', stateid: 'zz' },
  ...{ groupno: 'ZZ', carcode: 'zz', milelist: '57', competitor: 'zz', departuredate: day, arrivaldate: day },
  ...{ period: 1, remark: 'zz', entry_member: 'ZZ1', entry_membername: 'zzaye', state: 'requested' },
  ...{ cancelreason: '', decidedby: 'zzhla', decidedfor: 'zzmya', decisionremark: '', revision: 1, obstacles: [] },
  memberList: [{ ...who, remark: 'zz', objection: 'zz' }],
  may: { edit: true, cancel: true, decide: true, approve: true, object: true },
};
const rules = { nexttoholiday: 'forbid', nexttooffday: 'allow' };
const balance = { entitled: 10, taken: 2, pending: 1, remaining: 7, gone: 0 };
const touched = { ...who, id: 5, leaveid: 7, start: day, end: day, ltype: 'ZZ-zzearned', approve_status: 1 };
const punch = {
  ...{ id: 1, clientid: 'zz', membercode: 'ZZ1', checktype: 'in', checktime: `${day}T02:30:00.000Z` },
  ...{ devicetime: `${day}T02:30:00.000Z`, attendancedate: day, distance: 420, sitename: 'zzoffice' },
  ...{ verdict: 'outside', remark: 'zzcustomer', ending: null },
};
const punchRules = {
  rule: 'sites',
  zone: 'Asia/Yangon',
  sites: [],
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
};
const summaryDay = {
  ...{ date: day, status: 'present', checkin: `${day}T02:30:00.000Z`, checkout: null, minutes: 60, expected: 480 },
  ...{ late: 5, early: 0, overtime: 0, night: 30, note: 'zznote', flags: ['outside'] },
  ...{ shift: { starts: '09:00', ends: '17:00' }, may: { correct: true, excuse: true } },
};
const totals = {
  ...{ present: 1, absent: 1, leave: 1, trip: 1, holiday: 1, offday: 1, upcoming: 1, late: 1, early: 1 },
  ...{ workedminutes: 60, expectedminutes: 480, overtimeminutes: 5, nightminutes: 30 },
};
const payroll = { present: 1, absent: 0.5, leave: 0.5, holiday: 1, offday: 1 };
const worked = {
  ...{ shiftid: 1, shift: 'zzhours', starts: '09:00', ends: '17:00', restdays: [6, 7], groupno: 'ZZ' },
  ...{ locationrule: 'sites', sites: [1], counted: true, break: 60, grace: 5, ...EVERY_MINUTE },
};
const member = {
  ...{ ...who, role: 'MEMBER', groupno: 'ZZ', managers: ['zzhla'], registered: true },
  ...{ lastseen: `${day}T02:30:00.000Z`, joinedon: '2026-01-05', lefton: null },
};
const employment = {
  ...{
    email: '',
    phone: '',
    ...worked,
    revision: 1,
    secondfactor: false,
    employment: [{ from: '2026-01-05', to: null }],
  },
  may: { run: true, account: true, change: true, role: true },
};
const settings = { name: 'zzlotus', zone: 'zz', weekstart: 7, registration: 'code', tripsshown: 'all', samples: false };
/** What the other end answers: everything that is stored is called zz-something, so that it can be told from words. */
export const storedCompany = {
  'POST /api/membercode/logout': { body: success(null) },
  'GET /api/office/welcome': { body: success({ setup: 'done', registration: 'code' }) },
  'GET /api/office/company': {
    body: success({
      name: 'zzlotus',
      zone: 'Asia/Yangon',
      weekstart: 1,
      periodstarts: 1,
      today: '2026-11-20',
      samples: false,
      doors: true,
    }),
  },
  'GET /api/office/settings': {
    body: success({ ...settings, revision: 1, may: { company: true, registration: true } }),
  },
  'GET /api/publicholiday_info': { body: { publicholiday_info: [{ id: 1, holidaydate: day, description: 'zzmoon' }] } },
  'GET /api/today': {
    body: success({
      date: '2026-11-20',
      attendance: {
        ...{ attendancedate: '2026-11-20', open: null, punches: [], afternight: null, startson: null, free: null },
        place: punchRules,
        forgotten: { attendancedate: '2026-11-19', checktime: '2026-11-19T02:30:00.000Z' },
      },
      leave: { id: 7, start: day, end: day, leavetitle: 'zzearned', part: 'am', approve_status: 0 },
      trip: { id: 3, stateid: 'zz', triptype: 'zz', departuredate: day, arrivaldate: day, state: 'requested' },
      holiday: { id: 1, holidaydate: day, description: 'zzmoon' },
    }),
  },
  'GET /api/office/firststeps': {
    body: success([
      { step: 'leave', done: true },
      { step: 'holidays', done: false },
    ]),
  },
  'GET /api/notification': { body: [] },
  'GET /api/waiting': { body: success({ decides: true, leaveApprovals: 3, attendanceReview: 1, affectedLeave: 1 }) },
  'GET /api/attendance/hoursoff': { body: success({ allowance: 480, left: 360 }) },
  'GET /api/leave/types': {
    body: success({
      fiscalyear: 2026,
      types: [
        { leaveid: 'ZZ', description: 'zzearned', ...rules, ...balance, carried: { days: 3, used: 1, until: day } },
      ],
    }),
  },
  'GET /api/leave/days': { body: success([{ date: day, kind: 'holiday', description: 'zzmoon' }]) },
  'GET /api/entitleleave/list': {
    body: {
      ...success([{ ...leave, may: { edit: true, remove: true, giveback: false, act: false, cancel: false } }]),
      earlier: null,
    },
  },
  'GET /api/leave/pending': {
    body: success({
      decides: true,
      ...{
        items: [
          {
            ...leave,
            ...who,
            groupno: 'ZZ',
            balancebefore: 8,
            balanceafter: 7,
            unlimited: false,
            away: [],
            breaks: [],
            obstacles: [],
            may: { approve: true },
          },
        ],
      },
      ...{ more: false, cursor: null },
    }),
  },
  'GET /api/leave/codes': {
    body: success({
      fiscalyear: 2026,
      codes: [
        {
          ...{ leaveid: 'ZZ', description: 'zzearned', ...rules, daysthisyear: 10, daysperyear: 12, revision: 1 },
          ...{ paid: 'half', unlimited: false, prorated: true, halfdays: true, freedays: 'skipped', retired: false },
          ...{ carrydays: 0, carrymonths: 0 },
        },
      ],
    }),
  },
  'GET /api/affected_leave': page({
    ...{ ...touched, holidaydate: day, description: 'zzmoon', part: null, effect: 'inside', may: { settle: false } },
  }),
  'GET /api/members/password-requests': page({ ...who, requestedat: `${day}T02:30:00.000Z` }),
  'GET /api/membercode/hrMemberList': { body: { memberno_info: [{ ...who, may: { run: true } }] } },
  'GET /api/memberno_info': { body: { memberno_info: [who] } },
  'GET /api/membercheckin/today': { body: success({ attendancedate: day, open: punch, punches: [punch] }) },
  'GET /api/membercheckin/list': { body: success([punch]) },
  ...storedAdministration,
  'GET /api/group_info': { body: { group_info: [{ groupno: 'ZZ', name: 'zzsales' }] } },
  'GET /api/membercheckin/place': { body: success(punchRules) },
  'GET /api/attendance/summary': { body: success({ from: day, to: day, days: [summaryDay], totals, payroll }) },
  'GET /api/attendance/summary/group': {
    body: success({
      month: '2026-11',
      closed: false,
      members: [{ ...who, groupno: 'ZZ', days: [summaryDay], totals, payroll }],
      more: false,
    }),
  },
  ...storedBoard,
  'GET /api/attendance/correction': {
    body: {
      ...success([
        {
          ...{
            ...who,
            id: 4,
            state: 'pending',
            kind: 'times',
            attendancedate: day,
            before: [],
            after: [{ checktype: 'in', time: '09:00' }],
          },
          ...{
            reason: 'zzforgot',
            askedby: null,
            createdat: `${day}T02:30:00.000Z`,
            ...{ decidedby: 'zzhla', decidedfor: 'zzmya', decisionremark: '', revision: 1 },
          },
          may: { decide: true, approve: true, withdraw: true },
        },
      ]),
      ...{ more: false, cursor: null },
    },
  },
  'GET /api/attendance/months': ({ query }: { readonly query: URLSearchParams }) => ({
    body: success([
      {
        ...{ month: `${query.get('year')}-11`, from: '2026-11-01', to: '2026-11-30', state: 'open' },
        ...{ closedby: null, closedat: null, waived: '', changes: null },
      },
    ]),
  }),
  'GET /api/members': { body: success({ members: [member], more: false }) },
  'GET /api/members/11': { body: success({ ...member, ...employment }) },
  'GET /api/members/11/work': {
    body: success({ work: [{ from: null, until: null, ...worked }], overrides: [], revision: 1 }),
  },
  'GET /api/office/sites': {
    body: success([
      { id: 1, name: 'zzoffice', latitude: 16.8, longitude: 96.1, radius: 120, retired: false, revision: 1 },
    ]),
  },
  'GET /api/office/shifts': { body: success([{ id: 1, name: 'zzshift', retired: false, revision: 1 }]) },
  'GET /api/audit': {
    body: {
      ...success([
        {
          ...{
            id: 1,
            at: `${day}T02:30:00.000Z`,
            actor: 'ZZ1',
            actorname: 'zzaye',
            action: 'member.change',
            subject: 'member:11',
          },
          ...{ about: 'zzaye', before: { phone: 'zz1' }, after: { phone: 'zz2' }, hash: 'zz' },
        },
      ]),
      ...{ page: 1, more: false },
    },
  },
  'GET /api/membercheckin/review': page({
    ...{ ...punch, membername: 'zzaye', groupno: 'ZZ', reasons: ['outside', 'forgotten'], state: 'open' },
    ...{ settledby: null, settledat: null, decisionremark: '', may: { settle: true, reject: true, correct: true } },
  }),
  ...storedAccount,
  'GET /api/leave/decided': page({
    ...{ ...leave, ...who, ...decided, approve_status: 2, groupno: 'ZZ', part: null },
    lastreturn: { ...decided, returnfrom: day, confirmed: true },
  }),
  'GET /api/leave/cancelled': page({
    ...{ ...leave, ...who, groupno: 'ZZ', part: null, withdrawn: false },
    ...{ cancelledby: 'zzaye', cancelledat: decided.decidedat, cancelreason: 'zz' },
  }),
  'GET /api/leave/returns': page({
    ...{ ...who, ...decided, start: day, end: day, leavetitle: 'zzearned', returnfrom: day, confirmed: true },
    ...{ decisionremark: 'zz', groupno: 'ZZ' },
  }),
  'GET /api/leave/balances': {
    body: success({
      fiscalyear: 2026,
      types: [{ leaveid: 'ZZ', description: 'zzearned', unlimited: false }],
      members: [{ ...who, groupno: 'ZZ', balances: [{ leaveid: 'ZZ', ...balance }] }],
      ...{ count: 1, totals: [{ leaveid: 'ZZ', ...balance }], page: 1, more: false },
    }),
  },
  'GET /api/holidays/to_enter': { body: success({ year: 2027, everywhere: true, sites: [{ id: 2, name: 'zz' }] }) },
  'GET /api/holidays': { body: success([{ id: 1, holidaydate: day, description: 'zzmoon' }]) },
  'GET /api/tripassignment/list': { body: { ...success([trip]), success: 'success', page: 1, more: false } },
  ...storedMileage,
  ...storedCrew,
  ...storedDoors,
  'GET /api/tripassignment/pending': {
    body: { ...success({ items: [trip], more: false, cursor: null }), success: 'success' },
  },
  // A picture, and what changes while somebody looks on.
  'GET /zz': { body: {} },
};
