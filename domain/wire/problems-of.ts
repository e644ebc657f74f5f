import { type Contract, type LoadedContract, mayStore } from './contract.ts';
import type { ProblemCode } from './problem.ts';

/** What every call may answer: the server is busy or at fault, or the path cannot be read. */
const OF_ALL: readonly ProblemCode[] = ['INVALID_INPUT', 'UNAVAILABLE', 'INTERNAL'];

const OF_ACCESS: Readonly<Record<Contract['access'], readonly ProblemCode[]>> = {
  anyone: [],
  cookie: ['UNAUTHENTICATED'],
  member: ['UNAUTHENTICATED', 'MEMBER_SUSPENDED', 'FORBIDDEN'],
  office: ['UNAUTHENTICATED', 'MEMBER_SUSPENDED', 'FORBIDDEN'],
};

/** From whom the company asks a second factor that they have not set up in time. */
const OF_FACTOR: readonly ProblemCode[] = ['SECOND_FACTOR_MISSING'];

/** A member may store so much a minute, and no more. */
const OF_WRITES: readonly ProblemCode[] = ['TOO_MANY_REQUESTS'];

const OF_BODIES: readonly ProblemCode[] = ['UNKNOWN_FIELD', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

export type Limit = 'writes' | 'notes' | 'tellings' | 'checkins';

/**
 * Among what of that a call counts, if it stores something. Check-ins count by themselves: whatever else a member
 * sends, they come and go.
 */
export const limitsOf = (call: Pick<Contract, 'method' | 'stores' | 'name' | 'tells'>): readonly Limit[] => {
  if (call.name === 'recordPunch' || call.name === 'recordCrewPunches') return ['checkins'];
  if (!mayStore(call)) return [];
  if (call.name === 'addNotification') return ['writes', 'notes'];
  return call.tells ? ['writes', 'tellings'] : ['writes'];
};

/** Every code that a call may answer: its own, and those that follow from who may call and what it carries. */
export function problemsOf(contract: LoadedContract): readonly ProblemCode[] {
  const { access, method, params, query, anyQuery, idempotent, withoutFactor, problems } = contract;
  const forMembers = access === 'member' || access === 'office';
  return [
    ...new Set([
      ...problems,
      ...OF_ALL,
      ...OF_ACCESS[access],
      ...(forMembers && !withoutFactor ? OF_FACTOR : []),
      ...(forMembers && limitsOf(contract).length > 0 ? OF_WRITES : []),
      ...(params || query || !anyQuery ? (['UNKNOWN_FIELD'] as const) : []),
      ...(method === 'GET' ? [] : OF_BODIES),
      ...(idempotent ? (['REQUEST_KEY_REUSED'] as const) : []),
    ]),
  ];
}
