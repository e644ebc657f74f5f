import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/**
 * JSON lines on standard output, or wherever `destination` says. Whatever might carry a secret is left out by
 * name, should it ever be logged.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.password', '*.confirm_password', '*.current', '*.token', 'headers.authorization', 'headers.cookie'],
    },
    destination,
  );
}
