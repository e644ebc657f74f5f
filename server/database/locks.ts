import type { Compilable } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Read, Write } from './engine.ts';

/**
 * Makes a transaction the only one that decides about the rows of a query, and about what hangs on them, until it
 * ends. On SQLite the immediate transaction is that already. `of` says what the rows go by, for those who wait for the
 * same ones. The query locks "for no key update": rows that merely
 * name one of these, such as a notification for a member, do not wait, or two who decide for each other would wait
 * for ever.
 */
export function locking<Values extends object>(
  of: string,
  build: (db: Read, values: Values) => Compilable<unknown>,
): (trx: Write, values: Values) => Promise<void> {
  const held = compiledOnce(build);
  return async (trx, values) => {
    if (trx.engine === 'sqlite') return;
    await trx.waitFor([[of, ...Object.values(values)].join(':')], () => held(trx, values));
  };
}
