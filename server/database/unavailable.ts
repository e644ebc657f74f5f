/**
 * PostgreSQL's connection, sign-in, shutdown, resource and lock-timeout classes, and a database that is away or lets nobody in;
 * Node's socket errors; SQLite busy or full.
 */
const UNAVAILABLE_CODE =
  /^(08|28|3D000|53|57P|55000|55P03|57014|25006|25P03|40001|40P01|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT)/;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const SQLITE_OUT_OF_REACH = [SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB];

/** Whether an error says that the database is away, busy, full or damaged, and not that what was asked of it is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && SQLITE_OUT_OF_REACH.includes(errcode & 0xff)) return true;
  if (typeof code === 'string' && UNAVAILABLE_CODE.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|^SASL/i.test(
    error.message,
  );
}
