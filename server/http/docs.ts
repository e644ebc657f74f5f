import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { LoadedContract } from '@muster/domain/wire/contract.ts';
import { failure } from '@muster/domain/wire/envelope.ts';
import type { ProblemCode } from '@muster/domain/wire/problem.ts';
import { problemsOf } from '@muster/domain/wire/problems-of.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contentSecurityPolicy } from './headers.ts';
import { statusOf } from './problems.ts';

const DOCUMENT = '/api/openapi.json';
/** Under these the page asks for the document, and would have it written out anew each time: a megabyte, and nobody else is answered meanwhile. */
const OTHER_ADDRESSES: readonly string[] = ['/api/docs/json', '/api/docs/yaml'];

/** `GET /api/openapi.json` and `/api/docs`, from the same contracts that serve the calls. */
export async function apiDocs(
  app: FastifyInstance,
  /** Refuses who may not read it; nobody, where it is open. */
  requireReader?: (request: FastifyRequest) => Promise<void>,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (requireReader && (url.startsWith('/api/docs') || url === DOCUMENT)) await requireReader(request);
    return OTHER_ADDRESSES.includes(url) ? reply.redirect(DOCUMENT) : undefined;
  });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Muster', version: '1', description: 'Attendance, leave and trips.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, url, route, ...rest }) => {
      const contract = route.config?.contract;
      const response = { ...(schema.response as object), ...(contract ? refusalsOf(contract) : {}) };
      return jsonSchemaTransform({ schema: { ...schema, response }, url, route, ...rest });
    },
    transformObject: withoutQuestions,
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
    theme: { title: 'Muster API' },
  });
  // Put together and written out once: there are thousands of lines of it.
  let document: Buffer | undefined;
  app.get(DOCUMENT, { schema: { hide: true } as object }, (_request, reply) => {
    document ??= written(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** A document as it is sent. The library keeps what it was written from, which is emptied: it weighs five times as much. */
function written(described: object): Buffer {
  const document = Buffer.from(JSON.stringify(described));
  for (const part of Object.keys(described)) Reflect.deleteProperty(described, part);
  return document;
}

/** The refusals of a call by HTTP status, each with its codes. */
function refusalsOf(contract: LoadedContract): Record<number, object> {
  const byStatus = Object.groupBy(problemsOf(contract), (code) => statusOf[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema: refusalWith(codes) } } },
    ]),
  );
}

const refusals = new Map<string, z.ZodType>();

/** Most calls are refused with the same few codes: what has a name is described once, and the calls refer to it. */
function refusalWith(codes: readonly ProblemCode[]): z.ZodType {
  const id = ['Refusal', ...codes.toSorted()].join('.');
  const known = refusals.get(id) ?? failure.extend({ code: z.enum(codes) }).meta({ id });
  refusals.set(id, known);
  return known;
}

/** Only answers have a name of their own, so that there is no use for what the library says of the same as a question. */
const withoutQuestions: typeof jsonSchemaTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as { components: { schemas: object } };
  const answers = Object.entries(described.components.schemas).filter(([name]) => !name.endsWith('Input'));
  return { ...described, components: { ...described.components, schemas: Object.fromEntries(answers) } };
};
