import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from '../contracts.ts';
import { anyDay } from '../testing/moments.ts';
import { sentenceOf, sentences } from '../testing/sentences.ts';
import { invalidInput } from '../wire/invalid-input.ts';
import { problem } from '../wire/problem.ts';
import { problemCodes } from '../wire/problem-codes.ts';
import { en } from './en.ts';
import { enPages } from './en-pages.ts';
import { enServer } from './en-server.ts';
import { enSignedIn } from './en-signed-in.ts';
import { enStyleGuide } from './en-style-guide.ts';

const catalogues = [en, enSignedIn, enPages, enServer, enStyleGuide];
const all = catalogues.flatMap((it) => sentences(it));
const parametersIn = (sentence: string) => [...sentence.matchAll(/\{\{(.*?)\}\}/g)].map((it) => it[1]);

/** What has another name here, by which forms and lists call it, and what only who makes programs knows. */
const OTHERWISE_NAMED = /\b(work ?place|place of work|second factor|workbook|PUBLIC_URL|database|HTTPS)\b/;

describe('the catalogue', () => {
  test('calls one thing by one word, and by one that members know', () => {
    expect(all.filter(([, it]) => OTHERWISE_NAMED.test(it))).toEqual([]);
  });

  test('writes parameters with a name, and days and spans in the one way', () => {
    const odd = all.filter(([, it]) =>
      parametersIn(it).some(
        (one) => !/^[a-zA-Z]+(, (day|span|month|weekdays|alternate|device|overtime|paid))?$/.test(one ?? ''),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('has every sentence of a number in the singular and the plural', () => {
    for (const part of catalogues) {
      const keys = new Set(sentences(part).map(([key]) => key));
      const alone = [...keys].filter((it) => it.endsWith('_one') && !keys.has(it.replace(/_one$/, '_other')));
      expect(alone).toEqual([]);
    }
  });

  test('gives no reason to a code that is none', () => {
    const codes = new Set<string>([...problemCodes, 'OFFLINE', 'UNREADABLE']);
    const worded = Object.keys({ ...en.problems, ...enSignedIn.problems, ...enPages.problems });
    const strange = worded.filter((it) => !codes.has(it.replace(/_[a-z].*$/, '')));
    expect(strange).toEqual([]);
  });
});

/** What the sign-in and the landing page ask for, before the words of any other page are loaded. */
const ofFirstPages = [
  'issueToken',
  'signIn',
  'signInByPasskey',
  'finishSignIn',
  'signOut',
  'readWelcome',
  'readCompany',
  'readOwnToday',
  'recordPunch',
  'readWorkPlace',
  'askCorrection',
  'listHolidays',
  'addHoliday',
  'changeHoliday',
  'removeHoliday',
  'listNotifications',
  'readNotification',
  'deleteNotification',
  'deleteAllNotifications',
  'readPreferences',
  'savePreferences',
];

test('the first pages bring the words for whatever their calls may answer', () => {
  const calls = contracts.filter((it) => ofFirstPages.includes(it.name));
  expect(calls.map((it) => it.name).sort()).toEqual([...ofFirstPages].sort());
  const wordsOf = (it: (typeof calls)[number]) =>
    it.access === 'member' ? { ...en.problems, ...enSignedIn.problems } : en.problems;
  const wordless = calls.flatMap((it) => it.problems.filter((code) => !Object.hasOwn(wordsOf(it), code)));
  expect(wordless).toEqual([]);
});

describe('the sentence of a problem', () => {
  test('is that of its reason, with days and spans as people write them', () => {
    expect(sentenceOf(problem('NOT_CHECKED_IN', { params: { reason: 'forgotten', day: '2026-11-19' } }))).toMatch(
      /^The check-in of 19\/11\/2026 was not/,
    );
    const days = { from: '2026-12-02', to: '2026-12-03' };
    expect(sentenceOf(problem('TRIP_ON_LEAVE', { params: { reason: 'who', who: 'Chit Ko', days } }))).toBe(
      'Chit Ko is on leave 02/12/2026 – 03/12/2026.',
    );
  });

  test('counts', () => {
    const left = (count: number) =>
      sentenceOf(problem('LEAVE_BALANCE_TOO_LOW', { params: { reason: 'remaining', count } }));
    expect(left(1)).toBe('Only 1 day remains, so at most 1 can be taken off.');
    expect(left(3)).toBe('Only 3 days remain, so at most 3 can be taken off.');
  });

  test('says what was given word for word, whatever a name looks like', () => {
    const nasty = fc.constantFrom('{{who}}', '$t(problems.INTERNAL)', '$&', '$1', '<b>', '&', '{{', '}}', '\\');
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string()), { maxLength: 5 }), anyDay, (parts, day) => {
        const who = parts.join('');
        const params = { reason: 'who', who, days: { from: day, to: day } } as const;
        const [year, month, date] = day.split('-');
        expect(sentenceOf(problem('TRIP_ON_LEAVE', { params }))).toBe(`${who} is on leave ${date}/${month}/${year}.`);
      }),
    );
  });

  test('cannot be asked for with a reason that nobody wrote, or without what it names', () => {
    // @ts-expect-error: there is no such reason.
    problem('LEAVE_DATES_WRONG', { params: { reason: 'raining' } });
    // @ts-expect-error: its sentence names a number.
    problem('LEAVE_DATES_WRONG', { params: { reason: 'long' } });
    // @ts-expect-error: its sentence names a day.
    problem('LEAVE_TOO_EARLY', { field: 'fromdate' });
    // @ts-expect-error: a day travels raw, as text.
    problem('LEAVE_TOO_EARLY', { params: { day: new Temporal.PlainDate(2026, 11, 1) } });
  });
});

