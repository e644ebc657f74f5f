import type { LoadedContract } from '@muster/domain/wire/contract.ts';
import type { Failure } from '@muster/domain/wire/envelope.ts';
import { type Issue, invalidInput } from '@muster/domain/wire/invalid-input.ts';
import { type Problem, type ProblemCode, problem, type SaidOf } from '@muster/domain/wire/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { sayProblem, sayTemplateProblem } from '../words/words.ts';
import { oneASecond } from './one-a-second.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** There was no room for it, or no database: it is counted, not told one by one. */
    sentAway: boolean;
  }
  interface FastifyContextConfig {
    contract?: LoadedContract;
  }
}

/** The one place that maps a problem's code to its HTTP status (wire 4). */
export const statusOf: Readonly<Record<ProblemCode, number>> = {
  INVALID_INPUT: 400,
  UNKNOWN_FIELD: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_WRONG: 401,
  TICKET_NOT_VALID: 401,
  DOOR_NOT_PAIRED: 401,
  PIN_WRONG: 422,
  MEMBER_SUSPENDED: 403,
  SECOND_FACTOR_MISSING: 403,
  CONFIRM_FIRST: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ALREADY_CHECKED_IN: 409,
  NOT_CHECKED_IN: 409,
  CLIENTID_REUSED: 409,
  MEMBERCODE_TAKEN: 409,
  NOT_SET_UP: 409,
  CHANGED_MEANWHILE: 409,
  REQUEST_KEY_REUSED: 409,
  LEAVE_OVERLAP: 409,
  TRIP_OVERLAP: 409,
  TRIP_ON_LEAVE: 409,
  CORRECTION_DECIDED: 409,
  CAR_TAKEN: 409,
  TRIP_CLOSED: 409,
  MILEAGE_NOT_POSSIBLE: 422,
  MILEAGE_DECIDED: 409,
  TRIPS_WAITING: 409,
  PERIOD_NOT_READY: 409,
  PERIOD_CLOSED: 409,
  LEAVE_READ_ONLY: 409,
  HOLIDAY_EXISTS: 409,
  LEAVE_TYPE_TAKEN: 409,
  NAME_TAKEN: 409,
  IN_USE: 409,
  USER_EXISTS: 409,
  PASSWORD_OF_ANOTHER: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TYPE_REFUSED: 415,
  OUTSIDE_AREA: 422,
  OFFLINE_REFUSED: 422,
  OFFLINE_TOO_OLD: 422,
  OFFLINE_IN_FUTURE: 422,
  OFFLINE_WHILE_SUSPENDED: 422,
  CORRECTION_NOT_POSSIBLE: 422,
  CLAIM_DIFFERS: 422,
  TRIP_REQUIRED_FIELD: 422,
  TRIP_DATES_WRONG: 422,
  TRIP_VALUE_UNKNOWN: 422,
  LEAVE_TYPE_UNKNOWN: 422,
  WORK_VALUE_UNKNOWN: 422,
  MEMBER_DATES_WRONG: 422,
  NOT_EMPLOYED: 422,
  LAST_ADMINISTRATOR: 409,
  LAST_FACTOR: 409,
  LEAVE_DATES_WRONG: 422,
  LEAVE_TOO_EARLY: 422,
  LEAVE_EXCEEDS_BALANCE: 422,
  LEAVE_SERVICE_SHORT: 422,
  LEAVE_NOT_EARNED: 422,
  LEAVE_BALANCE_TOO_LOW: 422,
  LEAVE_NEXT_TO_HOLIDAY: 422,
  LEAVE_NEXT_TO_OFFDAY: 422,
  LEAVE_BREAKS_RULE: 422,
  FILE_NOT_READABLE: 422,
  MANAGER_NOT_POSSIBLE: 422,
  DELEGATION_NOT_POSSIBLE: 422,
  CREW_NOT_POSSIBLE: 422,
  LINK_NOT_VALID: 422,
  REGISTRATION_REFUSED: 422,
  PASSWORD_TOO_WEAK: 422,
  PASSWORD_MISMATCH: 422,
  PIN_TOO_EASY: 422,
  FILE_UNKNOWN: 422,
  FILES_FULL: 422,
  DOCUMENTS_FULL: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** A refusal on its way to the client. `retryAfter` is in seconds. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  constructor(it: Problem, retryAfter?: number) {
    super(it.code);
    this.problem = it;
    this.retryAfter = retryAfter;
  }
}

/** Shorthand for `throw refuse('NOT_FOUND')`. */
export function refuse<C extends ProblemCode>(code: C, ...about: SaidOf<C>): ProblemError {
  return new ProblemError(problem(code, ...about));
}

