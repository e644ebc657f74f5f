import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Milliseconds that one push service may take, and each question to the name servers. */
const PATIENCE_MS = 10_000;
const NAMES_MS = 2000;

/** A name stands for an address that is not the internet's. */
export class ClosedRoad extends Error {}

/** How push services are reached; tests bring one that leads to a server of theirs. */
export interface Road {
  /** The addresses that a name stands for. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether an address may be sent to. */
  isOpen(address: string): boolean;
  readonly port: number;
  /** Certificates to believe beside the usual ones. */
  readonly ca?: string;
}

/** No name of a file of this machine counts, and a slow name server holds no thread: these ask the network alone. */
async function askNameServers(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: NAMES_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((it) => (it.status === 'fulfilled' ? it.value : []));
  const [first] = found;
  if (addresses.length === 0) throw first.status === 'rejected' ? first.reason : new Error(`No address of ${host}.`);
  return addresses;
}

/**
 * Whether an address is one of the public internet: no machine's own, no private network's, none that stands for an
 * address of IPv4 within one of IPv6, no group's.
 */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export const theInternet: Road = { resolve: askNameServers, isOpen: isPublic, port: 443 };

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts to an address that a client has named: only to where the road is open, whatever the name stands for a moment
 * later; follows nowhere and reads no answer but its status.
 * @throws ClosedRoad where any address of the name is closed; an error of the network
 */
export async function postGuarded(road: Road, url: URL, { headers, body }: Sent): Promise<number> {
  const addresses = await road.resolve(url.hostname);
  if (!addresses.every(road.isOpen)) throw new ClosedRoad(`${url.hostname} is not on the internet.`);
  const known = addresses.map((address) => ({ address, family: ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4 }));
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = known;
    if (all) done(null, known);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { hostname, pathname, search } = url;
    const sending = request(
      {
        ...{ method: 'POST', host: hostname, servername: hostname, port: road.port, path: pathname + search },
        ...{ headers: { ...headers, 'content-length': String(body.length) }, lookup, agent: false, signal },
        ...(road.ca === undefined ? {} : { ca: road.ca }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
