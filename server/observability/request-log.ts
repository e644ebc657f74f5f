import type { FastifyBaseLogger } from 'fastify';

type Bound = Parameters<FastifyBaseLogger['child']>;

const LINES = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Stands for the log of a request until there is a line to write. */
class LogToBe {
  readonly #log: FastifyBaseLogger;
  readonly #bound: Bound;
  #made: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bound: Bound) {
    this.#log = log;
    this.#bound = bound;
  }

  get level(): string {
    return this.#log.level;
  }

  made(): FastifyBaseLogger {
    this.#made ??= this.#log.child(...this.#bound);
    return this.#made;
  }

  child(...bound: Bound): FastifyBaseLogger {
    return this.made().child(...bound);
  }
}

for (const line of LINES) {
  Object.defineProperty(LogToBe.prototype, line, {
    value(this: LogToBe, ...said: unknown[]): void {
      Reflect.apply(this.made()[line], this.made(), said);
    },
  });
}

/** The log of one request, whose lines carry its id. It is made with the first line: most requests have none. */
export const requestLog = (log: FastifyBaseLogger, ...bound: Bound): FastifyBaseLogger =>
  new LogToBe(log, bound) as unknown as FastifyBaseLogger;
