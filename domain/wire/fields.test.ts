import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { anyDay } from '../testing/moments.ts';
import {
  claimed,
  day,
  id,
  idInUrl,
  instantWithOffset,
  maybe,
  memberCode,
  name,
  noBody,
  note,
  passwordTyped,
  revision,
  text,
} from './fields.ts';

const takes = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

describe('a member code', () => {
  test('may be typed in lower case, in Burmese digits, and with spaces around it', () => {
    expect(memberCode.parse('  em001 ')).toBe('EM001');
    expect(memberCode.parse('၁၀၄၂')).toBe('1042');
    expect(memberCode.parse('x.y-z_9')).toBe('X.Y-Z_9');
  });

  test.each([
    '',
    '   ',
    'EM 001',
    '-EM001',
    'EM\n001',
    'ä001',
    '\u017fa001',
    '\ufb01n1',
    'S\u0410001',
    'E'.repeat(33),
    7,
  ])('%j is none', (value) => {
    expect(takes(memberCode, value)).toBe(false);
  });

  test('read twice is read once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const read = memberCode.safeParse(typed);
        if (read.success) expect(memberCode.parse(read.data)).toBe(read.data);
      }),
    );
  });
});

describe('a remark or a reason', () => {
  test.each([' ', '\u200b', '\u00a0\u200e\u3164', '\n\u2800\n'])('that shows nothing, %j, is empty', (value) => {
    expect(note(50).parse(value)).toBe('');
    expect(takes(note(50).min(1), value)).toBe(false);
  });

  test('stays as it is written, the joiners of its script included', () => {
    expect(note(50).parse(' နေ\u200bမကောင်း\n👩\u200d🔧 ')).toBe('နေ\u200bမကောင်း\n👩\u200d🔧');
  });
});

describe('text', () => {
  test('may have lines and any script', () => {
    expect(takes(text(50), 'မင်္ဂလာပါ\n\tsecond line 🌧')).toBe(true);
  });

  test.each(['\u0000', 'a\u0007b', '\u001b[31m', '\u007f', '\uffff', 'a\ufffe'])(
    'with the control character in %j is refused',
    (value) => {
      expect(takes(text(50), value)).toBe(false);
    },
  );

  test('is of whole characters: an emoji is one, half of it none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(9), (typed, end) => {
        const cut = `${typed}\u{1f44d}`.slice(0, end);
        if (takes(text(50), cut)) expect(cut.isWellFormed()).toBe(true);
      }),
    );
    expect(takes(text(50), 'က \u{1f44d}')).toBe(true);
    expect(takes(text(50), 'က \ud83d')).toBe(false);
    expect(takes(text(50), '\udc4d က')).toBe(false);
  });

  test('of a name is one line that says something', () => {
    expect(name(20).parse('  Daw Mya ')).toBe('Daw Mya');
    for (const value of ['', '  ', 'Daw\nMya', 'x'.repeat(21)]) expect(takes(name(20), value)).toBe(false);
  });

  test.each([
    ...['\u200b', '\u200e\u200f', ' \u200d \u200c', '\ufeff', '\u2060\u00ad', '\u3164', '\u2800'],
    ...['\u202eayM waD', 'Daw \u202aMya', 'Daw\u2066 Mya\u2069'],
    ...['Daw M\u00adya', 'Daw\u2060 Mya', 'Daw\ufeff Mya', 'Daw \u0085Mya', 'Daw \u3164Mya'],
  ])('%j is no name: nothing is seen, the line is turned round, or part of it is there for nobody', (value) => {
    expect(takes(name(20), value)).toBe(false);
  });

  test.each(['Aye\u200cAye', '\u200fدانيال', 'ထိုက်\u200bအောင်', '👩\u200d🌾', 'क्\u200dष'])(
    '%j is one: it is written so',
    (value) => {
      expect(name(20).parse(value)).toBe(value);
    },
  );
});

describe('an id', () => {
  test.each([1, 2_147_483_647])('%i is one', (value) => {
    expect(takes(id, value)).toBe(true);
    expect(idInUrl.parse(String(value))).toBe(value);
  });

  test.each(['0', '-1', '1.0', '1e3', '0x1', ' 1', '01', '2147483648', '99999999999', ''])(
    '"%s" in an address is none',
    (value) => {
      expect(takes(idInUrl, value)).toBe(false);
    },
  );

  test.each([0, 1.5, -3, 2_147_483_648, Number.NaN, '1', null])('%j in a body is none', (value) => {
    expect(takes(id, value)).toBe(false);
  });
});

