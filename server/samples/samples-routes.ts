import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { Authenticate } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { serveOn } from '../http/serve.ts';
import { samplesShown } from '../records/office/company.ts';
import { chatCalls } from './chat-calls.ts';
import { createCopies } from './copies.ts';
import { bodyAsQuery, bringsBody, readBare } from './get-bodies.ts';
import { listCalls } from './list-calls.ts';
import { addBoardCall, scrumCalls } from './scrum-calls.ts';
import { serveSamplesOn } from './serve-samples.ts';
import { shopCalls } from './shop-calls.ts';
import { todoCalls } from './todo-calls.ts';
import { usableCompiler } from './usable.ts';
import { writtenOnce } from './written-once.ts';

/** The sample calls (wire 14). Deleting them is deleting the folders named `samples` and the lines that name these. */
export async function samplesRoutes(
  app: FastifyInstance,
  deps: Dependencies,
  authenticate: Authenticate,
): Promise<void> {
  const copies = createCopies();
  await app.register(async (scope) => {
    scope.setSerializerCompiler(writtenOnce);
    scope.setValidatorCompiler(usableCompiler);
    scope.addHook('preParsing', async (request) => {
      if (!(await samplesShown(deps.database.query))) throw refuse('NOT_FOUND');
      if (bringsBody(request)) await bodyAsQuery(request);
    });
    const serve = serveSamplesOn(serveOn(scope, deps, authenticate), deps, copies);
    listCalls(serve);
    chatCalls(serve);
    todoCalls(serve);
    shopCalls(serve);
    scrumCalls(serve);

    await scope.register(async (bare) => {
      bare.removeAllContentTypeParsers();
      bare.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, readBare(String(body))),
      );
      addBoardCall(serveSamplesOn(serveOn(bare, deps, authenticate), deps, copies));
    });
  });
}
