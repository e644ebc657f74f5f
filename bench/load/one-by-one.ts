import type { SignedIn } from '../databases/sessions.ts';
import type { Server } from '../machine/processes.ts';
import { openConnection, requestText } from './connection.ts';
import { median } from './load.ts';

/** The middle time of one request sent again and again, alone, for some seconds. */
export async function oneByOne({ port }: Server, { token }: SignedIn, address: string, seconds: number) {
  const connection = await openConnection(port);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 3) {
    const asked = performance.now();
    const { status, body } = await connection.ask(requestText('GET', address, token));
    times.push(performance.now() - asked);
    if (status !== 200) throw new Error(`${address} answered ${status}: ${body.toString().slice(0, 500)}`);
  }
  connection.close();
  return median(times);
}
