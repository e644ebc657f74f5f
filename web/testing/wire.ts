import { vi } from 'vitest';

export interface SentRequest {
  readonly call: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
  /** What the address asked for beyond its path. */
  readonly query: URLSearchParams;
  readonly idempotencyKey: string | undefined;
}

/** What the other end does with a request: a status and a body, or a dropped connection. */
export type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: HeadersInit } | 'dropped';
type Answerer = Answer | ((request: SentRequest) => Answer | Promise<Answer>);

export const failure = (code: string, more: object = {}) => ({
  status: 'fail',
  code,
  message: code,
  data: null,
  errors: [],
  ...more,
});
export const success = (data: unknown, code = '200') => ({ status: 'success', code, message: 'OK', data });

/**
 * The wire's other end, in place of the browser's `fetch`: answers by `METHOD /path` (query left out) and keeps what
 * was sent. A call that nobody expected is a dropped connection and shows in `sent`.
 */
export function answerWire(answers: Record<string, Answerer>) {
  const sent: SentRequest[] = [];
  let tokens = 0;
  const issueToken: Answerer = () => {
    tokens += 1;
    return { body: { accessToken: `token-${tokens}`, tokenType: 'Bearer', expiresIn: 1800 } };
  };
  const all: Record<string, Answerer> = { 'POST /jwt/token': issueToken, ...answers };

  const fetchStub = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://muster.test');
    const headers = new Headers(init.headers);
    const request: SentRequest = {
      call: `${init.method ?? 'GET'} ${url.pathname}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      bearer: headers.get('Authorization')?.replace('Bearer ', ''),
      query: url.searchParams,
      idempotencyKey: headers.get('Idempotency-Key') ?? undefined,
    };
    sent.push(request);
    const answerer = all[request.call] ?? 'dropped';
    const answer = typeof answerer === 'function' ? await answerer(request) : answerer;
    if (answer === 'dropped') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  vi.stubGlobal('fetch', fetchStub);
  return {
    sent,
    count: (call: string) => sent.filter((it) => it.call === call).length,
    bodies: (call: string) => sent.filter((it) => it.call === call).map((it) => it.body),
    /** Changes what a call gets from now on. */
    now: (call: string, answerer: Answerer) => {
      all[call] = answerer;
    },
  };
}
