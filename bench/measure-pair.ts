import type { Pair } from './databases/pair.ts';
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

const CONNECTIONS = 16;

type Side = 'floor' | 'muster';

/** Check-in, a month's list and the holidays, Muster against its floor, in rounds that take turns. */
export async function measurePair(pair: Pair, paths: Paths, effort: Effort): Promise<Line[]> {
  const { engine, members } = pair;
  const asking = (path: string) => () => reads(members, CONNECTIONS, path);
  // The reads first: a member who has checked in a hundred times today has no month like others.
  const month = await compare(pair, `month list, ${engine}`, 0.6, asking(paths.list), effort);
  const holidays = await compare(pair, `public holidays, ${engine}`, 0.6, asking(paths.holidays), effort);
  const homes = { floor: new Set<never>(), muster: new Set<never>() };
  const checkIns = (side: Side) => punches(members, CONNECTIONS, homes[side]);
  const before = await pair.stored('punch');
  const checkIn = await compare(pair, `check in and out, ${engine}`, 0.5, checkIns, effort);
  const after = await pair.stored('punch');
  for (const side of ['floor', 'muster'] as const) {
    if (after[side] - before[side] !== checkIn.succeeded[side])
      throw new Error(`${side}: not every success was stored.`);
  }
  return [
    checkIn.line,
    month.line,
    holidays.line,
    ...(await measureLeave(pair, effort)),
    await measureTrips(pair, effort),
  ];
}

/** Asking for leave, and what is left of it. */
async function measureLeave(pair: Pair, effort: Effort): Promise<Line[]> {
  const { engine, members } = pair;
  const taken = { floor: new Map<SignedIn, number>(), muster: new Map<SignedIn, number>() };
  const before = await pair.stored('leave');
  const asking = (who: 'floor' | 'muster') => leaves(members, CONNECTIONS, taken[who]);
  const take = await compare(pair, `ask for leave, ${engine}`, 0.4, asking, effort);
  const after = await pair.stored('leave');
  for (const who of ['floor', 'muster'] as const) {
    if (after[who] - before[who] !== take.succeeded[who]) throw new Error(`${who}: not every leave was stored.`);
  }
  const balance = await compare(pair, `noOfLeave, ${engine}`, 0.6, () => balances(members, CONNECTIONS), effort);
  return [take.line, balance.line];
}

/** Trips of six members with a car. */
async function measureTrips(pair: Pair, effort: Effort): Promise<Line> {
  const taken = { floor: new Map<number, number>(), muster: new Map<number, number>() };
  const before = await pair.stored('trip');
  const adding = (who: Side) => trips(pair.members, CONNECTIONS, taken[who]);
  const add = await compare(pair, `add trip with six members, ${pair.engine}`, 0.3, adding, effort);
  const after = await pair.stored('trip');
  for (const who of ['floor', 'muster'] as const) {
    if (after[who] - before[who] !== add.succeeded[who]) throw new Error(`${who}: not every trip was stored.`);
  }
  return add.line;
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
  const processor = (side: Side) => {
    const used = (processorTime(servers[side].pid) ?? Number.NaN) - (spent[side] ?? Number.NaN);
    return `${((used * 1000) / (succeeded[side] - warm[side])).toFixed(0)} us`;
  };
  const middle = (side: Side, of: (it: Measured) => number) => median(results[side].map(of));
  const [bare, own] = [middle('floor', (it) => it.perSecond), middle('muster', (it) => it.perSecond)];
  const load = Math.max(
    middle('floor', (it) => it.generatorShare),
    middle('muster', (it) => it.generatorShare),
  );
  const note = [
    `p50 ${middle('muster', (it) => it.p50).toFixed(2)} ms, p99 ${middle('muster', (it) => it.p99).toFixed(1)} ms`,
    `processor time of a request ${processor('floor')} and ${processor('muster')}`,
    `the load took ${Math.round(load * 100)} % of a core`,
  ].join('; ');
  const line: Line = {
    name,
    floor: `${Math.round(bare)}/s`,
    muster: `${Math.round(own)}/s`,
    value: own / bare,
    target: { atLeast: target },
    note,
  };
  return { line, succeeded };
}
