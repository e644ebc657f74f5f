import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call:
 * - `anyone`: no session is looked at;
 * - `cookie`: the session cookie or the bearer token (token renewal and sign-out alone; threats T17);
 * - `member`: an active, signed-in member (bearer token);
 * - `office`: an active member whose role is HR or SA.
 * Object-level checks come on top, in the use case.
 */
export type Access = 'anyone' | 'cookie' | 'member' | 'office';

/** What kind of file a call answers; the server knows each by its media type. */
export type FileKind = 'csv' | 'xlsx' | 'pdf' | 'zip' | 'jpeg' | 'png' | 'webp';

/** What comes and goes in a call. */
export interface Schemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: Readonly<Record<number, z.ZodType>>;
}

interface Call {
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
  /** Answers a member too from whom the company asks a second factor that they have not set up in time. */
  readonly withoutFactor?: true;
  /** Answers guests too, who are otherwise refused whatever is for members. */
  readonly guests?: true;
  /** Stores something, although its method says that it reads. */
  readonly stores?: true;
  /** Has somebody told of it each time, in the app or by mail, as often as it is called. */
  readonly tells?: true;
  /** Takes a form with a file: only such a one, which the use case reads as it comes, or a text file beside JSON with the same fields. */
  readonly form?: 'stream' | 'fields';
  /** The bytes of its body where it carries a picture; what is beside the picture is held to the limit of all others. */
  readonly heaviest?: number;
  /** Passes over what it does not know in its query, where others refuse it: its callers are not ours. */
  readonly anyQuery?: true;
  /** Answers a file of one of these kinds instead of JSON. */
  readonly file?: FileKind | readonly FileKind[];
  /** Answers events as they happen, until somebody ends it. */
  readonly events?: true;
  /**
   * Sent again with its `Idempotency-Key` it is done once and answered as the first time, for a day. `besides` names
   * the fields that decide nothing, because the server knows better: other values there do not make another request.
   */
  readonly idempotent?: true | { readonly besides: readonly string[] };
  readonly problems: readonly ProblemCode[];
}

/** One call of the wire, said once: the server serves it, the web app calls it, OpenAPI shows it, tests import it. */
export interface Contract<S extends Schemas = Schemas> extends Call {
  /**
   * A file of their own holds the schemas, because Zod weighs more than all that a visitor needs of them: the server
   * loads them when it starts, a form in a browser when it is first typed into.
   */
  readonly schemas: () => Promise<S>;
}

/** A contract with its schemas loaded. */
export type LoadedContract = Contract & Schemas;

/** Whether a call may store something of its caller's. */
export const mayStore = ({ method, stores }: Pick<Contract, 'method' | 'stores'>): boolean =>
  method !== 'GET' || stores === true;

type NameOfSchemas<File> = { [N in keyof File]: File[N] extends Schemas ? N : never }[keyof File] & string;

/** Makes the contracts of a noun; the file of their schemas exports those of a call under the call's name. */
export function contractsOf<File>(load: () => Promise<File>) {
  return <const C extends Call & { readonly name: NameOfSchemas<File> }>(call: C) => ({
    ...call,
    schemas: async () => (await load())[call.name] as Extract<File[C['name']], Schemas>,
  });
}

/** What comes and goes in a call, as its contract has it. */
export type SchemasOf<C extends Contract> = Awaited<ReturnType<C['schemas']>>;
/** The schema of a part of a call; undefined where the call has no such part. */
type Part<C extends Contract, P extends keyof Schemas> = P extends keyof SchemasOf<C> ? SchemasOf<C>[P] : undefined;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export interface Parsed<C extends Contract> {
  readonly params: Output<Part<C, 'params'>>;
  readonly query: Output<Part<C, 'query'>>;
  readonly body: Output<Part<C, 'body'>>;
}

/** What a caller gives; only the parts that the contract has. */
export type Asked<C extends Contract> = (Part<C, 'params'> extends z.ZodType
  ? { readonly params: Input<Part<C, 'params'>> }
  : {}) &
  (Part<C, 'query'> extends z.ZodType ? { readonly query?: Input<Part<C, 'query'>> } : {}) &
  (Part<C, 'body'> extends z.ZodType ? Carrying<Input<Part<C, 'body'>>> : {});

/** A body that may be left out may also not be named. */
type Carrying<B> = undefined extends B ? { readonly body?: B } : { readonly body: B };

/** Any of the bodies that a success carries. */
export type ReplyOf<C extends Contract> = z.output<SchemasOf<C>['reply'][keyof SchemasOf<C>['reply'] & number]>;
