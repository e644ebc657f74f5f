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

/*
 * What goes with each code, as tables of plain objects, so that the compiler works each entry out once and not at
 * every use: without, checking the types takes twice as long.
 */
type Plain<T> = { readonly [K in keyof T]: T[K] };
type ParamsOfKey = { readonly [K in Key]: ParametersOf<Sentences[K]> };
type WithoutPlural<K extends Key> = K extends `${infer Bare}_${'one' | 'other'}` ? Bare : K;
/** By what sentences are asked for, the key of one of them. */
type KeyOfSaid = { readonly [K in Key as WithoutPlural<K>]: K };
type Said = keyof KeyOfSaid;
type ReasonIn<C extends ProblemCode, S> = S extends `${C}_${infer Reason}` ? Reason : never;
type ReasonTable = { readonly [C in ProblemCode]: ReasonIn<C, Said> };
type Reasoned<C extends ProblemCode> = {
  readonly [S in Said as ReasonIn<C, S>]: Plain<{ readonly reason: ReasonIn<C, S> } & ParamsOfKey[KeyOfSaid[S]]>;
};
type Bare<C extends ProblemCode> = Plain<{ readonly reason?: undefined } & ParamsOfKey[C]>;
type ParamsTable = { readonly [C in ProblemCode]: Bare<C> | Reasoned<C>[keyof Reasoned<C>] };
/** Parameters may be left out where the code's own sentence names none. */
type BlameTable = {
  readonly [C in ProblemCode]: {} extends Bare<C>
    ? { readonly params?: ParamsTable[C] | undefined }
    : { readonly params: ParamsTable[C] };
};
type AboutTable = {
  readonly [C in ProblemCode]: Plain<BlameTable[C] & { readonly field?: string; readonly data?: unknown }>;
};
/** What is said may be left out where nothing has to be said. */
type MayBeLeftOut<T> = { readonly [C in keyof T]: {} extends T[C] ? [about?: T[C]] : [about: T[C]] };
type AboutArguments = MayBeLeftOut<AboutTable>;
type BlameArguments = MayBeLeftOut<BlameTable>;

/** The reasons that the catalogue has a sentence for. */
export type ReasonOf<C extends ProblemCode> = ReasonTable[C];

/** What is said about a problem: the parameters of its sentences, the field to blame, and what is stored now. */
export type About<C extends ProblemCode> = AboutTable[C];

/** The same as the arguments that follow a code. */
export type SaidOf<C extends ProblemCode> = AboutArguments[C];

interface Told {
  readonly field?: string;
  readonly params?: Parameters;
  readonly data?: unknown;
}

/** Builds a problem. A blamed field gets the same code and parameters. */
export function problem<C extends ProblemCode>(code: C, ...said: SaidOf<C>): Problem {
  const { field, params, data } = (said as readonly Told[])[0] ?? {};
  const why = params === undefined ? { code } : { code, params };
  return {
    ...why,
    ...(data === undefined ? {} : { data }),
    ...(field === undefined ? {} : { errors: [{ field, ...why }] }),
  };
}

/** Blames one field among several. */
export function blame<C extends ProblemCode>(field: string, code: C, ...said: BlameArguments[C]): FieldProblem {
  const { params } = (said as readonly Told[])[0] ?? {};
  return params === undefined ? { field, code } : { field, code, params };
}
