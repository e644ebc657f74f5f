import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { accountRoutes } from './features/account/account-routes.ts';
import { administrationRoutes } from './features/administration/administration-routes.ts';
import { attendanceRoutes } from './features/attendance/attendance-routes.ts';
import { boardRoutes } from './features/attendance/board/board-routes.ts';
import { correctionRoutes } from './features/attendance/corrections/correction-routes.ts';
import { crewRoutes } from './features/attendance/crew/crew-routes.ts';
import { attendanceFilesRoutes } from './features/attendance/files/attendance-files-routes.ts';
import { periodsRoutes } from './features/attendance/periods/periods-routes.ts';
import { recordAtDoor } from './features/attendance/punches/record-punch.ts';
import { reviewRoutes } from './features/attendance/review/review-routes.ts';
import { rosterRoutes } from './features/attendance/roster/roster-routes.ts';
import { summaryRoutes } from './features/attendance/summary/summary-routes.ts';
import { readOwnToday } from './features/attendance/today/read-own-today.ts';
import { auditRoutes } from './features/audit/audit-routes.ts';
import { deputiesRoutes } from './features/deputies/deputies-routes.ts';
import { doorsRoutes } from './features/doors/doors-routes.ts';
import { filesRoutes } from './features/files/files-routes.ts';
import { holidayFileRoutes, holidaysRoutes } from './features/holidays/holidays-routes.ts';
import { leaveOfficeRoutes, leaveRoutes } from './features/leave/leave-routes.ts';
import { listsRoutes } from './features/lists/lists-routes.ts';
import { memberAccessRoutes } from './features/members/access/access-routes.ts';
import { memberFileRoutes, memberImportRoutes } from './features/members/file/member-file-routes.ts';
import { membersRoutes } from './features/members/members-routes.ts';
import { workRoutes } from './features/members/work/work-routes.ts';
import { mileageRoutes } from './features/mileage/mileage-routes.ts';
import { notificationsRoutes } from './features/notifications/notifications-routes.ts';
import { pushRoutes } from './features/notifications/push-routes.ts';
import { lookupRoutes } from './features/office/lookup-routes.ts';
import { officeRoutes } from './features/office/office-routes.ts';
import { authenticateWith, standingWith } from './features/session/authenticate.ts';
import { requireDocsReader } from './features/session/docs-reader.ts';
import { factorsRoutes } from './features/session/factors/factors-routes.ts';
import { keysRoutes } from './features/session/keys/keys-routes.ts';
import { sessionRoutes } from './features/session/session-routes.ts';
import { tripsRoutes } from './features/trips/trips-routes.ts';
import { waitingRoutes } from './features/waiting/waiting-routes.ts';
import type { Authenticate } from './http/caller.ts';
import { apiDocs } from './http/docs.ts';
import { acceptTextFiles } from './http/files/uploads.ts';
import { headersOfAll, secureHeaders } from './http/headers.ts';
import { BODY_LIMIT, readJsonBodies } from './http/json-body.ts';
import { boundConnections, pathOf, refuseExpectations, STALLED_AFTER, unreadable } from './http/load/connections.ts';
import { boundInFlight, boundOpenConnections } from './http/load/in-flight.ts';
import { withinLimits } from './http/load/write-limits.ts';
import { measureAnswers, serveMetrics } from './http/metrics.ts';
import { answerError } from './http/problems.ts';
import { serializerFor } from './http/serializer.ts';
import { serveOn } from './http/serve.ts';
import { forNobody } from './http/under-way.ts';
import { serveWebApp } from './http/web-app/web-app.ts';
import { WEB_DIST } from './http/web-app/web-build.ts';
import { endDownloads } from './identity/end-downloads.ts';
import { whileStanding } from './identity/while-standing.ts';
import { requestLog } from './observability/request-log.ts';
import { tellVitals } from './observability/vitals.ts';
import { samplesRoutes } from './samples/samples-routes.ts';
import { startSweeps } from './schedule/sweeps.ts';

