import type { CurrentMember, Role } from '@muster/domain/members/members-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { FastifyRequest } from 'fastify';

/** Whoever makes a request, as the session says, never as the request claims. */
export interface Caller {
  readonly member: CurrentMember;
  /** 0 for who calls by an access key, which has no session. */
  readonly sessionId: number;
  /** The access key by which they call, if it is one. */
  readonly keyId?: number;
  /** Only ever true in calls that answer suspended members. */
  readonly suspended: boolean;
  /** The role that rests between two times here (decision 39); whatever it gives is not theirs meanwhile. */
  readonly resting?: Role;
  /** Whether their last day is over, in whose night they work; only ever in calls that stay open to them. */
  readonly pastLastDay?: boolean;
}

/** Finds out who calls, or refuses; the session feature brings it. */
export type Authenticate = (request: FastifyRequest, contract: Contract) => Promise<Caller>;

/** Of some sessions those that still stand, with their active members; the session feature brings it. */
export type Standing = (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, CurrentMember>>;

/** What a request says it may come in by: an access token or an access key. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}
