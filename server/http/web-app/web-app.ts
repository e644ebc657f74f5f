import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../headers.ts';
import { answerError, refuse } from '../problems.ts';

const NONCE_MARK = '__CSP_NONCE__';
const API = /^\/(api|jwt|healthz|readyz|metrics)(\/|\?|$)/;

/**
 * Serves the built web app: files under `/assets` carry a content hash and are kept for a year, the manifest and the
 * service worker keep their names, every other path that a browser opens is the one page, which finds its way itself.
 * Unknown API paths are 404 in the API's shape.
 */
export function serveWebApp(app: FastifyInstance, dist: string): void {
  const page = existsSync(path.join(dist, 'index.html'))
    ? readFileSync(path.join(dist, 'index.html'), 'utf8')
    : undefined;
  if (page !== undefined) {
    const assets = path.join(dist, 'assets');
    app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      wildcard: true,
      setHeaders: (reply, file) => {
        // Names outside the assets stay while their content changes, so a browser asks each time whether it has.
        const lasts = file.startsWith(assets);
        reply.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const file of ['manifest.webmanifest', 'sw.js'].filter((it) => existsSync(path.join(dist, it)))) {
      app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file, dist));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !isPage(request)) return answerError(refuse('NOT_FOUND'), request, reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_MARK, nonce));
  });
}

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !API.test(url) && !url.startsWith('/assets/');
