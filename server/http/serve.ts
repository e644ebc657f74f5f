import { loadedContract } from '@muster/domain/contracts.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Contract, LoadedContract, Parsed } from '@muster/domain/wire/contract.ts';
import { nobody } from '@muster/domain/wire/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf } from './answers.ts';
import type { Authenticate, Caller } from './caller.ts';
import { refuse } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    contract?: LoadedContract;
  }
}

/** A parsed request and who makes it; `caller` is there whenever the contract asks for a member. */
export type Call<C extends Contract> = Parsed<C> & {
  readonly caller: C['access'] extends 'member' | 'office' ? Caller : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Puts one contract on the wire. This is the only way to a route. */
export type Serve = <C extends Contract>(contract: C, handler: (call: Call<C>) => Promise<AnswerOf<C>>) => void;

/** Routes that parse by their contract, authorise by its `access`, act, and present with the status of their answer. */
export function serveOn(app: FastifyInstance, authenticate: Authenticate): Serve {
  return (contract, handler) => {
    const loaded = loadedContract(contract);
    const needsMember = contract.access === 'member' || contract.access === 'office';
    app.route({
      method: contract.method,
      url: contract.path,
      config: { contract: loaded },
      schema: {
        operationId: contract.name,
        summary: contract.summary,
        tags: [contract.tag],
        ...(contract.access === 'anyone' ? { security: [] } : {}),
        ...(loaded.params ? { params: loaded.params } : {}),
        ...(loaded.query ? { querystring: loaded.query } : {}),
        ...(contract.method === 'GET' ? {} : { body: loaded.body ?? nobody }),
        response: loaded.reply,
      },
      ...(needsMember
        ? {
            onRequest: async (request: FastifyRequest) => {
              request.caller = await authenticate(request, contract);
              if (contract.access === 'office' && !isOffice(request.caller.member.role)) throw refuse('FORBIDDEN');
            },
          }
        : {}),
      handler: async (request, reply) => {
        const { params, query, body, caller } = request;
        const call = { params, query, body, caller, request, reply } as unknown as Call<typeof contract>;
        const answer = await handler(call);
        reply.code(answer.status);
        return answer.body;
      },
    });
  };
}
