import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';

const readDeployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const unit = readDeployed('muster.service');
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

const commands = mkdtempSync(join(tmpdir(), 'muster-deploy-'));
afterAll(() => rmSync(commands, { recursive: true }));

test('what npm runs beside the service has its account, its settings and its folder', () => {
  writeFileSync(join(commands, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${commands}${delimiter}${process.env['PATH']}` };
  const ran = spawnSync(join(root, 'deploy/as-service'), ['backup', '/backups/a file.tgz'], { env, encoding: 'utf8' });
  const said = ran.stdout.trim().split('\n');
  expect(said).toEqual(
    expect.arrayContaining([
      `--uid=${settingOf('User')}`,
      `--gid=${settingOf('Group')}`,
      `--property=EnvironmentFile=${settingOf('EnvironmentFile')}`,
      `--property=WorkingDirectory=${settingOf('WorkingDirectory')}`,
      `--property=UMask=${settingOf('UMask')}`,
    ]),
  );
  expect(said.slice(-5)).toEqual(['/usr/bin/npm', 'run', '--silent', 'backup', '/backups/a file.tgz']);
});

test('a name that is mistyped is said to be none', () => {
  const ran = spawnSync(join(root, 'deploy/as-service'), ['bakcup', '/backups/a'], { encoding: 'utf8' });
  expect([ran.status, ran.stderr]).toEqual([2, expect.stringContaining('There is nothing named bakcup to run.')]);
});

test('systemd waits longer for the end than the longest drain takes, and tries a failed start for ever', () => {
  const [, longest] =
    /max\((\d+)\)\),\s*'0',\s*'a number of seconds/.exec(readFileSync(join(root, 'server/config.ts'), 'utf8')) ?? [];
  expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(Number(longest) + 10);
  expect([settingOf('StartLimitIntervalSec'), settingOf('RestartSec')]).toEqual(['0', '5']);
});

test('a container runs what npm start runs, and without npm, which keeps the signal to stop from the server', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(JSON.parse(command).join(' ')).toBe(scripts.start.replaceAll('"', ''));
});

test('the settings to begin with name every variable of the README but where it listens', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap((it) =>
    [...(it[1] ?? '').matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  const given = [...readDeployed('muster.env').matchAll(/^#?([A-Z_]+)=/gm)].map((it) => it[1]);
  const elsewhere = ['HOST', 'PORT', 'TEST_DATABASE_URL'];
  expect(given.toSorted()).toEqual(named.filter((it) => !elsewhere.includes(it)).toSorted());
});
