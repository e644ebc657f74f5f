import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentSecurityPolicy } from './headers.ts';

/** `GET /api/openapi.json` and `/api/docs`, from the same contracts that serve the calls. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Muster', version: '1', description: 'Attendance, leave and trips.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
    theme: { title: 'Muster API' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, () => app.swagger());
}
