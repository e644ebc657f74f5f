import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDING, pageAfter, redirectOf, safeRedirect } from './redirect.ts';

const ORIGIN = 'https://muster.example';

describe('where a visitor lands after signing in', () => {
  it.each([
    '/dashboard/checkinmember',
    '/dashboard/checkinmember/new',
    '/dashboard/public_holiday?view=year#top',
    '/material/expansion-panel',
  ])('goes to the page %s', (path) => {
    expect(safeRedirect(path, ORIGIN)).toBe(path);
  });

  it.each([
    '//evil.example/dashboard/checkinmember',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard/checkinmember',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/dashboard%2f..%2f..%2fevil',
    '/dashboard/take_leave@evil.example',
    '/@evil.example',
    '/dashboard/\u0009/evil',
    '/session/signin',
    '/api/docs',
    '',
    null,
    undefined,
    42,
  ])('goes to the landing page for %j', (candidate) => {
    expect(safeRedirect(candidate, ORIGIN)).toBe(LANDING);
  });

  const evil = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom('/', '\\', '..', '%2f', '%5c', '@', ':', '\t', '\n', 'evil.example', 'dashboard', '?', '#'),
      )
      .map((parts) => parts.join('')),
  );

  it('never leaves this origin, nor its pages', () => {
    fc.assert(
      fc.property(evil, (candidate) => {
        const url = new URL(safeRedirect(candidate, ORIGIN), ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/(dashboard|charts|material)\//);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes the navigation state first, then the query', () => {
    expect(redirectOf({ state: { redirectUrl: '/dashboard/members' }, search: '' })).toBe('/dashboard/members');
    expect(redirectOf({ state: null, search: '?redirectUrl=%2Fdashboard%2Fmembers' })).toBe('/dashboard/members');
    expect(redirectOf({ state: null, search: '?redirectUrl=%2F%2Fevil.example' })).toBe(LANDING);
  });
});

describe('the page after signing in or up', () => {
  const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search, state: null });

  it('is Check In for who came by a code slip', () => {
    expect(pageAfter(at('/session/signup', '#membercode=EM009&code=ABCDEFGH23'))).toBe('/dashboard/checkinmember');
  });

  it('is where they were going, or the landing page, for everybody else', () => {
    expect(pageAfter(at('/session/signup'))).toBe(LANDING);
    expect(pageAfter(at('/session/signin', '#code=ABCDEFGH23'))).toBe(LANDING);
    const asked = '?redirectUrl=%2Fdashboard%2Ftake_leave';
    expect(pageAfter(at('/session/signup', '', asked))).toBe('/dashboard/take_leave');
  });
});
