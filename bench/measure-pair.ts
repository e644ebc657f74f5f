import type { Counted, Pair } from './databases/pair.ts';
import type { SignedIn } from './databases/sessions.ts';
import type { Paths } from './floor/plan.ts';
import { balances, leaves } from './load/leave-scripts.ts';
import { drive, type Measured, median, type Script } from './load/load.ts';
import { punches, reads } from './load/scripts.ts';
import { trips } from './load/trip-scripts.ts';
import { processorTime } from './machine/processor.ts';
import type { Line } from './table.ts';

export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

const CONNECTIONS = 64;

type Side = 'floor' | 'muster';

/** The least share of the floor that is aimed at, by engine. */
type Target = Readonly<Record<Pair['engine'], number>>;

/** What a pair is asked, a line of the table each. */
export const PAIR_ROWS = ['month', 'holidays', 'check-in', 'leave', 'balance', 'trips'] as const;
export type PairRow = (typeof PAIR_ROWS)[number];

const READS: Target = { SQLite: 1, PostgreSQL: 0.6 };

interface Row {
  readonly name: string;
  readonly target: Target;
  /** What the slowest hundredth may wait on SQLite, in milliseconds. */
  readonly p99AtMost?: number;
  readonly scripts: (side: Side) => Script[];
  /** What is stored by each success. */
  readonly stores?: Counted;
}

function rowsOf(members: readonly SignedIn[], paths: Paths): Readonly<Record<PairRow, Row>> {
  const atWork = { floor: new Set<SignedIn>(), muster: new Set<SignedIn>() };
  const leaveTaken = { floor: new Map<SignedIn, number>(), muster: new Map<SignedIn, number>() };
  const tripsTaken = { floor: new Map<number, number>(), muster: new Map<number, number>() };
  const asking = (path: string) => () => reads(members, CONNECTIONS, path);
  return {
    month: { name: 'month list', target: READS, scripts: asking(paths.list) },
    holidays: { name: 'public holidays', target: READS, scripts: asking(paths.holidays) },
    'check-in': {
      ...{ name: 'check in and out', target: { SQLite: 2, PostgreSQL: 0.5 }, p99AtMost: 25, stores: 'punch' },
      scripts: (side) => punches(members, CONNECTIONS, atWork[side]),
    },
    leave: {
      ...{ name: 'ask for leave', target: { SQLite: 1.5, PostgreSQL: 0.4 }, stores: 'leave' },
      scripts: (side) => leaves(members, CONNECTIONS, leaveTaken[side]),
    },
    balance: { name: 'noOfLeave', target: READS, scripts: () => balances(members, CONNECTIONS) },
    trips: {
      ...{ name: 'add trip with six members', target: { SQLite: 1.2, PostgreSQL: 0.3 }, stores: 'trip' },
      scripts: (side) => trips(members, CONNECTIONS, tripsTaken[side]),
    },
  };
}

/**
 * The rows that are wanted, Muster against its floor, in rounds that take turns. The reads come first: a member who has
 * checked in a hundred times today has no month like others.
 */
export async function measurePair(
  pair: Pair,
  paths: Paths,
  effort: Effort,
  wanted: (row: PairRow) => boolean,
  take: (line: Line) => void,
): Promise<void> {
  const rows = rowsOf(pair.members, paths);
  for (const key of PAIR_ROWS.filter(wanted)) {
    const { name, target, p99AtMost, scripts, stores } = rows[key];
    const before = stores && (await pair.stored(stores));
    const said = `${name}, ${pair.engine}`;
    const { line, p99, succeeded } = await compare(pair, said, target[pair.engine], scripts, effort);
    const after = stores && (await pair.stored(stores));
    for (const side of ['floor', 'muster'] as const) {
      if (before && after && after[side] - before[side] !== succeeded[side])
        throw new Error(`${name}, ${side}: not every success was stored.`);
    }
    take(line);
    if (p99AtMost && pair.engine === 'SQLite') take(waitLine(said, p99, p99AtMost));
  }
}

async function compare(
  { floor, muster }: Pair,
  name: string,
  target: number,
  scripts: (side: Side) => Script[],
  { rounds, seconds }: Effort,
) {
  const results: Record<Side, Measured[]> = { floor: [], muster: [] };
  const succeeded = { floor: 0, muster: 0 };
  const servers = { floor, muster };
  const round = async (side: Side, lasting: number) => {
    const measured = await drive(servers[side].port, scripts(side), lasting);
    succeeded[side] += measured.succeeded;
    return measured;
  };
  await round('floor', seconds / 2);
  await round('muster', seconds / 2);
  const warm = { ...succeeded };
  const spent = { floor: processorTime(floor.pid), muster: processorTime(muster.pid) };
  for (let done = 0; done < rounds; done++) {
    for (const side of ['floor', 'muster'] as const) results[side].push(await round(side, seconds));
  }
  const processorOf = (side: Side) => {
    const used = (processorTime(servers[side].pid) ?? Number.NaN) - (spent[side] ?? Number.NaN);
    return (used * 1000) / (succeeded[side] - warm[side]);
  };
  const processor = { floor: processorOf('floor'), muster: processorOf('muster') };
  const middle = (side: Side, of: (it: Measured) => number) => median(results[side].map(of));
  const [bare, own] = [middle('floor', (it) => it.perSecond), middle('muster', (it) => it.perSecond)];
  const p99 = middle('muster', (it) => it.p99);
  const load = Math.max(
    middle('floor', (it) => it.generatorShare),
    middle('muster', (it) => it.generatorShare),
  );
  const note = [
    `p50 ${middle('muster', (it) => it.p50).toFixed(2)} ms, p99 ${p99.toFixed(1)} ms`,
    `processor time of a request ${processor.floor.toFixed(0)} us and ${processor.muster.toFixed(0)} us`,
    `the load took ${Math.round(load * 100)} % of a core`,
  ].join('; ');
  const line: Line = {
    name,
    floor: `${Math.round(bare)}/s`,
    muster: `${Math.round(own)}/s`,
    value: own / bare,
    target: { atLeast: target },
    processor,
    rounds: results.muster.map((it, round) => it.perSecond / (results.floor[round]?.perSecond ?? Number.NaN)),
    note,
  };
  return { line, p99, succeeded };
}

/** How long the slowest hundredth waited while every connection asked without a pause. */
const waitLine = (name: string, p99: number, atMost: number): Line => ({
  ...{ name: `${name}, p99 at ${CONNECTIONS} connections`, floor: '', muster: `${p99.toFixed(1)} ms` },
  ...{ value: p99, target: { atMost } },
});
