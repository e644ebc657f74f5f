import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import { newestBackup } from '../archive/nightly-backup.ts';
import type { Dependencies } from '../dependencies.ts';
import type { InFlight } from '../http/load/in-flight.ts';
import type { Metrics } from '../http/metrics.ts';
import { countMails } from '../records/news/mail.ts';
import { countPushes } from '../records/news/push.ts';
import { countNewLines } from '../records/office/audit-seal.ts';

const COMMIT_SIZES = [1, 2, 4, 8, 16, 32, 64];
const NS = 1e9;
const US = 1e6;

interface Told {
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
}

/** Tells how the process and what it is made of are, whenever somebody asks (docs/operations.md, "What to measure"). */
export function tellVitals(app: FastifyInstance, deps: Dependencies, { metrics, inFlight }: Told): void {
  const { registry } = metrics;
  const tell = gauges(registry);
  const { clock, config, database, passwords } = deps;
  const commits = new Histogram({
    ...{ name: 'muster_commit_writes', help: 'How many writes shared a commit (SQLite).' },
    ...{ buckets: COMMIT_SIZES, registers: [registry] },
  });
  database.vitals.onCommit((writes) => commits.observe(writes));
  tell('muster_pool', 'What works, rests and waits at a queue or a pool of connections.', ['pool', 'state'], (set) => {
    for (const { name, ...states } of [...database.vitals.pools(), { name: 'passwords', ...passwords.busy() }]) {
      for (const [state, value] of Object.entries(states)) set(value, { pool: name, state });
    }
  });
  const untilAway = (count: () => Promise<number>) => async (set: Set) => {
    const waiting = await count().catch(() => undefined);
    if (waiting !== undefined) set(waiting);
  };
  const mails = untilAway(() => countMails(database.query));
  tell('muster_mails_waiting', 'Mails that are still to be sent; absent while the database is away.', [], mails);
  const pushes = untilAway(() => countPushes(database.query));
  tell(
    'muster_pushes_waiting',
    'News that devices are still to be told; absent while the database is away.',
    [],
    pushes,
  );
  const unsealed = untilAway(() => countNewLines(database.query));
  tell(
    'muster_audit_unsealed',
    'Lines of the audit log that are not in its chain yet; absent while the database is away.',
    [],
    unsealed,
  );
  tell('muster_backup_age_seconds', 'How old the newest nightly backup is; absent where there is none.', [], (set) => {
    const now = clock();
    const newest = config.backup && newestBackup(config.backup.folder, now);
    if (newest) set(now.since(newest).total('seconds'));
  });
  tell(
    'muster_requests',
    'Requests that are not answered yet, and those that wait for their turn.',
    ['state'],
    (set) => {
      set(inFlight.underWay(), { state: 'under way' });
      set(inFlight.waiting(), { state: 'waiting' });
    },
  );
  tell('muster_open_connections', 'Connections of clients.', [], async (set) => {
    set(await new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open ?? 0))));
  });
  tellProcess(app, tell);
}

type Set = (value: number, labels?: Record<string, string>) => void;
type Tell = (name: string, help: string, labelNames: string[], read: (set: Set) => void | Promise<void>) => void;

/** Gauges that are read when somebody asks. */
const gauges =
  (registry: Metrics['registry']): Tell =>
  (name, help, labelNames, read) => {
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        this.reset();
        if (labelNames.length === 0) this.remove();
        await read((value, labels = {}) => this.set(labels, value));
      },
    });
  };

/** The process, by the names under which Prometheus knows such things. */
function tellProcess(app: FastifyInstance, tell: Tell): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  const help = 'How late the event loop was since somebody last asked.';
  tell('muster_eventloop_delay_seconds', help, ['quantile'], (set) => {
    for (const quantile of [50, 99, 100]) set(delay.percentile(quantile) / NS, { quantile: String(quantile / 100) });
    delay.reset();
  });
  tell('process_resident_memory_bytes', 'Resident memory.', [], (set) => set(process.memoryUsage.rss()));
  tell('nodejs_heap_bytes', 'Memory of JavaScript: used, kept, and outside its heap.', ['part'], (set) => {
    const { heapUsed, heapTotal, external } = process.memoryUsage();
    for (const [part, bytes] of Object.entries({ used: heapUsed, total: heapTotal, external })) set(bytes, { part });
  });
  tell('process_cpu_seconds_total', 'Processor time.', [], (set) => {
    const { user, system } = process.cpuUsage();
    set((user + system) / US);
  });
  tell('process_start_time_seconds', 'When the process began.', [], (set) => set(performance.timeOrigin / 1000));
}
