import { describe, expect, test } from 'vitest';
import { addNotification } from './notifications-schemas.ts';

const takes = (note: object) => addNotification.body.safeParse({ title: 'Call back', ...note }).success;

describe('a note to oneself', () => {
  test.each(['/', '/dashboard/take_leave', '/dashboard/take_leave?id=3#days'])('may lead to %s', (path) => {
    expect(takes({ path })).toBe(true);
  });

  test.each([
    'https://example.org',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'dashboard',
    '',
    // Browsers leave tabs and line breaks out of an address, which makes these `//example.org`.
    '/\t/example.org',
    '/\n/example.org',
    '\t//example.org',
  ])('leads nowhere outside the application: %j', (path) => expect(takes({ path })).toBe(false));

  test('says something', () => {
    expect(takes({ title: ' ' })).toBe(false);
    expect(takes({ heading: '' })).toBe(false);
    expect(takes({ subtitle: '' })).toBe(true);
  });
});