describe('what a schema refuses', () => {
  const refused = (schema: z.ZodType, value: unknown) => {
    const found = invalidInput(schema.safeParse(value).error?.issues ?? []);
    return [sentenceOf(found), ...(found.errors ?? []).map((it) => `${it.code} ${it.field}: ${sentenceOf(it)}`)];
  };

  test.each([
    ['nothing', z.string(), undefined, 'Please fill this in.'],
    ['nothing where two kinds are taken', z.union([z.int(), z.string()]), undefined, 'Please fill this in.'],
    ['an empty text', z.string().min(1), '', 'Please fill this in.'],
    ['a long text', z.string().max(3), 'abcd', 'At most 3 characters.'],
    ['a short text', z.string().min(8), 'abcd', 'At least 8 characters.'],
    ['a small number', z.number().min(-90), -91, 'Not less than -90.'],
    ['a large number', z.number().max(90), 91, 'Not more than 90.'],
    ['part of a number', z.int(), 1.5, 'A whole number.'],
    ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Not more than 1.'],
    ['another choice', z.enum(['a', 'b']), 'c', 'This is none of the choices.'],
    ['another kind', z.string(), 7, 'This is of another kind than is asked for.'],
  ])('%s is said in plain words', (_, schema, value, sentence) => {
    expect(refused(z.object({ it: schema }), { it: value })).toEqual([
      `it: ${sentence}`,
      `INVALID_INPUT it: ${sentence}`,
    ]);
  });

  test('names every field, and says first what is wrong rather than what is strange', () => {
    const schema = z.strictObject({ name: z.string().min(1), of: z.strictObject({ age: z.int() }) });
    expect(refused(schema, { name: '', of: { age: 1, other: 1 } })).toEqual([
      'name: Please fill this in.',
      'INVALID_INPUT name: Please fill this in.',
      'UNKNOWN_FIELD of.other: There is no such field here.',
    ]);
    expect(refused(schema, { name: 'x', of: { age: 1 }, more: 1 })).toEqual([
      'more: There is no such field here.',
      'UNKNOWN_FIELD more: There is no such field here.',
    ]);
    expect(refused(schema, 7)[0]).toBe('body: This is of another kind than is asked for.');
  });
});
