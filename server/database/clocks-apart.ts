import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './engine.ts';

/** So far apart, or less, two clocks may be that are set by the network: seconds. */
const APART_SECONDS = 60;

/**
 * Tells where the clock of this machine and that of its database are apart: one of them is wrong, and check-ins are stored by
 * this one. SQLite has no other clock.
 */
export async function tellClocksApart({ engine, query }: Database, clock: Clock, log: FastifyBaseLogger) {
  if (engine === 'sqlite') return;
  const asked = clock();
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(query);
  const [now, answered] = [Temporal.Instant.from(rows[0]?.now ?? ''), clock()];
  const ahead = now.until(asked).total('seconds');
  const behind = answered.until(now).total('seconds');
  if (Math.max(ahead, behind) <= APART_SECONDS) return;
  log.warn(
    { server: writeInstant(answered), database: writeInstant(now) },
    'clocks are apart: set that of this server or of the database',
  );
}
