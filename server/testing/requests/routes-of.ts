import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** The routes, as `GET /path`, that an app registers while `build` builds it. */
export async function routesOf(build: () => Promise<unknown>): Promise<string[]> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return routes;
}
