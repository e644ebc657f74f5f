import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** What PostgreSQL adds to a refusal: the whole row that it refused, and the values that came with it. */
const ROWS = ['err.detail', 'err.where', 'err.aggregateErrors[*].detail', 'err.aggregateErrors[*].where'];

/**
 * JSON lines on standard output, or wherever `destination` says. Whatever might carry a secret is left out by
 * name, should it ever be logged, and so is what an error of the database has of members.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [
        ...['*.password', '*.confirm_password', '*.current', '*.token', 'headers.authorization', 'headers.cookie'],
        ...ROWS,
      ],
    },
    destination,
  );
}
