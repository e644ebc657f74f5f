import type { FieldProblem, Parameters, ProblemCode } from '@muster/domain/wire/problem.ts';

/** What can go wrong before the server has said anything: no connection to it, or an answer that is not Muster's. */
export type LocalCode = 'OFFLINE' | 'UNREADABLE';

export interface ApiProblemParts {
  readonly code: ProblemCode | LocalCode;
  readonly params?: Parameters | undefined;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly data?: unknown;
  /** What is stored now, where `data` is the sentence. */
  readonly stored?: unknown;
  readonly errors?: readonly FieldProblem[];
  /** Seconds to wait, of a 429 or 503. */
  readonly retryAfter?: number | undefined;
}

/** Every failed call ends in one of these. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | LocalCode;
  readonly params: Parameters | undefined;
  readonly status: number;
  readonly data: unknown;
  readonly errors: readonly FieldProblem[];
  readonly retryAfter: number | undefined;

  constructor(parts: ApiProblemParts) {
    super(parts.code);
    this.name = 'ApiProblem';
    this.code = parts.code;
    this.params = parts.params;
    this.status = parts.status;
    this.data = parts.stored ?? parts.data;
    this.errors = parts.errors ?? [];
    this.retryAfter = parts.retryAfter;
  }

  /** Whether nobody knows if the server did what was asked; the same request should then be sent again. */
  get unanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Turns an answer that is not a success into a problem. */
export async function problemOf(answer: Response): Promise<ApiProblem> {
  const body: unknown = await answer.json().catch(() => undefined);
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  return new ApiProblem({
    ...(isFailure(body) ? { ...body, status: answer.status } : notOurs(answer.status)),
    retryAfter: seconds >= 0 ? seconds : undefined,
  });
}

/** In its own words a proxy says with 502 to 504 that it did not reach the server: that is as if nobody had answered. */
const notOurs = (status: number) =>
  status > 501 && status < 505 ? ({ code: 'OFFLINE', status: 0 } as const) : ({ code: 'UNREADABLE', status } as const);

type Failure = Pick<ApiProblemParts, 'code' | 'params' | 'data' | 'stored' | 'errors'>;

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