/** Refuses for a while only: the client is told after how many seconds to come again. */
export function refuseFor<C extends ProblemCode>(seconds: number, code: C, ...about: SaidOf<C>): ProblemError {
  return new ProblemError(problem(code, ...about), seconds);
}

/** Says that nothing should be sent to this server for now; only the log says why. */
export const notReady = (cause: Error): ProblemError =>
  Object.assign(refuseFor(RETRY_SECONDS, 'UNAVAILABLE'), { cause });

/** Throws the problem that a rule found; does nothing when there is none. */
export function insist(found: Problem | undefined): void {
  if (found) throw new ProblemError(found);
}

/** Answers any thrown thing in the one failure shape; only what we did not foresee is logged as an error. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asProblemError(error, request);
  if (!known) request.log.error({ err: error }, 'unforeseen error');
  else if (known.cause) request.log.warn({ err: known.cause }, 'not ready');
  else if (known.problem.code === 'UNAVAILABLE' && !request.sentAway) tellOutOfReach(error, request);
  return sendProblem(reply, known ?? refuse('INTERNAL'), mannerOf(request.url));
}

/** What each server tells of a database that cannot be asked. */
const toldBy = new WeakMap<object, ReturnType<typeof oneASecond>>();

/** Tells it once a second: with a line or two for each request an outage of an hour would fill the disk. */
function tellOutOfReach(error: unknown, request: FastifyRequest): void {
  const { server } = request.server;
  const next = toldBy.get(server) ?? oneASecond();
  toldBy.set(server, next);
  const more = next();
  request.sentAway = more === undefined;
  if (more !== undefined) request.log.warn({ err: error, more }, 'database out of reach or busy');
}

/** How refusals are worded beside the one shape (behaviour 7, 8; wire 13). */
interface Manner {
  /** Also `success: "fail"`, and the sentence in `data` where it has nothing else to carry. */
  readonly trip?: boolean;
  /** The sentences of the template's administration. */
  readonly template?: boolean;
  /** `status` in capitals. */
  readonly upload?: boolean;
}

const mannerOf = (url: string): Manner => ({
  trip: url.startsWith('/api/tripassignment'),
  template: url.startsWith('/api/v1/'),
  upload: url.startsWith('/api/v1/files'),
});

export function sendProblem(
  reply: FastifyReply,
  { problem: it, retryAfter }: ProblemError,
  manner: Manner = {},
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (it.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(statusOf[it.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureOf(it, manner));
}

/** What those are told who are sent away for want of room: written out once for each manner. */
const awayOf = new Map<string, string>();

/** The body with which a request to an address is sent away for want of room. */
export function awayBody(url: string): string {
  const manner = mannerOf(url);
  const key = JSON.stringify(manner);
  const body = awayOf.get(key) ?? JSON.stringify(failureOf(problem('UNAVAILABLE'), manner));
  awayOf.set(key, body);
  return body;
}

/** The one place where a refusal gets its words: for whoever reads the wire, by code and parameters. */
export function failureOf(it: Problem, { trip, template, upload }: Manner = {}): Failure {
  const { code, params, data, errors = [] } = it;
  const message = (template && sayTemplateProblem(it)) || sayProblem({ code, params, errors });
  const shown = trip ? message : data;
  return {
    ...(trip ? { success: 'fail' } : {}),
    status: upload ? 'FAIL' : 'fail',
    code,
    message,
    ...(params && { params }),
    data: shown ?? null,
    ...(trip && data !== undefined && { stored: data }),
    errors: errors.map((one) => ({ ...one, message: sayProblem(one) })),
  };
}

/** After so long whoever was sent away, or found the database away, may come again, seconds. */
export const RETRY_SECONDS = 1;

/** Calls that take a file are told so, and not that they should send JSON. */
export const wrongMediaType = ({ routeOptions }: FastifyRequest): ProblemError =>
  routeOptions.config.contract?.form
    ? refuse('UNSUPPORTED_MEDIA_TYPE', { params: { reason: 'form' } })
    : refuse('UNSUPPORTED_MEDIA_TYPE');

function asProblemError(error: unknown, request: FastifyRequest): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  const { code, statusCode, validation, validationContext } = error as FastifyError;
  if (validation) return new ProblemError(invalidInput((validation as Invalid[]).map(asIssue), validationContext));
  if (isUnavailable(error)) return refuseFor(RETRY_SECONDS, 'UNAVAILABLE');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return refuse('PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongMediaType(request);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('INVALID_INPUT');
  return undefined;
}

/** One entry of Fastify's validation error, as the Zod validator makes it of an issue. */
interface Invalid {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: object;
}

const asIssue = ({ keyword, instancePath = '', message = '', params }: Invalid): Issue => ({
  ...params,
  code: keyword,
  path: instancePath.split('/').filter(Boolean),
  message,
});
