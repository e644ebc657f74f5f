import { loadedContract } from '@muster/domain/contracts.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import { type Contract, type LoadedContract, mayStore, type Parsed } from '@muster/domain/wire/contract.ts';
import { noBody, noQuery } from '@muster/domain/wire/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from '../dependencies.ts';
import { answerOnce } from './answer-once.ts';
import type { Answer, AnswerOf } from './answers.ts';
import type { Authenticate, Caller } from './caller.ts';
import { answeredAs } from './files/media-types.ts';
import { refuse } from './problems.ts';
import { actingFor } from './under-way.ts';
import { Written } from './written.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** The hash of the member code that somebody tries to sign in with, should they be refused: what was typed may be a password. */
    attempted: string | undefined;
  }
}

/**
 * A parsed request and who makes it; `caller` is there whenever the contract asks for a member. `deps` is there for an
 * idempotent call: its database is the transaction that keeps the answer. What went through the `deps` of the server
 * instead would wait for that transaction, and it for that.
 */
export type Call<C extends Contract> = Parsed<C> & {
  readonly deps: C['idempotent'] extends true | object ? Dependencies : undefined;
  readonly caller: C['access'] extends 'member' | 'office' ? Caller : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

const JSON_TEXT = 'application/json; charset=utf-8';
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Puts one contract on the wire. This is the only way to a route. */
export type Serve = <C extends Contract>(
  contract: C,
  handler: (call: Call<C>) => Promise<AnswerOf<C> | Answer<200, Written>>,
) => void;

/** Routes that parse by their contract, authorise by its `access`, act, and present with the status of their answer. */
export function serveOn(app: FastifyInstance, deps: Dependencies, authenticate: Authenticate): Serve {
  return (contract, handler) => {
    const loaded = loadedContract(contract);
    const once = contract.idempotent && answerOnce(loaded);
    const storing = mayStore(contract);
    const needsMember = contract.access === 'member' || contract.access === 'office';
    app.route({
      method: contract.method,
      url: contract.path,
      // What looks after servers often asks for no more than the head.
      exposeHeadRoute: PROBES.has(contract.path),
      ...(contract.heaviest ? { bodyLimit: contract.heaviest } : {}),
      config: { contract: loaded },
      schema: {
        operationId: contract.name,
        summary: contract.summary,
        tags: [contract.tag],
        ...(contract.access === 'anyone' ? { security: [] } : {}),
        ...(loaded.params ? { params: loaded.params } : {}),
        ...queryOf(loaded),
        ...bodyOf(loaded),
        produces: answeredAs(loaded),
        response: repliesOf(loaded),
      },
      ...(needsMember
        ? {
            onRequest: async (request: FastifyRequest) => {
              request.caller = await authenticate(request, contract);
              const { role } = request.caller.member;
              if (role === 'GUEST' && !contract.guests) throw refuse('FORBIDDEN');
              if (contract.access === 'office' && !isOffice(role)) throw refuse('FORBIDDEN');
            },
          }
        : {}),
      ...(contract.form === 'stream' ? { validatorCompiler: exceptBody as FastifySchemaCompiler<object> } : {}),
      handler: async (request, reply) => {
        const { params, query, body, caller } = request;
        const act = (inside: Dependencies | undefined): Promise<Answer<number, unknown>> => {
          const call = { deps: inside, params, query, body, caller, request, reply };
          return handler(call as unknown as Call<typeof contract>);
        };
        const answering = () => (once ? once(deps, request, act) : act(undefined));
        const answer = await (storing && caller && !caller.suspended ? actingFor(caller, answering) : answering());
        reply.code(answer.status);
        if (answer.body instanceof Written) return reply.type(JSON_TEXT).send(answer.body.bytes);
        return answer.body === undefined ? reply.send() : answer.body;
      },
    });
  };
}

/** What media types a call with a form takes; others take JSON alone. */
const formTypes = { stream: ['multipart/form-data'], fields: ['multipart/form-data', 'application/json'] } as const;

function queryOf({ query, anyQuery }: LoadedContract): object {
  if (query) return { querystring: query };
  return anyQuery ? {} : { querystring: noQuery };
}

function bodyOf({ method, body, form }: LoadedContract): object {
  if (method === 'GET') return {};
  return { body: body ?? noBody, ...(form && { consumes: formTypes[form] }) };
}

/** A streamed form's body is for the use case to read. */
const exceptBody = (part: Parameters<typeof validatorCompiler>[0]) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part);

/** A retry of what made something is answered the same, with 200. */
function repliesOf({ reply, idempotent }: LoadedContract): LoadedContract['reply'] {
  const made = reply[201];
  return idempotent && made ? { 200: made, ...reply } : reply;
}
