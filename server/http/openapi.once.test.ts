import { contracts } from '@muster/domain/contracts.ts';
import { signOut } from '@muster/domain/session/session-contract.ts';
import { problemsOf } from '@muster/domain/wire/problems-of.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { punchBody } from '../testing/attendance/punch-body.ts';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { named } from '../testing/requests/sample-requests.ts';
import { answeredAs } from './files/media-types.ts';
import { statusOf } from './problems.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Refusal {
  properties?: { code?: { enum?: string[] } };
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: Record<string, Schema> };
}

let office: Office;
let api: OpenApi;
let bytes: number;
beforeAll(async () => {
  office = await openOffice({ openDocs: true });
  const answer = await office.visitor().send({ method: 'GET', url: '/api/openapi.json' });
  api = answer.json();
  bytes = answer.body.length;
});
afterAll(() => office.close());

const operationOf = (path: string, method: string) =>
  api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

const SHARED = '#/components/schemas/';

/** A schema as one that stands alone: with all that it refers to. */
const alone = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify({ ...(schema as object), $defs: api.components.schemas }).replaceAll(SHARED, '#/$defs/'));

/** What a schema refers to, where it is a reference. */
const meantBy = (schema: { $ref?: string } = {}): Schema =>
  schema.$ref?.startsWith(SHARED) ? (api.components.schemas[schema.$ref.slice(SHARED.length)] as Schema) : schema;

describe('/api/openapi.json', () => {
  test('is the same however often it is asked for', async () => {
    const again = await office.visitor().send({ method: 'GET', url: '/api/openapi.json' });
    expect([again.body.length, again.json()]).toEqual([bytes, api]);
  });

  test('is OpenAPI 3.1 with a title and the bearer scheme', () => {
    expect(api.openapi).toMatch(/^3\.1\.\d+$/);
    expect(api.info.title).toBe('Muster');
    expect(api.components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } });
  });

  test('shows every call of the wire and nothing else', () => {
    const shown = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(shown.sort()).toEqual(contracts.map((it) => `${it.method} ${it.path}`).sort());
  });

  test('gives every call a name of its own', () => {
    const names = Object.values(api.paths).flatMap((it) => Object.values(it).map((one) => one.operationId));
    expect(new Set(names).size).toBe(contracts.length);
  });

  test.each(named)('%s: summary, parameters, body and every answer', (name, contract) => {
    const operation = operationOf(contract.path, contract.method) as Operation;
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toBe(contract.summary);
    for (const [, parameter] of contract.path.matchAll(/:(\w+)/g)) {
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      );
    }
    const type = contract.form === 'stream' ? 'multipart/form-data' : 'application/json';
    if (contract.body) expect(operation.requestBody?.content[type]?.schema).toBeTypeOf('object');
    for (const status of Object.keys(contract.reply)) {
      const content = operation.responses[status]?.content ?? {};
      expect(Object.keys(content)).toEqual(answeredAs(contract));
      for (const { schema } of Object.values(content)) expect(schema).toBeTypeOf('object');
    }
    if (contract.access === 'anyone') expect(operation.security).toEqual([]);
  });

  test.each(named)('%s: every refusal by its status, with the codes it may carry', (_, contract) => {
    const { responses } = operationOf(contract.path, contract.method) as Operation;
    const shown = Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = meantBy(content?.['application/json']?.schema as object) as Refusal;
      return Number(status) < 400 ? [] : (schema.properties?.code?.enum ?? []).map((code) => `${status} ${code}`);
    });
    expect(shown.sort()).toEqual(
      problemsOf(contract)
        .map((code) => `${statusOf[code]} ${code}`)
        .sort(),
    );
  });

  test('holds only schemas that can be read back', () => {
    const schemas = Object.values(api.paths)
      .flatMap((it) => Object.values(it))
      .flatMap(({ requestBody, responses }) => [
        ...Object.values(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap((it) => Object.values(it.content ?? {})),
      ]);
    expect(schemas.length).toBeGreaterThan(contracts.length);
    for (const { schema } of schemas) expect(() => z.fromJSONSchema(alone(schema))).not.toThrow();
  });

  test('says once what many calls are refused with, so that all of it stays small', () => {
    expect(bytes).toBeLessThan(1_200_000);
    expect(Object.keys(api.components.schemas).filter((it) => it.endsWith('Input'))).toEqual([]);
    const refusal = z.fromJSONSchema(alone({ $ref: `${SHARED}Refusal.NOT_FOUND` }));
    const told = { status: 'fail', code: 'NOT_FOUND', message: 'Gone.', data: null, errors: [] };
    expect(refusal.safeParse(told).success).toBe(true);
    expect(refusal.safeParse({ ...told, code: 'FORBIDDEN' }).success).toBe(false);
    expect(refusal.safeParse({ ...told, errors: [{ field: 'a', code: 'NO_SUCH', message: '' }] }).success).toBe(false);
  });

  test('says of a check-in what the server does', () => {
    const { requestBody } = operationOf('/api/membercheckin/createMember', 'POST') as Operation;
    const schema = z.fromJSONSchema(requestBody?.content['application/json']?.schema ?? {});
    expect(schema.safeParse(punchBody('A', 'in')).success).toBe(true);
    for (const wrong of [{ role: 'SA' }, { checktype: 'lunch' }, { latitude: 91 }, { clientid: 1 }]) {
      expect(schema.safeParse(punchBody('A', 'in', wrong)).success).toBe(false);
    }
  });
});

