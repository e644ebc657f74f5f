import fastifyMultipart from '@fastify/multipart';
import { directoryOf, MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import { readFile, uploadFile } from '@muster/domain/files/files-contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { plain } from '../../http/answers.ts';
import type { Authenticate } from '../../http/caller.ts';
import { pathOf } from '../../http/files/file-paths.ts';
import { wrongMediaType } from '../../http/problems.ts';
import { serveOn } from '../../http/serve.ts';
import { t } from '../../words/words.ts';
import { showFile } from './show-file.ts';
import { requireUpload, takeFile } from './take-file.ts';

/** Files that members keep (wire 13). An upload is read as it comes, and nothing but a form is one. */
export async function filesRoutes(app: FastifyInstance, deps: Dependencies, authenticate: Authenticate): Promise<void> {
  const serve = serveOn(app, deps, authenticate);
  serve(readFile, async ({ caller, params, query, request, reply }) => {
    const body = await showFile(deps, caller, { name: params.name, small: query.size === 'small', request, reply });
    return { status: reply.statusCode === 304 ? 304 : 200, body } as { status: 200; body: unknown };
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, {
      limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 8, fieldSize: 1000, parts: 12 },
      throwFileSizeLimit: false,
    });
    serveOn(
      scope,
      deps,
      authenticate,
    )(uploadFile, async ({ caller, query, request }) => {
      const directory = directoryOf(query.tartgetDirectory);
      if (directory) await requireUpload(deps, caller, directory);
      if (!request.isMultipart()) throw wrongMediaType(request);
      const name = await takeFile(deps, caller, request, query);
      const data = { path: pathOf(name) };
      return plain({ status: 'SUCCESS' as const, code: '200', message: t('done.fileKept'), data });
    });
  });
}
