import { en } from '@muster/domain/messages/en.ts';
import { enPages } from '@muster/domain/messages/en-pages.ts';
import { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { enterSession, signOut } from '../../lib/session-store.ts';
import { answerWire, success } from '../../testing/wire.ts';
import { AppRoutes } from '../router.tsx';
import { Look } from '../theme/look.tsx';

/** The catalogue in a language of nobody: what stands on a screen and is not in these brackets comes from code. */
const pseudo = (words: unknown): unknown =>
  typeof words === 'string'
    ? `⟦${words}⟧`
    : Object.fromEntries(Object.entries(words as object).map(([key, it]) => [key, pseudo(it)]));

/** Everything that is stored is called zz-something, so that it can be told from words. */
const day = '2026-11-24';
const page = (...items: object[]) => ({ body: success({ items, more: false, cursor: null }) });
const who = { id: 11, membernoid: 11, membercode: 'ZZ1', membername: 'zzaye', status: 'active' };
const leave = {
  id: 7,
  start: day,
  end: day,
  ltype: 'ZZ-zzearned',
  leavetitle: 'zzearned',
  remark: 'zzfamily',
  approve_status: 0,
  takeNo: 1,
  days: 1,
  revision: 1,
  decisionremark: '',
  returnfrom: null,
};
const rules = { nexttoholiday: 'forbid', nexttooffday: 'allow' };
const balance = { entitled: 10, taken: 2, pending: 1, remaining: 7 };
const touched = { ...who, id: 5, leaveid: 7, start: day, end: day, ltype: 'ZZ-zzearned', approve_status: 1 };
const punch = {
  ...{ id: 1, clientid: 'zz', membercode: 'ZZ1', checktype: 'in', checktime: `${day}T02:30:00.000Z` },
  ...{ devicetime: `${day}T02:30:00.000Z`, attendancedate: day, distance: 420, sitename: 'zzoffice' },
  ...{ verdict: 'outside', remark: 'zzcustomer', ending: null },
};
const settings = { name: 'zzlotus', zone: 'zz', weekstart: 7, registration: 'code', tripsshown: 'all', samples: false };
const wire = {
  'POST /api/membercode/logout': { body: success(null) },
  'GET /api/office/welcome': { body: success({ setup: 'done', registration: 'code' }) },
  'GET /api/office/company': {
    body: success({ name: 'zzlotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20', samples: false }),
  },
  'GET /api/office/settings': {
    body: success({ ...settings, revision: 1, may: { company: true, registration: true } }),
  },
  'GET /api/publicholiday_info': { body: { publicholiday_info: [{ id: 1, holidaydate: day, description: 'zzmoon' }] } },
  'GET /api/today': {
    body: success({
      date: '2026-11-20',
      attendance: {
        ...{ attendancedate: '2026-11-20', open: null, punches: [] },
        place: { rule: 'sites', zone: 'Asia/Yangon', sites: [], offlinepunches: 'review', unlocatedpunches: 'accept' },
        forgotten: { attendancedate: '2026-11-19', checktime: '2026-11-19T02:30:00.000Z' },
      },
      leave: { id: 7, start: day, end: day, leavetitle: 'zzearned', part: 'am', approve_status: 0 },
      trip: { id: 3, stateid: 'zz', triptype: 'zz', departuredate: day, arrivaldate: day, state: 'requested' },
      holiday: { id: 1, holidaydate: day, description: 'zzmoon' },
    }),
  },
  'GET /api/notification': { body: [] },
  'GET /api/waiting': {
    body: success({ decides: true, leaveApprovals: 3, attendanceReview: 1, passwordRequests: 1, affectedLeave: 1 }),
  },
  'GET /api/leave/types': {
    body: success({ fiscalyear: 2026, types: [{ leaveid: 'ZZ', description: 'zzearned', ...rules, ...balance }] }),
  },
  'GET /api/leave/days': { body: success([{ date: day, kind: 'holiday', description: 'zzmoon' }]) },
  'GET /api/entitleleave/list': {
    body: { ...success([{ ...leave, may: { edit: true, remove: true, giveback: false, act: false } }]), earlier: null },
  },
  'GET /api/leave/pending': {
    body: success({
      decides: true,
      ...{ items: [{ ...leave, ...who, groupno: 'ZZ', balancebefore: 8, balanceafter: 7, away: [], breaks: [] }] },
      ...{ more: false, cursor: null },
    }),
  },
  'GET /api/leave/codes': {
    body: success({
      fiscalyear: 2026,
      codes: [{ leaveid: 'ZZ', description: 'zzearned', ...rules, daysthisyear: 10, daysperyear: 12, revision: 1 }],
    }),
  },
  'GET /api/affected_leave': page({ ...touched, holidaydate: day, description: 'zzmoon', effect: 'inside' }),
  'GET /api/members/password_requests': page({ ...who, requestedat: `${day}T02:30:00.000Z` }),
  'GET /api/membercode/hrMemberList': { body: { memberno_info: [{ ...who, may: { run: true } }] } },
  'GET /api/membercheckin/today': { body: success({ attendancedate: day, open: punch, punches: [punch] }) },
  'GET /api/membercheckin/list': { body: success([punch]) },
  'GET /api/membercheckin/review': page({
    ...{ ...punch, membername: 'zzaye', groupno: 'ZZ', reasons: ['outside', 'forgotten'], state: 'open' },
    ...{ settledby: null, settledat: null, decisionremark: '', may: { settle: true, correct: true } },
  }),
};

const visitors = ['/session/signin', '/session/signup', '/session/forgot-password', '/setup?token=zz'];
const members = [
  '/dashboard/public_holiday',
  '/dashboard/checkinmember',
  '/dashboard/take_leave',
  '/dashboard/trip_assignment',
  '/dashboard/leave_approvals',
  '/dashboard/member-profile',
  '/dashboard/member-setting',
  '/dashboard/members',
  '/dashboard/attendance_review',
  '/dashboard/holidays',
  '/dashboard/leave_balances',
  '/dashboard/company',
  '/session/404',
];

/** Months and weekdays, which the browser knows in every language; what is stored; and the marks of sizes. */
const months = Array.from({ length: 12 }, (_, n) => new Date(2026, n, 1));
const weekdays = Array.from({ length: 7 }, (_, n) => new Date(2026, 0, n + 1));
const names = (['long', 'short'] as const).flatMap((style) => [
  ...months.map((it) => it.toLocaleString('en', { month: style })),
  ...weekdays.map((it) => it.toLocaleString('en', { weekday: style })),
]);
const NOT_WORDS = new RegExp(`\\b(${names.join('|')}|zz\\w*|Asia/Yangon|Yangon)\\b`, 'gi');

/** What of a text stands outside all brackets; those within others go first. */
function outside(text: string): string {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return left === text ? left.replace(NOT_WORDS, '') : outside(left);
}

/** All that can be read or heard on the screen now. */
function textsOnScreen(): string[] {
  const texts = [document.title];
  for (const it of document.body.querySelectorAll('*')) {
    // A language is called by its own name, whatever is spoken.
    if (it.matches('style, script, button[lang]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(it.getAttribute(name) ?? '');
    for (const child of it.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
  }
  return texts.filter((it) => it.trim() !== '');
}

/** All parts of the catalogue; some nouns have words in several. */
const catalogue = {
  ...en,
  ...enSignedIn,
  ...enPages,
  problems: { ...en.problems, ...enPages.problems },
  session: { ...en.session, ...enPages.session },
  trips: { ...enSignedIn.trips, ...enPages.trips },
};

/** Replaced as a whole: what is merged would be written into the catalogue itself, which other tests read. */
const speak = (words: unknown) => {
  i18next.removeResourceBundle('en', 'translation');
  i18next.addResourceBundle('en', 'translation', words);
};

beforeAll(() => speak(pseudo(catalogue)));
afterAll(() => speak(catalogue));
afterEach(() => act(() => signOut('daily')));

it.each([...visitors, ...members])('%s says nothing that is not in the catalogue', async (path) => {
  vi.stubGlobal('scrollTo', () => undefined);
  answerWire(wire);
  if (members.includes(path)) act(() => enterSession({ ...who, role: 'SA' }));
  else await act(() => signOut('daily'));
  render(
    <MemoryRouter initialEntries={[path]}>
      <Look>
        <AppRoutes />
      </Look>
    </MemoryRouter>,
  );
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 10_000 });
  // What is read from the server comes after the heading.
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull(), { timeout: 10_000 });
  const texts = textsOnScreen();
  expect(texts.filter((it) => /\p{L}{2,}/u.test(outside(it)))).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
});
