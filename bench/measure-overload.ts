import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill, sendEverybodyHome } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { requestText } from './load/connection.ts';
import { drive, type Script } from './load/load.ts';
import { type Asker, at, driveAtPace, type Outcome } from './load/open-loop.ts';
import { punchRequest } from './load/scripts.ts';
import { type Server, startMuster } from './machine/processes.ts';
import { processorTime } from './machine/processor.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const MEMBERS = 600;
/** With so many a server is at its best. */
const CONNECTIONS = 64;
const TWICE = 2;
/** Of the mixed load one request in so many is a check-in, so that there is room for all check-ins at twice the load. */
const MIXED = 8;
const CHECK_IN = 'check-in';
const LIST = 'list';

/** What a server still does at twice the load that it can carry, and how soon it sends the rest away. */
export async function measureOverload(listPath: string, { seconds }: Effort): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(CACHE, 'overload-'));
  const members = await companyOf(dataDir);
  const server = await startMuster({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const load = { server, members, atWork: new Set<SignedIn>(), listPath, seconds: Math.max(3, seconds) };
  try {
    const lists = await twice(load, () => LIST);
    const mixed = await twice(load, (turn) => (turn % MIXED === 0 ? CHECK_IN : LIST));
    const checkIns = await twice(load, () => CHECK_IN);
    return [
      goodput('month lists', lists),
      goodput('check-ins', checkIns),
      checkInsOf(mixed.outcome),
      refusals([lists.outcome, mixed.outcome, checkIns.outcome]),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

interface Load {
  readonly server: Server;
  readonly members: readonly SignedIn[];
  readonly atWork: Set<SignedIn>;
  readonly listPath: string;
  readonly seconds: number;
}

type KindOf = (turn: number) => typeof CHECK_IN | typeof LIST;

interface Twice {
  readonly best: number;
  readonly outcome: Outcome;
  /** What an answer with success takes of the processor at its best, against what it takes at twice the load. */
  readonly thrift: number;
}

/** The most that the server does in a second, then what it does of twice as much. */
async function twice(load: Load, kindOf: KindOf): Promise<Twice> {
  const { server, members, seconds } = load;
  const askers = members.map((member) => askerOf(load, member, kindOf));
  const scripts = Array.from({ length: CONNECTIONS }, (_, index) =>
    inTurn(askers.filter((_asker, place) => place % CONNECTIONS === index)),
  );
  await drive(server.port, scripts, seconds / 2);
  const spent = () => processorTime(server.pid) ?? Number.NaN;
  const begun = spent();
  const before = await drive(server.port, scripts, seconds);
  const [quiet, overloaded] = [spent() - begun, spent()];
  const outcome = await driveAtPace(server.port, askers, before.perSecond * TWICE, seconds * TWICE);
  const busy = spent() - overloaded;
  const after = await drive(server.port, scripts, seconds);
  const thrift = quiet / before.succeeded / (busy / sum(outcome.succeeded));
  return { best: Math.max(before.perSecond, after.perSecond), outcome, thrift };
}

function askerOf({ atWork, listPath }: Load, member: SignedIn, kindOf: KindOf): Asker {
  let turn = member.id;
  const asker = {
    kind: LIST as string,
    next: () => {
      asker.kind = kindOf(turn++);
      if (asker.kind === LIST) return requestText('GET', listPath, member.token);
      return punchRequest(member, atWork.has(member) ? 'out' : 'in', crypto.randomUUID());
    },
    answered: (succeeded: boolean) => {
      if (!succeeded || asker.kind === LIST) return;
      if (!atWork.delete(member)) atWork.add(member);
    },
  };
  return asker;
}

/** One connection for some members in turn: those who ask at twice the load are the same, whose rows are as cold. */
function inTurn(askers: readonly Asker[]): Script {
  let turn = 0;
  let asking = askers[0] as Asker;
  return {
    next: () => {
      asking = askers[turn++ % askers.length] as Asker;
      return asking.next();
    },
    succeeded: ({ status }) => {
      asking.answered(status < 300);
      return status < 300;
    },
  };
}

async function companyOf(dataDir: string): Promise<readonly SignedIn[]> {
  const database = openSqlite(dataDir);
  await fill(database, { members: MEMBERS, months: 1 });
  await sendEverybodyHome(database);
  const people = await signInMembers(
    database,
    Array.from({ length: MEMBERS }, (_, index) => index + 1),
  );
  await database.close();
  return people;
}

const sum = (counted: ReadonlyMap<string, number>) => [...counted.values()].reduce((all, it) => all + it, 0);

function goodput(what: string, { best, outcome, thrift }: Twice): Line {
  const { succeeded, shed, waits, unsent, seconds } = outcome;
  const done = sum(succeeded) / seconds;
  return {
    name: `${what} at twice the load against the most that is possible, SQLite`,
    floor: `${Math.round(best)}/s`,
    muster: `${Math.round(done)}/s`,
    value: done / best,
    target: { atLeast: 0.9 },
    note: `${Math.round(sum(shed) / seconds)}/s were sent away, ${unsent} never sent; let in: p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms; by the server's processor time ${thrift.toFixed(2)}`,
  };
}

function checkInsOf({ succeeded, shed }: Outcome): Line {
  const share = (kind: string) => {
    const done = succeeded.get(kind) ?? 0;
    return done / (done + (shed.get(kind) ?? 0));
  };
  const value = share(CHECK_IN);
  return {
    name: `check-ins let in at twice the load of lists and check-ins, SQLite`,
    floor: '',
    muster: `${(value * 100).toFixed(1)} %`,
    value,
    target: { atLeast: 0.99 },
    note: `of the lists ${(share(LIST) * 100).toFixed(0)} %`,
  };
}

function refusals(outcomes: readonly Outcome[]): Line {
  const all = Float64Array.from(outcomes.flatMap((it) => [...it.refusals])).sort();
  const value = all.length === 0 ? 0 : at(all, 0.99);
  return {
    ...{ name: 'the wait of whoever is sent away, p99, SQLite', floor: '', muster: `${value.toFixed(0)} ms`, value },
    target: { atMost: 50 },
  };
}
