import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call:
 * - `anyone`: no session is looked at;
 * - `cookie`: the session cookie or the bearer token (token renewal and sign-out alone, THREATS decisions);
 * - `member`: an active, signed-in member (bearer token);
 * - `office`: an active member whose role is HR or SA.
 * Object-level checks come on top, in the use case.
 */
export type Access = 'anyone' | 'cookie' | 'member' | 'office';

/** One call of the wire, said once: the server serves it, the web app calls it, OpenAPI shows it, tests import it. */
export interface Contract {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's spelling: `/api/things/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** A poll of the screen, which must not keep an idle session alive. */
  readonly background?: true;
  /** Answers a suspended member too, so that the screen can learn why everything else is refused. */
  readonly whileSuspended?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: Readonly<Record<number, z.ZodType>>;
  readonly problems: readonly ProblemCode[];
}

export function contract<const C extends Contract>(it: C): C {
  return it;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export interface Parsed<C extends Contract> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly body: Output<C['body']>;
}

/** What a caller gives; only the parts that the contract has. */
export type Asked<C extends Contract> = (C['params'] extends z.ZodType ? { readonly params: Input<C['params']> } : {}) &
  (C['query'] extends z.ZodType ? { readonly query?: Input<C['query']> } : {}) &
  (C['body'] extends z.ZodType ? Carrying<Input<C['body']>> : {});

/** A body that may be left out may also not be named. */
type Carrying<B> = undefined extends B ? { readonly body?: B } : { readonly body: B };

/** Any of the bodies that a success carries. */
export type ReplyOf<C extends Contract> = z.output<C['reply'][keyof C['reply'] & number]>;