/** The whole application on its dependencies, ready to listen or to be injected into. */
export async function buildApp(given: Dependencies, options: { webDist?: string } = {}): Promise<FastifyInstance> {
  const deps = forMembersWhoMay(given);
  const always = headersOfAll(deps.config.publicUrl);
  const putHeaders = secureHeaders(always);
  const app = Fastify({
    loggerInstance: deps.log,
    childLoggerFactory: requestLog,
    trustProxy: trusted(deps.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 30_000,
    connectionTimeout: STALLED_AFTER,
    clientErrorHandler: unreadable(always),
    return503OnClosing: false,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: pathOf,
    // A path that cannot be read is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      putHeaders(request, reply);
      answerError(error, request, reply);
    },
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384, requireHostHeader: false },
  });
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('attempted', undefined);
  app.decorateRequest('sentAway', false);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerFor);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply);
    done();
  });
  const metrics = measureAnswers(app);
  boundConnections(app);
  const behindProxy = deps.config.trustProxy !== false;
  const inFlight = boundInFlight(app, {
    log: deps.log,
    metrics,
    behindMs: deps.database.vitals.behindMs,
    headers: always,
    behindProxy,
  });
  boundOpenConnections(app, behindProxy);
  refuseExpectations(app, always);
  logRequests(app, deps.config.logLevel);
  // A call that kept a mail is answered first; then it is sent.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (deps.post.hasNew()) deps.background.later(deps.post.deliver);
    done();
  });
  endDownloads(app, deps);
  await app.register(fastifyCookie);
  const authenticate = withinLimits(authenticateWith(deps), { writes: deps.config.memberWrites });
  await apiDocs(app, deps.config.openDocs ? undefined : requireDocsReader(deps));

  await serveCalls(app, deps, authenticate);
  tellVitals(app, deps, { metrics, inFlight });
  serveMetrics(app, metrics, deps.config.metricsToken);
  serveWebApp(app, options.webDist ?? WEB_DIST);
  startSweeps(deps);
  return app;
}

/** Puts every call on the wire, those that take a text file apart from the others. */
async function serveCalls(app: FastifyInstance, deps: Dependencies, authenticate: Authenticate): Promise<void> {
  await app.register(async (scope) => {
    const serve = serveOn(scope, deps, authenticate);
    sessionRoutes(serve, deps, (caller) => readOwnToday(deps, caller));
    factorsRoutes(serve, deps);
    keysRoutes(serve, deps);
    accountRoutes(serve, deps);
    membersRoutes(serve, deps);
    memberFileRoutes(serve, deps);
    memberAccessRoutes(serve, deps);
    attendanceRoutes(serve, deps);
    summaryRoutes(serve, deps);
    rosterRoutes(serve, deps);
    boardRoutes(serve, app, deps, standingWith(deps));
    attendanceFilesRoutes(serve, deps);
    periodsRoutes(serve, deps);
    reviewRoutes(serve, deps);
    auditRoutes(serve, deps);
    correctionRoutes(serve, deps);
    holidaysRoutes(serve, deps);
    deputiesRoutes(serve, deps);
    leaveRoutes(serve, deps);
    leaveOfficeRoutes(serve, deps);
    notificationsRoutes(serve, deps);
    pushRoutes(serve, deps);
    officeRoutes(serve, deps);
    tripsRoutes(serve, deps);
    mileageRoutes(serve, deps);
    doorsRoutes(serve, deps, recordAtDoor);
    crewRoutes(serve, deps);
    workRoutes(serve, deps);
    waitingRoutes(serve, deps);
    lookupRoutes(serve, deps);
    administrationRoutes(serve, deps);
    await filesRoutes(scope, deps, authenticate);
    await samplesRoutes(scope, deps, authenticate);
    listsRoutes(serve, deps);
  });
  await app.register(async (scope) => {
    await acceptTextFiles(scope);
    const serve = serveOn(scope, deps, authenticate);
    holidayFileRoutes(serve, deps);
    memberImportRoutes(serve, deps);
  });
}

/** What members do is stored while they may; what their requests leave for afterwards is the server's own. */
const forMembersWhoMay = (deps: Dependencies): Dependencies => ({
  ...deps,
  database: whileStanding(deps.database),
  background: {
    ...deps.background,
    later: (work) => forNobody(() => deps.background.later(work)),
  },
});

/** A number of proxies is a number of hops to believe. */
const trusted = (proxies: Dependencies['config']['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** One line for every refused request, for every request at `debug`, without its query, which may carry a secret. */
function logRequests(app: FastifyInstance, level: Dependencies['config']['logLevel']): void {
  const tellsAll = level === 'debug' || level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    const refused = reply.statusCode >= 400 && !request.sentAway;
    if (refused || tellsAll) {
      const line = {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        member: request.caller?.member.membercode,
        attempted: request.attempted,
        address: request.ip,
      };
      if (refused) request.log.info(line, 'refused');
      else request.log.debug(line, 'answered');
    }
    done();
  });
}
