import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addNotification } from './notifications-schemas.ts';

const read = (note: object) => addNotification.body.safeParse({ title: 'Call back', ...note });
const takes = (note: object) => read(note).success;

describe('a note to oneself', () => {
  test.each(['/', '/dashboard/take_leave', '/dashboard/take_leave?id=3#days'])('may lead to %s', (path) => {
    expect(takes({ path })).toBe(true);
  });

  test.each([
    ['chat', '/chat'],
    ['page-layouts/user-profile', '/page-layouts/user-profile'],
    ['dashboard/take_leave?from=12:30', '/dashboard/take_leave?from=12:30'],
    ['', '/'],
  ])('may lead to %j, which begins at the root', (path, leads) => {
    expect(read({ path }).data?.path).toBe(leads);
  });

  /** A browser at a page of the application, given what was let in. */
  test('leads nowhere else, whatever is let in', () => {
    const here = 'https://muster.example/dashboard/take_leave';
    const bits = fc.constantFrom(
      '/',
      '\\',
      ':',
      '.',
      '?',
      '#',
      '@',
      ' ',
      '\t',
      'a',
      'javascript',
      'https',
      'x.example',
      '%2f',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.string({ unit: bits, maxLength: 8 }), (path) => {
        const { success, data } = read({ path });
        if (success) expect(new URL(data.path ?? '', here).origin).toBe('https://muster.example');
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    'https://example.org',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'Web+x:alert',
    ' ',
    // Browsers leave tabs and line breaks out of an address, which makes these `//example.org`.
    '/\t/example.org',
    '/\n/example.org',
    '\t//example.org',
  ])('leads nowhere outside the application: %j', (path) => expect(takes({ path })).toBe(false));

  test('says something', () => {
    expect(takes({ title: ' ' })).toBe(false);
    expect(takes({ heading: '' })).toBe(true);
    expect(takes({ heading: '\u200b' })).toBe(false);
    expect(takes({ subtitle: '' })).toBe(true);
  });
});
