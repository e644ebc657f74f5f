import { contracts } from '@muster/domain/contracts.ts';
import { failure } from '@muster/domain/wire/envelope.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aboutOf, clientOf } from '../testing/company/cast.ts';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { allowTable, type Cell, callers, cellsOf, routesOutsideContracts } from '../testing/requests/allow-table.ts';
import { routesOf } from '../testing/requests/routes-of.ts';
import { asRequest, named, sampleOf } from '../testing/requests/sample-requests.ts';

let office: Office;
let routes: string[];
beforeAll(async () => {
  routes = await routesOf(async () => {
    office = await openOffice();
  });
});
afterAll(() => office.close());
beforeEach(async () => {
  const { query } = office.database;
  await query.deleteFrom('sign_in_throttle').execute();
  await query.updateTable('company').set({ trips_shown: 'own' }).execute();
  await query.updateTable('member').set({ status: 'active' }).where('membercode', '<>', 'SUSP').execute();
});

describe('the table of who may do what', () => {
  test('has a row for every call, and no row for what is no call', () => {
    expect(Object.keys(allowTable).sort()).toEqual(contracts.map((it) => it.name).sort());
  });

  test.each(named)('%s has a status for every caller', (name) => {
    for (const { status } of cellsOf(name)) expect(status).toBeGreaterThanOrEqual(200);
    expect(cellsOf(name).length % callers.length).toBe(0);
  });
});

/** The answers of the cells, asked one after the other, each by a client with a session of its own. */
async function answersTo(cells: readonly Cell[], contract: (typeof contracts)[number]) {
  const asked: { cell: Cell; client: Client; request: ReturnType<typeof asRequest> }[] = [];
  for (const cell of cells) {
    const request = asRequest(contract, sampleOf(contract, await aboutOf(office, cell)));
    asked.push({ cell, client: await clientOf(office, cell.caller), request });
  }
  const before = await office.state();
  const answers = [];
  for (const { cell, client, request } of asked) answers.push({ cell, raw: await client.send(request) });
  return { answers, unchanged: before === (await office.state()) };
}

const told = (cells: readonly (Cell & { status: number })[]) =>
  cells.map(({ caller, named: object, status }) => `${caller} ${object} ${status}`);

describe('every call, by everybody, on the own, another’s and nobody’s (T01)', () => {
  test.each(named)('%s', async (name, contract) => {
    const cells = cellsOf(name);
    const refusedCells = cells.filter((it) => it.status >= 400);
    const refused = await answersTo(refusedCells, contract);
    expect(told(refused.answers.map(({ cell, raw }) => ({ ...cell, status: raw.statusCode })))).toEqual(
      told(refusedCells),
    );
    if (contract.access !== 'anyone') expect(refused.unchanged).toBe(true);
    for (const { raw } of refused.answers) expect(failure.parse(raw.json())).toEqual(raw.json());
    for (const caller of callers) {
      const bodies = refused.answers
        .filter(({ cell }) => cell.caller === caller && cell.named !== 'own')
        .map(({ raw }) => raw.body);
      const isHidden = contract.access !== 'office' || !['HR', 'SA'].includes(caller);
      if (bodies.length === 2 && isHidden) expect(bodies[0]).toBe(bodies[1]);
    }

    for (const cell of cells.filter((it) => it.status < 400)) {
      const request = asRequest(contract, sampleOf(contract, await aboutOf(office, cell)));
      const raw = await (await clientOf(office, cell.caller)).send(request);
      expect(`${cell.caller} ${cell.named} ${raw.statusCode} ${raw.body}`).toContain(
        `${cell.caller} ${cell.named} ${cell.status} `,
      );
      expect(contract.reply[cell.status]?.parse(raw.json())).toEqual(raw.json());
    }
  });
});

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
      if (contracts.some((it) => it.path === path && it.method === method)) continue;
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
    ['/api/v1/users'],
    ['/api/v1/permissions'],
    ['/api/v1/photos'],
    ['/api/inbox/all'],
    ['/api/chat'],
    ['/api/todo/all'],
    ['/api/scrum-board/all-board'],
    ['/api/ecommerce/get-product-list'],
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
