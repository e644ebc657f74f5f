import { readAttendanceBoard, watchAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Standing } from '../../../http/caller.ts';
import type { Serve } from '../../../http/serve.ts';
import { writesList } from '../../../http/written.ts';
import { companyToday } from '../../../records/office/company.ts';
import { requireSight } from '../days/subjects-view.ts';
import { BoardWatch } from './board-watch.ts';
import { readBoard } from './read-board.ts';

/** Who is in now, and what changes about it for as long as somebody looks. */
export function boardRoutes(serve: Serve, app: FastifyInstance, deps: Dependencies, standing: Standing): void {
  const watch = new BoardWatch(deps, standing);
  // A stream would keep the server from closing.
  app.addHook('preClose', (done) => {
    watch.end();
    done();
  });

  const board = writesList(readAttendanceBoard, 'members');
  serve(readAttendanceBoard, ({ caller, query }) => readBoard(deps, caller, query, board));

  serve(watchAttendanceBoard, async ({ caller, query: { groupno }, request, reply }) => {
    const db = deps.database.query;
    const { member, sessionId } = caller;
    const groups = await requireSight(db, member, groupno, await companyToday(db, deps.clock));
    const seen = String(request.headers['last-event-id'] ?? '');
    const watcher = { sessionId, member, groups, chosen: groupno !== undefined };
    const body = await watch.open(watcher, isEventId(seen) ? seen : undefined);
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    // A proxy that gathers an answer before it hands it on would hand on nothing.
    reply.header('x-accel-buffering', 'no');
    return { status: 200 as const, body };
  });
}

/** An id that was never an event's is as if none were given. */
function isEventId(id: string): boolean {
  const at = new Date(id);
  // A day that no month has is read as one of the next.
  return !Number.isNaN(at.getTime()) && at.toISOString() === id;
}
