import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punchBody } from '../../testing/attendance/punch-body.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { until } from '../../testing/processes/running-server.ts';

let office: Office;
let address: string;
beforeAll(async () => {
  office = await openOffice({ openDocs: true });
  address = await office.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => office.close());

/** Connections on which long answers are asked for and none is read. */
function askWithoutReading(connections: number, requests: number): Socket[] {
  const { port, hostname } = new URL(address);
  return Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
    return socket;
  });
}

test('answers that nobody reads are so many at most: then others of that address wait, but health and check-ins do not', async () => {
  const a = await office.holding('A');
  const ask = (path: string) => fetch(`${address}${path}`);
  const sockets: Socket[] = [];
  const isSentAway = async () => (await ask('/api/nothing')).status === 503;
  // On a busy machine some are sent away for the moment's sake alone; who has enough is sent away for as long as nobody reads.
  const hasEnough = async () => {
    sockets.push(...askWithoutReading(24, 6));
    for (let tries = 0; tries < 4; tries += 1) {
      await sleep(50);
      if (!(await isSentAway())) return false;
    }
    return true;
  };
  await until(hasEnough, 'the address to have enough');
  const refused = await ask('/api/nothing');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await ask('/healthz')).status).toBe(200);
  const punched = await fetch(`${address}/api/membercheckin/createMember`, {
    method: 'POST',
    headers: { authorization: `Bearer ${a.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(punchBody('A', 'in')),
  });
  expect(punched.status).toBe(201);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await ask('/api/nothing')).status === 404, 'room again');
});
