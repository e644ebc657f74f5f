import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PASSWORD } from '../company/people.ts';
import { CROWD } from './crowd.ts';

/** Signs the whole crowd in at once, each from an address of its own, again and again; run in a thread of its own. */
export interface Flood {
  readonly address: string;
  readonly bursts: number;
  readonly every: number;
}

const { address, bursts, every } = workerData as Flood;
const agent = new Agent({ keepAlive: true });
const statuses: Record<number, number> = {};

function signIn(membercode: string, from: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/api/membercode/login`, { method: 'POST', agent, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      answer.resume().on('end', resolve);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ membercode, password: PASSWORD }));
  });
}

for (let burst = 0; burst < bursts; burst++) {
  const paced = sleep(every);
  await Promise.all(CROWD.map((it, n) => signIn(it, `198.51.${n}.${burst + 1}`)));
  await paced;
}
agent.destroy();
parentPort?.postMessage(statuses);
