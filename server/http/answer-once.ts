import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { LoadedContract } from '@muster/domain/wire/contract.ts';
import type { FastifyRequest } from 'fastify';
import { joining } from '../database/joining.ts';
import type { Dependencies } from '../dependencies.ts';
import { beginRequest, keepAnswer } from '../records/once/request.ts';
import type { Answer } from './answers.ts';
import type { Caller } from './caller.ts';
import { contentHash } from './content-hash.ts';
import { refuse } from './problems.ts';
import { serializerFor } from './serializer.ts';

type Act = (deps: Dependencies) => Promise<Answer<number, unknown>>;

/**
 * Acts once for each `Idempotency-Key` of a member: the key, what is done and the answer are stored in one
 * transaction, and the same request again, however many at once, gets that answer with status 200. A refusal stores
 * nothing, so that the request may be mended and sent with the same key. Without a key it simply acts.
 * @throws INVALID_INPUT for a key that is none, REQUEST_KEY_REUSED when it was another request's, and what `act` does
 */
export function answerOnce(
  contract: LoadedContract,
): (deps: Dependencies, request: FastifyRequest, act: Act) => ReturnType<Act> {
  const write = Object.fromEntries(
    Object.entries(contract.reply).map(([status, schema]) => [status, serializerFor({ schema })]),
  );
  const besides = typeof contract.idempotent === 'object' ? contract.idempotent.besides : [];
  return async (deps, request, act) => {
    const key = requestKeyOf(request);
    if (key === undefined || isPreview(request)) return act(deps);
    const memberId = (request.caller as Caller).member.id;
    const content = [[contract.name], request.params, request.query, request.body];
    const told = { memberId, key, hash: contentHash(content, besides), at: writeInstant(deps.clock()) };
    const afterwards: (() => Promise<void>)[] = [];
    const answer = await deps.database.write(async (trx) => {
      afterwards.length = 0;
      const before = await beginRequest(trx, told);
      if (before) {
        if (before.hash !== told.hash) throw refuse('REQUEST_KEY_REUSED');
        return again(before.answer);
      }
      const background = { ...deps.background, later: (work: () => Promise<void>) => void afterwards.push(work) };
      const made = await act({ ...deps, database: joining(deps.database, trx), background });
      const text = (write[made.status] as (body: unknown) => string)(made.body);
      await keepAnswer(trx, { memberId, key, status: made.status, answer: text });
      return made;
    });
    for (const work of afterwards) deps.background.later(work);
    return answer;
  };
}

/** The first answer, which says by its status that nothing was made this time. */
function again(text: string): Answer<200, unknown> {
  const body = JSON.parse(text);
  return { status: 200, body: 'code' in body ? { ...body, code: '200' } : body };
}

/** It makes nothing, so there is nothing that could happen twice, and nothing of it is kept. */
const isPreview = ({ query }: FastifyRequest): boolean =>
  (query as { preview?: string } | undefined)?.preview === 'true';

function requestKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw refuse('INVALID_INPUT', { field: 'Idempotency-Key', params: { reason: 'key' } });
  }
  return key;
}
