import pg from 'pg';

interface Options {
  /** Opens a connection of its own, which no time limit ends. */
  readonly connect: () => Promise<pg.Client>;
  /** An expression of SQL that names the channel. */
  readonly channel: string;
  readonly heard: (text: string) => void;
  readonly onError: (error: Error) => void;
}

const TRY_AGAIN_MS = 5000;

/** The connection that hears notifications: there while somebody wants it, and opened again when it breaks. */
export class PostgresListener {
  readonly #options: Options;
  #wanted = 0;
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when it listens, or will try again. */
  want(): Promise<void> {
    this.#wanted += 1;
    return this.#open();
  }

  async leave(): Promise<void> {
    this.#wanted -= 1;
    if (this.#wanted === 0) await this.#drop();
  }

  async close(): Promise<void> {
    this.#wanted = 0;
    await this.#drop();
  }

  #open(): Promise<void> {
    this.#opening ??= this.#listen().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #listen(): Promise<void> {
    if (this.#wanted === 0 || this.#client) return;
    const { connect, channel, heard } = this.#options;
    try {
      const client = await connect();
      this.#client = client;
      client.on('error', (error) => this.#retry(error));
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      const { rows } = await client.query<{ channel: string }>(`select ${channel} as channel`);
      await client.query(`listen ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`);
    } catch (error) {
      this.#retry(error as Error);
    }
  }

  #retry(error: Error): void {
    this.#options.onError(error);
    void this.#end();
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#open(), TRY_AGAIN_MS).unref();
  }

  async #drop(): Promise<void> {
    clearTimeout(this.#again);
    await this.#opening;
    if (this.#wanted === 0) await this.#end();
  }

  async #end(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners('error').on('error', () => {});
    await client?.end().catch(this.#options.onError);
  }
}
