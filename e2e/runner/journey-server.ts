/** Serves the sample company from a data directory of its own, which is gone when the journeys end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run-command.ts';

const directory = mkdtempSync(join(tmpdir(), 'muster-journeys-'));
const server = spawn(process.execPath, ['server/commands/demo.ts'], {
  cwd: root,
  env: { ...process.env, DATA_DIR: directory, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'inherit', 'inherit'],
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));

server.on('exit', (code) => {
  rmSync(directory, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
