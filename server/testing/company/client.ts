import { contracts } from '@muster/domain/contracts.ts';
import type { Asked, Contract, ReplyOf } from '@muster/domain/wire/contract.ts';
import type { Failure } from '@muster/domain/wire/envelope.ts';
import { problemsOf } from '@muster/domain/wire/problems-of.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** An answer: `data()` insists on success, `failure()` on refusal, so that a test never reads the wrong shape. */
export interface Answer<C extends Contract> {
  readonly status: number;
  readonly raw: LightMyRequestResponse;
  body(): ReplyOf<C>;
  data(): ReplyOf<C> extends { data: infer D } ? D : never;
  failure(): Failure;
}

/** A browser or a script that talks to the app: it holds its cookies and, once signed in, a bearer token. */
export interface Client {
  readonly cookies: Map<string, string>;
  token: string | undefined;
  ip: string;
  call<C extends Contract>(contract: C, asked?: Partial<Asked<C>>): Promise<Answer<C>>;
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The same, for an answer that does not end. */
  begin(request: InjectOptions): Promise<LightMyRequestResponse>;
}

export function createClient(app: FastifyInstance, ip = '192.0.2.1'): Client {
  const cookies = new Map<string, string>();
  const asMine = (request: InjectOptions): InjectOptions => ({
    remoteAddress: client.ip,
    ...request,
    cookies: { ...Object.fromEntries(cookies), ...request.cookies },
    headers: { ...(client.token ? { authorization: `Bearer ${client.token}` } : {}), ...request.headers },
  });
  const client: Client = {
    cookies,
    token: undefined,
    ip,
    begin: (request) => app.inject({ ...asMine(request), payloadAsStream: true }),
    send: async (request) => {
      const response = await (isEndless(request)
        ? client.begin(request).then(beginningOf)
        : app.inject(asMine(request)));
      requirePromised(request, response);
      for (const { name, value, maxAge, expires } of response.cookies) {
        const gone = value === '' || maxAge === 0 || (expires && expires.getTime() <= 0);
        if (gone) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    call: async (contract, asked = {}) => {
      const { params, query, body } = asked as { params?: Record<string, unknown>; query?: object; body?: unknown };
      const raw = await client.send({
        method: contract.method,
        url: contract.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name]))),
        ...(query ? { query: query as Record<string, string> } : {}),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return answer(contract, raw);
    },
  };
  return client;
}

function answer<C extends Contract>(contract: C, raw: LightMyRequestResponse): Answer<C> {
  const successful = (): ReplyOf<C> => {
    if (raw.statusCode >= 300) throw new Error(`${contract.name} answered ${raw.statusCode}: ${raw.body}`);
    return raw.json();
  };
  return {
    status: raw.statusCode,
    raw,
    body: successful,
    data: () => (successful() as { data: never }).data,
    failure: () => {
      if (raw.statusCode < 400) throw new Error(`${contract.name} should have been refused: ${raw.body}`);
      return raw.json();
    },
  };
}

const endless = new Set(contracts.filter((it) => it.events).map((it) => it.path));

const isEndless = ({ url }: InjectOptions): boolean => endless.has(String(url).split('?', 1)[0] ?? '');

/** An answer that does not end, as it begins; a refusal whole. */
async function beginningOf(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  const stream = response.stream();
  const chunks: Buffer[] = [];
  if (response.statusCode < 300) response.raw.res.destroy();
  else for await (const chunk of stream) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { statusCode, headers, cookies } = response;
  return { statusCode, headers, cookies, body, payload: body, json: () => JSON.parse(body) } as LightMyRequestResponse;
}

const parameters = ({ path }: Contract) => path.split(':').length;

/** Those with a parameter last: they would also take paths of others. */
const promised = contracts
  .toSorted((a, b) => parameters(a) - parameters(b))
  .map((it) => ({
    method: it.method,
    path: new RegExp(`^${it.path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
    codes: problemsOf(it),
    name: it.name,
  }));

/** Fails the test of a call that answers a code which its contract does not promise. */
function requirePromised({ method, url }: InjectOptions, { statusCode, body }: LightMyRequestResponse): void {
  if (statusCode < 400) return;
  const call = promised.find((it) => it.method === method && it.path.test(String(url)));
  if (!call) return;
  const { code } = JSON.parse(body) as Failure;
  if (!call.codes.includes(code))
    throw new Error(`${call.name} answered ${code}, which its contract does not promise.`);
}
