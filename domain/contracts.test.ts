import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from './contracts.ts';
import { problems } from './messages/en/problems.ts';
import { worded } from './testing/sentences.ts';
import { envelope, failure, succeeded } from './wire/envelope.ts';
import { problem } from './wire/problem.ts';
import { problemCodes } from './wire/problem-codes.ts';

const named = contracts.map((it) => [it.name, it] as const);
/** A client of the sample features may send whatever the template's own does: what is not known is passed over. */
const strict = named.filter(([, it]) => it.tag !== 'samples');
/** The parts of a form with a file are read one by one, and not by the schema. */
const whole = strict.filter(([, it]) => it.form !== 'stream');

describe('the calls of the wire', () => {
  test('have each a name and an address of their own', () => {
    expect(new Set(contracts.map((it) => it.name)).size).toBe(contracts.length);
    expect(new Set(contracts.map((it) => `${it.method} ${it.path}`)).size).toBe(contracts.length);
  });

  test('that anyone may make are these and no others', () => {
    expect(
      contracts
        .filter((it) => it.access === 'anyone')
        .map((it) => it.name)
        .sort(),
    ).toEqual([
      'askPasskey',
      'finishSignIn',
      'forgotPassword',
      'healthz',
      'punchAtDoor',
      'readDoor',
      'readWelcome',
      'readyz',
      'register',
      'resetPassword',
      'setUpCompany',
      'signIn',
      'signInByPasskey',
      'takePairing',
      'undoMailChange',
    ]);
  });

  test('that take the cookie instead of the token are renewing and signing out, no others', () => {
    expect(contracts.filter((it) => it.access === 'cookie').map((it) => it.name)).toEqual(['issueToken', 'signOut']);
  });

  test('that pass over what they do not know in a query are samples, and what looks after servers asks', () => {
    const passing = named.filter(([, it]) => it.anyQuery && it.tag !== 'samples').map(([name]) => name);
    expect(passing).toEqual(['healthz', 'readyz']);
  });

  test.each(whole)('%s refuses fields that it does not know', (_, { body, query, params }) => {
    for (const schema of [body, query, params].filter((it) => it !== undefined)) {
      const issues = schema.safeParse({ surprise: 1 }).error?.issues ?? [];
      expect(issues.map((it) => it.code)).toContain('unrecognized_keys');
    }
  });

  test.each(strict)('%s reads nothing from a body when it is a GET, and names its path parameters', (_, it) => {
    if (it.method === 'GET') expect(it.body).toBeUndefined();
    const inPath = [...it.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inSchema = it.params ? Object.keys((it.params as z.ZodObject).shape) : [];
    expect(inSchema).toEqual(inPath);
  });

  test.each(strict)('%s takes no number that PostgreSQL cannot keep', (_, { body, query, params }) => {
    for (const schema of [body, query, params].filter((it) => it !== undefined)) {
      for (const io of ['input', 'output'] as const) {
        expect(unbounded(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))).toEqual([]);
      }
    }
  });

  test.each(named)('%s can be shown in OpenAPI', (_, it) => {
    const schemas = [it.body, it.query, it.params, ...Object.values(it.reply)].filter((one) => one !== undefined);
    for (const schema of schemas) {
      expect(() => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    }
  });
});

describe('a problem', () => {
  test('has a sentence for a person, ending as sentences do', () => {
    for (const code of problemCodes) expect(problems[code], code).toMatch(/^[A-Z].{9,}/);
  });

  test('says the sentence of its code, or a better one, and blames a field with the same words', () => {
    expect(worded(problem('NOT_FOUND'))).toEqual({ code: 'NOT_FOUND', message: problems.NOT_FOUND });
    expect(worded(problem('INVALID_INPUT', { field: 'page', params: { reason: 'pagesize', count: 9 } }))).toEqual({
      code: 'INVALID_INPUT',
      message: 'At most 9 rows a page.',
      errors: [{ field: 'page', code: 'INVALID_INPUT', message: 'At most 9 rows a page.' }],
    });
  });

  test('is answered in the shape that the wire promises', () => {
    const answer = { status: 'fail', errors: [], ...worded(problem('OUTSIDE_AREA', { data: { distance: 250 } })) };
    expect(failure.parse(answer)).toEqual(answer);
  });
});

test('a success carries its HTTP status as its code', () => {
  const created = succeeded({ id: 1 }, 'Saved', 201);
  expect(created).toEqual({ status: 'success', code: '201', message: 'Saved', data: { id: 1 } });
  expect(envelope(z.object({ id: z.int() })).parse(created)).toEqual(created);
});

/** The numbers of a schema that may be larger than an integer of the database, by their paths. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Record<string, unknown>;
  const [from, to] = [
    Number(minimum ?? exclusiveMinimum ?? -Infinity),
    Number(maximum ?? exclusiveMaximum ?? Infinity),
  ];
  const tooWide = (type === 'integer' || type === 'number') && (from < -LARGEST - 1 || to > LARGEST);
  const within = Object.entries(schema).flatMap(([key, it]) => unbounded(it, `${path}/${key}`));
  return tooWide ? [path, ...within] : within;
}
const LARGEST = 2_147_483_647;

test('a reason that nobody sees is none, whatever call asks for one', () => {
  const asking = strict.flatMap(([name, { body }]) =>
    ['reason', 'waive'].flatMap((field) => {
      const issues = body?.safeParse({ [field]: '\u200b\u3164' }).error?.issues ?? [];
      const unknown = issues.some((it) => it.code === 'unrecognized_keys' && it.keys.includes(field));
      return body && !unknown ? [[`${name}.${field}`, issues.some((it) => it.path.join() === field)] as const] : [];
    }),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(([, refused]) => !refused)).toEqual([]);
});
