import type { problems } from '../messages/en/problems.ts';
import type { ParametersOf } from '../messages/parameters.ts';
import type { ProblemCode } from './problem-codes.ts';

export type { ProblemCode } from './problem-codes.ts';

/** What a sentence needs to be said; days and spans travel raw. `reason` chooses among the sentences of a code. */
export type Parameters = Readonly<Record<string, unknown>>;

/** One field that is to blame; `field` is the wire's own name, dotted for nested fields. */
export interface FieldProblem {
  readonly field: string;
  readonly code: ProblemCode;
  readonly params?: Parameters;
}

/** What a rule refuses: never a sentence. The message catalogue makes one of code and parameters. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params?: Parameters;
  readonly data?: unknown;
  readonly errors?: readonly FieldProblem[];
}

type Sentences = typeof problems;
type Key = keyof Sentences;
type WithoutPlural<K extends Key> = K extends `${infer Bare}_${'one' | 'other'}` ? Bare : K;

/** The reasons that the catalogue has a sentence for. */
export type ReasonOf<C extends ProblemCode> =
  WithoutPlural<Key> extends infer K ? (K extends `${C}_${infer Reason}` ? Reason : never) : never;

type SentenceOf<C extends ProblemCode, R extends string> = Sentences[Extract<Key, `${C}_${R}` | `${C}_${R}_other`>];
type Bare<C extends ProblemCode> = { readonly reason?: undefined } & ParametersOf<Sentences[C]>;
type Reasoned<C extends ProblemCode> = {
  [R in ReasonOf<C>]: { readonly reason: R } & ParametersOf<SentenceOf<C, R>>;
}[ReasonOf<C>];

/** The parameters of a code, as its sentences name them; may be left out where its own sentence names none. */
type ParamsOf<C extends ProblemCode> =
  {} extends Bare<C>
    ? { readonly params?: Bare<C> | Reasoned<C> | undefined }
    : { readonly params: Bare<C> | Reasoned<C> };

export type About<C extends ProblemCode> = ParamsOf<C> & { readonly field?: string; readonly data?: unknown };

/** What is said about a problem may be left out where nothing has to be said. */
export type MaybeAbout<T> = {} extends T ? [about?: T] : [about: T];

/** Builds a problem. A blamed field gets the same code and parameters. */
export function problem<C extends ProblemCode>(code: C, ...[about]: MaybeAbout<About<C>>): Problem {
  const { field, params, data } = (about ?? {}) as { field?: string; params?: Parameters; data?: unknown };
  const why = params === undefined ? { code } : { code, params };
  return {
    ...why,
    ...(data === undefined ? {} : { data }),
    ...(field === undefined ? {} : { errors: [{ field, ...why }] }),
  };
}

/** Blames one field among several. */
export function blame<C extends ProblemCode>(
  field: string,
  code: C,
  ...[about]: MaybeAbout<ParamsOf<C>>
): FieldProblem {
  const { params } = (about ?? {}) as { params?: Parameters };
  return params === undefined ? { field, code } : { field, code, params };
}
