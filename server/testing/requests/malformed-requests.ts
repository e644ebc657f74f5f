import { contracts } from '@muster/domain/contracts.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { injections } from './injections.ts';
import { type About, asRequest, sampleOf } from './sample-requests.ts';

const HALF_A_CHARACTER = 'a\ud83d';

/** Values that a careless parser chokes on. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    '',
    ' ',
    '\u0000',
    HALF_A_CHARACTER,
    -1,
    0.5,
    2 ** 53,
    2_147_483_648,
    -2_147_483_649,
    1e300,
    5e-324,
    '2026-02-30',
    '9999-99-99',
    '-271821-04-20',
    '2026-11-20T25:61:61Z',
    '+275760-09-13T00:00:00Z',
    { toString: 'x' },
    { length: -1 },
  ),
  fc.constantFrom(...injections),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 2000 }).map((n) => 'é'.repeat(n)),
  fc.integer({ min: 1, max: 500 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

const jsonType = { 'content-type': 'application/json' };

/** A sample whose body has one field spoilt, or is spoilt as a whole. */
const spoiltBody = (sample: InjectOptions): fc.Arbitrary<InjectOptions> => {
  const body = (sample.payload ?? {}) as Record<string, unknown>;
  const keys = Object.keys(body);
  const spoiltField = fc
    .tuple(fc.constantFrom(...(keys.length > 0 ? keys : ['x'])), hostile)
    .map(([key, value]) => JSON.stringify({ ...body, [key]: value }));
  const text = JSON.stringify(body);
  const broken = fc.oneof(
    fc.integer({ min: 0, max: text.length }).map((cut) => text.slice(0, cut)),
    fc.string({ unit: 'binary', maxLength: 200 }),
    hostile.map((it) => JSON.stringify(it) ?? ''),
    fc.integer({ min: 100, max: 20_000 }).map((depth) => '{"a":'.repeat(depth)),
  );
  const types = fc.constantFrom(
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    '',
    'application/json',
  );
  return fc.oneof(
    { weight: 4, arbitrary: spoiltField.map((payload) => ({ ...sample, payload, headers: jsonType })) },
    { weight: 1, arbitrary: broken.map((payload) => ({ ...sample, payload, headers: jsonType })) },
    { weight: 1, arbitrary: types.map((type) => ({ ...sample, payload: text, headers: { 'content-type': type } })) },
  );
};

const escapedOrNot = fc.oneof(
  fc.constantFrom(...injections).map(encodeURIComponent),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map(encodeURIComponent),
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%ff%fe', '%2e%2e%2f', '..', '9'.repeat(300), '%ud800', '+', ''),
);

/** A sample whose path or query is spoilt: bad percents, parameters twice, unknown, nested or far too long. */
const spoiltUrl = (sample: InjectOptions, contract: Contract): fc.Arbitrary<InjectOptions> => {
  const query = sample.query as Record<string, string> | undefined;
  const url = String(sample.url);
  const params = fc.constantFrom(...Object.keys(query ?? {}), 'filter', 'order', 'page', 'before', 'x', '__proto__');
  const filters = fc
    .tuple(
      fc.constantFrom('id', 'membercode', 'holidaydate', 'x', 'id;', ''),
      fc.constantFrom('eq', 'cs', 'nin', 'bt', 'is', 'xx', ''),
      escapedOrNot,
    )
    .map((parts) => `filter=${parts.join(',')}`);
  const spoiltQuery = fc
    .array(
      fc.oneof(
        fc.tuple(params, escapedOrNot).map(([key, value]) => `${key}=${value}`),
        filters,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => ({ ...sample, query: undefined, url: `${url}?${parts.join('&')}` }));
  const spoiltPath = escapedOrNot.map((it) => ({
    ...sample,
    url: contract.path.includes(':id') ? contract.path.replace(':id', it) : `${url}/${it}`,
  }));
  return fc.oneof(
    { weight: 3, arbitrary: spoiltQuery },
    { weight: 1, arbitrary: spoiltPath },
  ) as fc.Arbitrary<InjectOptions>;
};

const spoiltHeaders = fc.constantFrom<Record<string, string>>(
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'a'.repeat(5000)}` },
  { authorization: 'Basic !!!!' },
  { authorization: `Basic ${Buffer.from(`A\u0000:${'x'.repeat(300)}`).toString('base64')}` },
  { cookie: 'muster-session=%00; muster-session=; =x; ;;;' },
  { cookie: `muster-device=${"'; DROP TABLE member; --"}` },
  { 'x-forwarded-for': "'; DROP TABLE member; --", 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  { origin: 'null', 'sec-fetch-site': 'nonsense' },
  { 'user-agent': 'x'.repeat(8000) },
  { accept: '*/*;q=nonsense', 'accept-encoding': 'x' },
  { 'content-length': '-1' },
  { expect: '200-ok' },
  { range: 'bytes=0-,1-,2-,9999999999999999-' },
);

/** A request, over all calls, that is wrong in one way or another. */
export function malformedRequest(
  about: About,
): fc.Arbitrary<{ name: string; request: InjectOptions; asAnybody: boolean }> {
  return fc.constantFrom(...contracts).chain((contract) => {
    const sample = asRequest(contract, sampleOf(contract, about));
    const spoilt = fc.oneof(
      { weight: contract.method === 'GET' ? 1 : 5, arbitrary: spoiltBody(sample) },
      { weight: 3, arbitrary: spoiltUrl(sample, contract) },
      { weight: 1, arbitrary: spoiltHeaders.map((headers) => ({ ...sample, headers })) },
    );
    return fc.tuple(spoilt, fc.boolean()).map(([request, asAnybody]) => ({ name: contract.name, request, asAnybody }));
  });
}
