import { contracts } from '@muster/domain/contracts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../testing/company/office.ts';

let office: Office;
let secure: Office;
beforeAll(async () => {
  office = await openOffice();
  secure = await openOffice({ publicUrl: 'https://muster.example' });
});
afterAll(() => Promise.all([office.close(), secure.close()]));

const odd = [
  ['an unknown path', 'GET', '/api/nothing'],
  ['the page', 'GET', '/dashboard/public_holiday'],
  ['an asset', 'GET', '/assets/app-3f2a.js'],
  ['an asset that is not there', 'GET', '/assets/app-0000.js'],
  ['the manifest', 'GET', '/manifest.webmanifest'],
  ['the service worker', 'GET', '/sw.js'],
  ['the API page', 'GET', '/api/docs/static/index.html'],
  ['the API document', 'GET', '/api/openapi.json'],
  ['a path of bad percents', 'GET', '/api/%E0%A4%A'],
  ['a path far too long', 'GET', `/api/members/${'9'.repeat(3000)}/code`],
  ['a method that there is not', 'PROPFIND', '/api/members'],
] as const;
const every = [...contracts.map((it) => [it.name, it.method, it.path.replace(':id', '1')] as const), ...odd];

describe('the security headers (T23)', () => {
  test.each(every)('are on %s', async (_, method, url) => {
    const { headers } = await office.visitor().send({ method: method as 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  test.each(every)('behind TLS say so for a year: %s', async (_, method, url) => {
    const { headers } = await secure.visitor().send({ method: method as 'GET', url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('of calls keep answers out of every cache, of assets keep them for a year', async () => {
    const visitor = office.visitor();
    const cached = async (url: string) => (await visitor.send({ method: 'GET', url })).headers['cache-control'];
    for (const it of contracts) expect(await cached(it.path)).toBe('no-store');
    expect(await cached('/assets/app-3f2a.js')).toBe('public, max-age=31536000, immutable');
    for (const it of ['/', '/manifest.webmanifest', '/sw.js']) expect(await cached(it)).toBe('no-cache');
  });

  test('give the page a new nonce for its styles each time, and no script inline', async () => {
    const visitor = office.visitor();
    const pages = [await visitor.send({ method: 'GET', url: '/' }), await visitor.send({ method: 'GET', url: '/' })];
    const nonces = pages.map(
      (it) => /style-src 'self' 'nonce-([^']+)'/.exec(String(it.headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(pages[0]?.body).toContain(`nonce="${nonces[0]}"`);
    expect(pages[0]?.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('allow no other site to read anything: there is no CORS', async () => {
    const origin = 'https://evil.example';
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const it of contracts) {
      const url = it.path.replace(':id', '1');
      const asked = await office.visitor().send({ method: 'OPTIONS', url, headers: preflight });
      const read = await office.visitor().send({ method: it.method, url, headers: { origin } });
      for (const { headers } of [asked, read]) expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(asked.statusCode).toBe(404);
    }
  });
});
