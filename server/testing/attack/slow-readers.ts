import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Growth {
  readonly before: number;
  readonly peak: number;
  /** Some seconds after the last of them has gone. */
  readonly after: number;
}

/** What a process keeps in memory now, MB. */
function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Another address of this machine than members have: who floods is not at the office. */
const FROM = '127.0.0.2';

/** Many connections that ask for something long many times over, one request behind the other, and read nothing. */
export async function unreadAnswers(
  { address, pid }: { readonly address: string; readonly pid: number },
  {
    connections,
    requests,
    path,
    holdMs,
  }: {
    readonly connections: number;
    readonly requests: number;
    readonly path: string;
    readonly holdMs: number;
  },
): Promise<Growth> {
  const { hostname, port } = new URL(address);
  const before = residentOf(pid);
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentOf(pid));
  }, 50);
  const sockets: Socket[] = [];
  for (let n = 0; n < connections; n++) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: FROM });
    socket.on('error', () => {});
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(requests));
    sockets.push(socket);
  }
  await sleep(holdMs);
  for (const socket of sockets) socket.destroy();
  await sleep(5000);
  clearInterval(watching);
  return { before, peak, after: residentOf(pid) };
}
