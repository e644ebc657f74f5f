import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from './running-server.ts';

/** An office as seen through another address, at which a newer version of the web app can come out. */
export interface Replaceable {
  readonly origin: string;
  /** From now on the page begins with another script, and what only the older version has is gone. */
  comeOut(): void;
  /** What was gone is the newer version's, too. */
  finish(): void;
  stop(): Promise<void>;
}

const ENTRY = /\/assets\/index-[\w-]{8}\.js/g;
const NEWER = '/assets/index-newer000.js';

/** @param gone which assets only the older version has */
export async function replaceable(office: string, gone: RegExp): Promise<Replaceable> {
  let state: 'older' | 'coming' | 'newer' = 'older';
  let entry = '';
  const port = await freePort();

  function answerNewer(path: string, body: string): string {
    entry = body.match(ENTRY)?.[0] ?? entry;
    return path === '/sw.js' ? `${body.replaceAll(ENTRY, NEWER)}//${entry}` : body.replaceAll(ENTRY, NEWER);
  }
  /** The newer version's first script is the older one's under another name. */
  function ownAnswer(path: string): { status: number; body: string } | undefined {
    if (state === 'older') return undefined;
    if (path === NEWER) return { status: 200, body: `import '${entry}';` };
    return state === 'coming' && gone.test(path) ? { status: 404, body: '' } : undefined;
  }
  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', office);
    const own = ownAnswer(pathname);
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': 'text/javascript' }).end(own.body);
      return;
    }
    const isVersioned = state !== 'older' && !/^\/(api|jwt|assets)\//.test(pathname);
    const headers = isVersioned ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const onward = request(office + incoming.url, { method: incoming.method ?? 'GET', headers }, (answer) => {
      if (!isVersioned) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on('data', (it: Buffer) => pieces.push(it));
      answer.on('end', () => {
        const { 'content-length': _, etag: _tag, 'last-modified': _when, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(answerNewer(pathname, Buffer.concat(pieces).toString()));
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    comeOut: () => {
      state = 'coming';
    },
    finish: () => {
      state = 'newer';
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
