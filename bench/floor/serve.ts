/** The floor: a bare HTTP handler in a process of its own, which runs recorded SQL and does nothing else. */
import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BALANCE, balance, TAKE_LEAVE, takeLeave } from './leave-answers.ts';
import type { Paths, Plan } from './plan.ts';
import { listPunches } from './punch-answers.ts';
import type { Facts } from './replay.ts';
import { postgresRunner, type Runner, sqliteRunner } from './runners.ts';
import { addTrip } from './trip-answers.ts';
import { ADD_TRIP } from './trip-plan.ts';

export interface FloorOrder {
  readonly database: { readonly file: string; readonly settings: readonly string[] } | { readonly url: string };
  readonly plan: Plan;
  readonly paths: Paths;
}

process.once('message', (order: FloorOrder) => {
  const run =
    'file' in order.database
      ? sqliteRunner(order.database.file, order.database.settings)
      : postgresRunner(order.database.url);
  const server = createServer((request, response) => {
    answer(request, run, order).then(
      (it) => send(response, it),
      (problem: unknown) => {
        console.error(problem);
        response.destroy();
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});

async function answer(request: IncomingMessage, run: Runner, { plan, paths }: FloorOrder) {
  const tokenHash = hash('sha256', request.headers.authorization?.slice(7) ?? '', 'base64url');
  const facts: Facts & { membercode?: string } = { tokenHash, now: new Date().toISOString() };
  if (request.method === 'POST') {
    const body = JSON.parse(await text(request));
    if (request.url === ADD_TRIP) return addTrip(body, run, plan.addTrip, facts);
    if (request.url === TAKE_LEAVE) return takeLeave(body, run, plan, facts);
    facts.clientId = body.clientid;
    facts.deviceTime = body.checktime;
    facts.checkType = body.checktype;
    const { steps, answer } = body.checktype === 'in' ? plan.checkIn : plan.checkOut;
    await run(steps, facts);
    const data = {
      ...answer.data,
      id: facts.punchId,
      clientid: facts.clientId,
      membercode: facts.membercode,
      checktime: facts.now,
      receivedat: facts.now,
      devicetime: facts.deviceTime,
    };
    return { status: 201, body: { ...answer, data } };
  }
  if (request.url === paths.holidays) {
    return { status: 200, body: { publicholiday_info: await run(plan.holidays, facts) } };
  }
  if (request.url?.startsWith(BALANCE)) return balance(await run(plan.balance, facts));
  return listPunches(run, plan.list, facts);
}

function text(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        body += chunk;
      })
      .on('end', () => resolve(body))
      .on('error', reject);
  });
}

function send(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  const payload = JSON.stringify(body);
  const length = Buffer.byteLength(payload);
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': length })
    .end(payload);
}
