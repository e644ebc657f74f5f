import { reachPostgres } from '@muster/server/testing/database/postgres-reach.ts';
import type { Pair } from '../databases/pair.ts';
import type { Paths } from '../floor/plan.ts';
import { type Effort, measurePair, type PairRow } from '../measure-pair.ts';
import { type Line, printRows } from '../table.ts';
import { checkOut } from './other-revision.ts';
import { postgresRevisions, sqliteRevisions } from './revision-pair.ts';

/** Drives this revision and another in turn, on equal databases, and prints how they compare; holds nothing against a target. */
export async function compareWith(
  revision: string,
  paths: Paths,
  effort: Effort,
  wanted: (row: PairRow) => boolean,
): Promise<void> {
  const other = checkOut(revision);
  const cleanUp = () => {
    other.remove();
    process.exit(130);
  };
  process.once('SIGINT', cleanUp);
  const lines: Line[] = [];
  const measure = async (pair: Pair) => {
    try {
      await measurePair(pair, paths, effort, wanted, (it) => lines.push(it));
    } finally {
      await pair.end();
    }
  };
  try {
    await measure(await sqliteRevisions(other));
    const postgres = await reachPostgres();
    if ('url' in postgres) await measure(await postgresRevisions(other, postgres.url));
    else console.log(`PostgreSQL was not measured: ${postgres.reason}.`);
  } finally {
    process.off('SIGINT', cleanUp);
    other.remove();
  }
  console.log();
  printRows([
    ['what', other.name, 'this', 'ratio', 'by rounds', `processor time of a request: ${other.name}`, 'this', 'ratio'],
    ...lines.map(rowOf),
  ]);
}

function rowOf({ name, floor, muster, value, rounds = [], processor }: Line): string[] {
  const microseconds = (it: number | undefined) => (it === undefined ? '' : `${it.toFixed(0)} us`);
  const saved = processor && (processor.muster / processor.floor).toFixed(2);
  return [
    ...[name, floor, muster, value.toFixed(2)],
    `${Math.min(...rounds).toFixed(2)} to ${Math.max(...rounds).toFixed(2)}`,
    ...[microseconds(processor?.floor), microseconds(processor?.muster), saved ?? ''],
  ];
}
