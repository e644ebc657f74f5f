import { contracts } from '@muster/domain/contracts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { routesOutsideContracts } from '../../testing/requests/allow-table.ts';
import { routesOf } from '../../testing/requests/routes-of.ts';

let office: Office;
let routes: string[];
beforeAll(async () => {
  routes = await routesOf(async () => {
    office = await openOffice();
  });
});
afterAll(() => office.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
const paths = [...new Set(contracts.map((it) => it.path))];

describe('beside the calls there is nothing', () => {
  test('no route is outside the contracts, but for the web app’s files and the API page', () => {
    const known = [...contracts.map((it) => `${it.method} ${it.path}`), ...routesOutsideContracts];
    expect(routes.filter((it) => !known.includes(it))).toEqual([]);
    expect(contracts.map((it) => `${it.method} ${it.path}`).filter((it) => !routes.includes(it))).toEqual([]);
  });

  test.each(paths)('%s answers to its own methods alone, even for an administrator (T02)', async (path) => {
    const sa = await office.holding('SA');
    const before = await office.state();
    for (const method of METHODS) {
      // A call with a parameter there takes such a path too, and refuses what is no number.
      const takes = (it: string) => new RegExp(`^${it.replace(/:\w+/g, '[^/]+')}$`).test(path);
      if (contracts.some((it) => takes(it.path) && it.method === method)) continue;
      if (routesOutsideContracts.includes(`${method} ${path}`)) continue;
      const raw = await sa.send({ method: method as 'GET', url: path.replace(':id', String(office.ids.A)) });
      expect([method, raw.statusCode]).toEqual([method, 404]);
    }
    expect(await office.state()).toBe(before);
  });

  test.each(paths)('%s has no back door by another spelling', async (path) => {
    const plain = path.replace(':id', '1');
    for (const url of [
      `${plain}/`,
      `/${plain}`,
      plain.replaceAll('/', '//'),
      `${plain}%2F`,
      `${plain};a=b`,
      `${plain}/.`,
    ]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const raw = await office.visitor().send({ method, url });
        const isThePage = method === 'GET' && raw.headers['content-type']?.toString().startsWith('text/html');
        if (!isThePage)
          expect([method, url, raw.statusCode >= 400 && raw.statusCode < 500]).toEqual([method, url, true]);
      }
    }
  });

  test.each([
    ['/api/v1/user'],
    ['/api/v1/files'],
    ['/api/inbox/update'],
    ['/api/scrum-board/add-card'],
    ['/api/member'],
    ['/api/session'],
    ['/api/records/member'],
    ['/api/records/session'],
    ['/.git/config'],
    ['/assets/../index.html'],
    ['/assets/%2e%2e/%2e%2e/muster.sqlite'],
    ['/muster.sqlite'],
  ])('%s gives nothing away (T32)', async (url) => {
    const raw = await (await office.holding('SA')).send({ method: 'GET', url });
    const isThePage = raw.body.startsWith('<!doctype html>');
    expect(isThePage || raw.statusCode === 404 || raw.statusCode === 403).toBe(true);
    if (url.startsWith('/api')) expect(raw.statusCode).toBe(404);
  });
});
