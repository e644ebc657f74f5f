import { en } from '@muster/domain/messages/en.ts';
import { enPages } from '@muster/domain/messages/en-pages.ts';
import { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { enterSession, signOut } from '../../lib/session/session-store.ts';
import { who } from '../../testing/stored-account.ts';
import { storedCompany } from '../../testing/stored-company.ts';
import { answerWire } from '../../testing/wire.ts';
import { AppRoutes } from '../router.tsx';
import { Look } from '../theme/look.tsx';

/** The catalogue in a language of nobody: what stands on a screen and is not in these brackets comes from code. */
const pseudo = (words: unknown): unknown =>
  typeof words === 'string'
    ? `⟦${words}⟧`
    : Object.fromEntries(Object.entries(words as object).map(([key, it]) => [key, pseudo(it)]));

const visitors = [
  '/session/signin',
  '/session/second',
  '/session/signup',
  '/session/forgot-password',
  '/session/reset#zz',
  '/session/mail#zz',
  '/setup?token=zz',
  '/door',
];
const members = [
  '/dashboard/public_holiday',
  '/dashboard/checkinmember',
  '/dashboard/checkinmember/new',
  '/dashboard/crew',
  '/dashboard/attendance_summary',
  '/dashboard/who_is_in',
  '/dashboard/attendance_group',
  '/dashboard/roster',
  '/dashboard/attendance_corrections',
  '/dashboard/take_leave',
  '/dashboard/trip_assignment',
  '/dashboard/mileage',
  '/dashboard/leave_approvals',
  '/dashboard/member-profile',
  '/dashboard/member-setting',
  '/dashboard/members',
  '/dashboard/members/import',
  '/dashboard/members/11',
  '/dashboard/pay_periods',
  '/dashboard/attendance_review',
  '/dashboard/holidays',
  '/dashboard/leave_balances',
  '/dashboard/lists',
  '/dashboard/company',
  '/dashboard/audit',
  '/admin/users',
  '/admin/photos',
  '/admin/permissions',
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
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
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

const answered = { ...storedCompany, 'POST /jwt/token': true };

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
  const wire = answerWire(storedCompany);
  if (members.includes(path)) act(() => enterSession({ ...who, role: 'SA' }));
  else await act(() => signOut('daily'));
  render(
    <MemoryRouter initialEntries={[path]}>
      <Look>
        <AppRoutes />
      </Look>
    </MemoryRouter>,
  );
  await screen.findAllByRole('heading', { level: 1 });
  // What is read from the server comes after the heading.
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  // Where a read gets no answer there is nothing to be looked at.
  expect(wire.sent.map((it) => it.call).filter((it) => !Object.hasOwn(answered, it))).toEqual([]);
  const texts = textsOnScreen();
  expect(texts.filter((it) => /\p{L}{2,}/u.test(outside(it)))).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
});