test('a revision that was looked at may be that of nothing, and is a whole number', () => {
  for (const it of [0, 1, 2_147_483_647]) expect(takes(revision, it)).toBe(true);
  for (const it of [-1, 0.5, 2_147_483_648, '1', null]) expect(takes(revision, it)).toBe(false);
});

describe('a day', () => {
  test('that exists is taken, and Temporal reads it', () => {
    fc.assert(
      fc.property(anyDay, (value) => {
        expect(Temporal.PlainDate.from(day.parse(value)).toString()).toBe(value);
      }),
    );
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T00:00', '1899-12-31', '2200-01-01', ''])(
    '"%s" is none',
    (value) => {
      expect(takes(day, value)).toBe(false);
    },
  );
});

describe('an instant of a device', () => {
  test.each(['2026-11-20T08:30:00+06:30', '2026-11-20T02:00:00Z', '2026-11-20T02:00:00.123456789Z'])(
    '%s is one',
    (value) => {
      expect(takes(instantWithOffset, value)).toBe(true);
    },
  );

  test.each([
    ['2026-11-20T08:30Z', '2026-11-20T08:30:00Z'],
    ['2026-11-20T08:30+0630', '2026-11-20T08:30:00+06:30'],
    ['2026-11-20T08:30:15.5-1100', '2026-11-20T08:30:15.5-11:00'],
    ['2026-11-20T08:30:00+07', '2026-11-20T08:30:00+07:00'],
  ])('%s is one that leaves out what may be left out', (value, spelledOut) => {
    expect(instantWithOffset.parse(value)).toBe(spelledOut);
  });

  test.each([
    ['2026-11-20T08:30:00', 'no offset'],
    ['2026-11-20T08+07:00', 'no minutes'],
    ['2026-11-20T08:30:00+7', 'half an hour of an offset'],
    ['2026-11-20', 'no time'],
    ['2026-02-30T08:30:00Z', 'a day that is not'],
    ['2026-11-20T25:00:00Z', 'an hour that is not'],
    ['1815-12-10T00:00:00Z', 'before anybody had a device'],
    ['2026-11-20T08:30:00.1234567890Z', 'finer than a nanosecond'],
    ['yesterday', 'a word'],
  ])('"%s" is none: %s', (value) => {
    expect(takes(instantWithOffset, value)).toBe(false);
  });

  test('that is taken is always one that Temporal can read', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 14 });
    const anyOffset = fc.oneof(
      fc.constant('Z'),
      fc
        .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 69 }))
        .map(
          ([sign, hours, minutes]) => `${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
        ),
    );
    fc.assert(
      fc.property(anyDay, digits, anyOffset, (date, fraction, offset) => {
        const value = `${date}T23:59:59.${fraction}${offset}`;
        if (takes(instantWithOffset, value)) expect(() => Temporal.Instant.from(value)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});

describe('a typed password', () => {
  test('is bounded, so that nothing huge is ever hashed, and an emoji counts as one character', () => {
    expect(takes(passwordTyped, 'a'.repeat(128))).toBe(true);
    expect(takes(passwordTyped, 'a'.repeat(129))).toBe(false);
    expect(takes(passwordTyped, '🌧'.repeat(128))).toBe(true);
    expect(takes(passwordTyped, '')).toBe(false);
  });

  test('is kept to the letter, spaces included', () => {
    expect(passwordTyped.parse('  Rain  ')).toBe('  Rain  ');
  });
});

test('a call that carries nothing takes no body, null or {}, and nothing else', () => {
  for (const value of [undefined, null, {}]) expect(takes(noBody, value)).toBe(true);
  for (const value of [[], 'x', 0, { role: 'SA' }]) expect(takes(noBody, value)).toBe(false);
});

test('what a client claims may be a number or its digits', () => {
  for (const value of [1, '1', 1.0, '1.0']) expect(claimed.parse(value)).toBe(1);
  expect(claimed.parse('-0.5')).toBe(-0.5);
  for (const value of ['', ' 1', '1e3', '.5', 'one', '9'.repeat(10), null, true])
    expect(takes(claimed, value)).toBe(false);
});

test('what may be left out may be null, and is left out then', () => {
  expect(maybe(day).parse(null)).toBeUndefined();
  expect(maybe(day).parse(undefined)).toBeUndefined();
  expect(maybe(day).parse('2026-11-20')).toBe('2026-11-20');
  expect(takes(maybe(day), '')).toBe(false);
});