describe('where it is for members alone', () => {
  let closed: Office;
  beforeAll(async () => {
    closed = await openOffice();
  });
  afterAll(() => closed.close());
  const paths = ['/api/docs', '/api/docs/json', '/api/docs/static/index.html', '/api/openapi.json'];
  const statuses = async (client: Client) => {
    const found: number[] = [];
    for (const url of paths) found.push((await client.send({ method: 'GET', url })).statusCode);
    return found;
  };

  test('nobody reads it without a session', async () => {
    expect(await statuses(closed.visitor())).toEqual([401, 401, 401, 401]);
    const stranger = closed.visitor();
    stranger.cookies.set('muster-session', 'chosen-by-the-attacker');
    expect(await statuses(stranger)).toEqual([401, 401, 401, 401]);
  });

  test('a member does, by the token or by the cookie of the browser, until they sign out', async () => {
    const a = await closed.as('A');
    expect(Math.max(...(await statuses(a)))).toBeLessThan(400);
    a.token = undefined;
    expect(Math.max(...(await statuses(a)))).toBeLessThan(400);
    await a.call(signOut);
    expect(await statuses(a)).toEqual([401, 401, 401, 401]);
    expect(await statuses(await closed.holding('SUSP'))).toEqual([401, 401, 401, 401]);
  });
});

describe('/api/docs', () => {
  test.each(['json', 'yaml'])('leads to the one document, which is JSON and so YAML too, from /%s', async (kind) => {
    const { statusCode, headers } = await office.visitor().send({ method: 'GET', url: `/api/docs/${kind}` });
    expect([statusCode, headers.location]).toEqual([302, '/api/openapi.json']);
  });

  test('answers with a page whose every script and style its own policy allows', async () => {
    const visitor = office.visitor();
    const first = await visitor.send({ method: 'GET', url: '/api/docs' });
    const raw =
      first.statusCode === 200 ? first : await visitor.send({ method: 'GET', url: String(first.headers.location) });
    expect(raw.statusCode).toBe(200);
    expect(raw.headers['content-type']).toContain('text/html');
    const policy = String(raw.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(raw.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
    expect(raw.body).not.toMatch(/<style/);
    const links = [...raw.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((it) => it[1] as string);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const { pathname, origin } = new URL(link, 'http://127.0.0.1:3000/api/docs');
      expect(origin).toBe('http://127.0.0.1:3000');
      expect([pathname, (await visitor.send({ method: 'GET', url: pathname })).statusCode]).toEqual([pathname, 200]);
    }
  });
});
