import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { attendanceRoutes } from './features/attendance/attendance-routes.ts';
import { holidaysRoutes } from './features/holidays/holidays-routes.ts';
import { leaveOfficeRoutes, leaveRoutes } from './features/leave/leave-routes.ts';
import { membersRoutes } from './features/members/members-routes.ts';
import { notificationsRoutes } from './features/notifications/notifications-routes.ts';
import { lookupRoutes } from './features/office/lookup-routes.ts';
import { officeRoutes } from './features/office/office-routes.ts';
import { authenticateWith } from './features/session/authenticate.ts';
import { sessionRoutes } from './features/session/session-routes.ts';
import { tripsRoutes } from './features/trips/trips-routes.ts';
import { apiDocs } from './http/docs.ts';
import { secureHeaders } from './http/headers.ts';
import { answerError } from './http/problems.ts';
import { serializerFor } from './http/serializer.ts';
import { serveOn } from './http/serve.ts';
import { serveWebApp } from './http/web-app.ts';
import { startSweeps } from './sweeps.ts';
import { WEB_DIST } from './web-build.ts';

const BODY_LIMIT = 128 * 1024;

/** The whole application on its dependencies, ready to listen or to be injected into. */
export async function buildApp(deps: Dependencies, options: { webDist?: string } = {}): Promise<FastifyInstance> {
  const putHeaders = secureHeaders(deps.config.publicUrl);
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: trusted(deps.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be read is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      putHeaders(request, reply);
      answerError(error, request, reply);
    },
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384 },
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', undefined);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerFor);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply);
    done();
  });
  logRequests(app, deps.config.logLevel);
  // A call that kept a mail is answered first; then it is sent.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (deps.post.hasNew()) deps.background.later(deps.post.deliver);
    done();
  });
  await app.register(fastifyCookie);
  await apiDocs(app);

  await app.register(async (scope) => {
    const serve = serveOn(scope, deps, authenticateWith(deps));
    sessionRoutes(serve, deps);
    membersRoutes(serve, deps);
    attendanceRoutes(serve, deps);
    holidaysRoutes(serve, deps);
    leaveRoutes(serve, deps);
    leaveOfficeRoutes(serve, deps);
    notificationsRoutes(serve, deps);
    officeRoutes(serve, deps);
    tripsRoutes(serve, deps);
    lookupRoutes(serve, deps);
  });
  serveWebApp(app, options.webDist ?? WEB_DIST);
  startSweeps(deps);
  return app;
}

/** A number of proxies is a number of hops to believe. */
const trusted = (proxies: Dependencies['config']['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** One line for every refused request, for every request at `debug`, without its query, which may carry a secret. */
function logRequests(app: FastifyInstance, level: Dependencies['config']['logLevel']): void {
  const tellsAll = level === 'debug' || level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    const refused = reply.statusCode >= 400;
    if (refused || tellsAll) {
      const line = {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        member: request.caller?.member.membercode,
        address: request.ip,
      };
      if (refused) request.log.info(line, 'refused');
      else request.log.debug(line, 'answered');
    }
    done();
  });
}
