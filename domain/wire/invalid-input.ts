import { problems } from '../messages/en/problems.ts';
import { type About, blame, type FieldProblem, type Problem, problem, type ReasonOf } from './problem.ts';

type Why = NonNullable<About<'INVALID_INPUT'>['params']>;
/** Reasons whose sentence needs nothing but itself. */
type PlainReason = {
  [R in ReasonOf<'INVALID_INPUT'>]: { readonly reason: R } extends Why ? R : never;
}[ReasonOf<'INVALID_INPUT'>];

/** What a schema says when a value is refused: a reason of the catalogue in place of a sentence. */
export const because = (reason: PlainReason): string => reason;

const isReason = (message: string): message is PlainReason => Object.hasOwn(problems, `INVALID_INPUT_${message}`);

/** An issue as Zod makes it, with what each of its kinds adds. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: string;
  readonly expected?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly keys?: readonly string[];
  /** What each kind that a field may have found wrong. */
  readonly errors?: readonly (readonly Issue[])[];
}

/**
 * What a contract's schema found wrong: every field named, and UNKNOWN_FIELD when that is all there is. `whole` names
 * what was read as a whole (`body`), for an issue that is with none of its fields.
 */
export function invalidInput(issues: readonly Issue[], whole = 'body'): Problem {
  const errors = issues.flatMap((issue): FieldProblem[] => {
    const field = issue.path.join('.');
    const unknown = issue.keys?.map((key) => blame(field ? `${field}.${key}` : key, 'UNKNOWN_FIELD'));
    return unknown ?? [blame(field || whole, 'INVALID_INPUT', { params: whyOf(issue) })];
  });
  const first = errors.find((it) => it.code === 'INVALID_INPUT') ?? errors[0];
  const code = first?.code === 'UNKNOWN_FIELD' ? 'UNKNOWN_FIELD' : 'INVALID_INPUT';
  return { ...problem(code, { params: { reason: 'field', field: first?.field ?? whole } }), errors };
}

/** One problem a field is enough to mend it: the first that was found. */
export const firstOfEach = (errors: readonly FieldProblem[]): FieldProblem[] =>
  errors.filter((it, at) => errors.findIndex((other) => other.field === it.field) === at);

function whyOf(issue: Issue): Why {
  if (isReason(issue.message)) return { reason: issue.message } as Why;
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      if (isMissing(issue)) return { reason: 'missing' };
      return { reason: issue.expected === 'int' ? 'whole' : 'kind' };
    case 'invalid_value':
      return { reason: 'choice' };
    case 'invalid_union':
      // None of its kinds has the name that was said.
      if (issue.errors?.length === 0) return { reason: 'choice' };
      return issue.errors?.every((each) => each.some(isMissing)) ? { reason: 'missing' } : ofItsKinds(issue.errors);
    default:
      return {};
  }
}

/** What the first of its kinds asks for that asks for more than one word of its own, as the empty one does. */
const ofItsKinds = (kinds: Issue['errors'] = []): Why =>
  kinds.flatMap((each) => each.map(whyOf)).find(({ reason }) => reason !== undefined && reason !== 'choice') ?? {};

/** Zod does not keep the value; its own words are the only place that tells nothing from something. */
const isMissing = ({ message }: Issue): boolean => message.endsWith('received undefined');

function tooSmall(origin: string | undefined, limit: number): Why {
  if (origin === 'string') return limit === 1 ? { reason: 'missing' } : { reason: 'short', count: limit };
  return origin === 'array' ? { reason: 'few', count: limit } : { reason: 'low', limit };
}

function tooBig(origin: string | undefined, limit: number): Why {
  if (origin === 'string') return { reason: 'long', count: limit };
  return origin === 'array' ? { reason: 'many', count: limit } : { reason: 'high', limit };
}
