import pg from 'pg';
import type { Host } from './database-url.ts';

/** How long a server may take to say whether it takes writes: less than a connection may take, which waits for it. */
const ANSWER_MS = 1000;

/** Which of several servers takes writes, remembered until somebody finds that it no longer does. */
export interface WritableHost {
  /** @throws Error while none does */
  find(): Promise<Host>;
  forget(host: Host): void;
}

/** Asks all servers at once; the first that is not a standby is the one. */
export function findWritable(hosts: readonly Host[], settings: pg.ClientConfig): WritableHost {
  let known: Host | undefined;
  let finding: Promise<Host> | undefined;
  const search = async () => {
    try {
      known = await Promise.any(hosts.map((it) => requireWritable(it, settings)));
      return known;
    } catch {
      const message = `None of the ${hosts.length} servers of DATABASE_URL takes writes.`;
      throw Object.assign(new Error(message), { code: NO_CONNECTION });
    } finally {
      finding = undefined;
    }
  };
  return {
    find: async () => {
      if (known) return known;
      finding ??= search();
      return finding;
    },
    forget: (host) => {
      if (known === host) known = undefined;
    },
  };
}

/** The URL of the settings names the first server; a client goes where it is pointed before it connects. */
const pointAt = (client: pg.Client, host: Host) => Object.assign(client, host);

async function requireWritable(host: Host, settings: pg.ClientConfig): Promise<Host> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  pointAt(client, host);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ writable: boolean }>('select not pg_is_in_recovery() as writable');
    if (!rows[0]?.writable) throw new Error(`${host.host}:${host.port} is a standby.`);
    return host;
  } finally {
    void client.end().catch(() => {});
  }
}

/** The standard's code of a connection that cannot be made. */
const NO_CONNECTION = '08001';

/** What PostgreSQL says to a write on a standby: the server that took writes has become one. */
const READ_ONLY = '25006';
/** What the driver says of a server that does not answer. */
export const SILENT = 'Query read timeout';

type ClientClass = typeof pg.Client;

/** Connections that go to whichever server takes writes at the time. */
export function following(Base: ClientClass, writable: WritableHost): ClientClass {
  return class extends Base {
    #at: Host | undefined;

    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads of a callback and a promise.
    override connect(callback?: any): any {
      const connected = this.#follow();
      return callback ? void connected.then(() => callback(null, this), callback) : connected;
    }

    async #follow(): Promise<pg.Client> {
      const at = await writable.find();
      this.#at = at;
      pointAt(this, at);
      const lost = () => writable.forget(at);
      this.on('error', lost);
      try {
        return await super.connect();
      } catch (error) {
        lost();
        throw error;
      }
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads end in any.
    override query(...given: any[]): any {
      const answer = Reflect.apply(super.query, this, given);
      if (answer instanceof Promise) {
        answer.catch(({ code, message }: { code?: string; message?: string }) => {
          if (!this.#at || (code !== READ_ONLY && message !== SILENT)) return;
          writable.forget(this.#at);
          void this.end().catch(() => {});
        });
      }
      return answer;
    }
  };
}
