import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/caller.ts';
import { isOpen } from '../records/identity/way-in.ts';

/** How soon what somebody may not read any more ends, ms. */
const LOOK_MS = 500;

type Needed = Pick<Dependencies, 'database' | 'background' | 'log'>;

/**
 * Ends the file that a member is taking once their session or access key is ended or they are suspended: whoever reads
 * slowly would be told for hours, of what is read from the database meanwhile too (threats T15). Boards look for themselves,
 * and what is open to who is suspended is theirs to the end.
 */
export function endDownloads(app: FastifyInstance, needed: Needed): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { caller } = request;
    if (payload instanceof Readable && caller && !caller.suspended && !isBoard(reply)) follow(needed, caller, payload);
    done(null, payload);
  });
}

const isBoard = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

function follow({ database, background, log }: Needed, caller: Caller, file: Readable): void {
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    try {
      if (!(await isOpen(database.query, caller))) file.destroy(new Error('Whoever took this file may not any more.'));
    } catch (error) {
      // What cannot be checked is over.
      log.warn({ err: error }, 'whether a file may be taken still could not be checked');
      file.destroy(new Error('Whether this file may be taken still could not be checked.'));
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(() => isLooking || background.later(look), LOOK_MS).unref();
  file.once('close', () => clearInterval(looking));
}
